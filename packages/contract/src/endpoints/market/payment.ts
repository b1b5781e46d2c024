// /api/ctc/…-user-payment, upload-picture, file: the accounts at payment methods to which others pay
// a user, and the pictures that belong to them.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { assetCode, commandText, epochMillis, idText, payMethodCode } from "../../fields.ts";
import { saidLine, saidText } from "../../text-fields.ts";
import { COMMAND_ERRORS } from "../../security-codes.ts";

/** The largest file that is still smaller than 3 MB. */
export const MAX_PICTURE_BYTES = 3 * 1_024 * 1_024 - 1;

/** Wider than any schema: which fields a method has and what fits them, its schema says. */
const fieldValues = () =>
  z
    .record(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/)), saidText(1_000, 0))
    .check(z.refine((fields) => Object.keys(fields).length <= 30));

const userPayment = z.object({
  id: idText(),
  method: z.object({ code: z.string(), name: z.string(), group: z.string() }),
  receiverName: z.string(),
  /** Masked in lists. */
  account: z.string(),
  /** By name, as they were given; numbers are masked in lists. */
  fields: z.record(z.string(), z.string()),
  /** The same for people: in the form's order, labels and choices in the reader's language. */
  details: z.array(z.object({ name: z.string(), label: z.string(), text: z.string() })),
  picture: z.nullable(z.object({ fileId: idText(), url: z.string() })),
  createdAt: epochMillis(),
});

export const queryUserPayment = defineEndpoint({
  name: "queryUserPayment",
  summary:
    "The own payment methods, the newest first, with masked numbers; with `id` that one alone and in full.",
  area: "payment",
  method: "GET",
  path: "/api/ctc/query-user-payment",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {
    query: z.object({
      /** Only those that move this currency. */
      fiat: z.optional(assetCode()),
      id: z.optional(idText()),
    }),
  },
  reply: z.array(userPayment),
  errors: [],
});

export const queryPaymentHolder = defineEndpoint({
  name: "queryPaymentHolder",
  summary: "The name that accounts of this person must carry; null until it is verified.",
  area: "payment",
  method: "GET",
  path: "/api/ctc/query-payment-holder",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.object({
    receiverName: z.nullable(z.string()),
    /** Staff may not, nor a sub-user whom the master has not let. */
    canManage: z.boolean(),
    mostPayments: z.int(),
  }),
  errors: [],
});

/** Of an account that is entered, whether added or changed. */
const ENTRY_ERRORS = [
  ...COMMAND_ERRORS,
  "staffMayNotTrade",
  "subUserForbidden",
  "kycNotApproved",
  "unknownPayMethod",
  "holderNameMismatch",
  "paymentDuplicate",
  "paymentLimit",
  "unknownFile",
] as const;

export const createUserPayment = defineEndpoint({
  name: "createUserPayment",
  summary:
    "Adds an account to which others pay. The command's subject is the method's code; `fields` are those of the method's schema.",
  area: "payment",
  method: "POST",
  path: "/api/ctc/create-user-payment",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      method: payMethodCode(),
      fields: fieldValues(),
      receiverName: saidLine(100),
      pictureFileId: z.optional(idText()),
      command: commandText(),
    }),
  },
  reply: userPayment,
  errors: ENTRY_ERRORS,
});

export const updateUserPayment = defineEndpoint({
  name: "updateUserPayment",
  summary:
    "Changes an account, whose method stays. Offers use the changed one, under a new id; orders that exist keep what they show. The command's subject is the id.",
  area: "payment",
  method: "POST",
  path: "/api/ctc/update-user-payment",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      id: idText(),
      fields: fieldValues(),
      receiverName: saidLine(100),
      /** Absent: the picture stays; null: there is none any more. */
      pictureFileId: z.optional(z.nullable(idText())),
      command: commandText(),
    }),
  },
  reply: userPayment,
  errors: ENTRY_ERRORS,
});

export const removeUserPayment = defineEndpoint({
  name: "removeUserPayment",
  summary: "Removes an account; refused while an unclosed offer or open order uses it.",
  area: "payment",
  method: "POST",
  path: "/api/ctc/remove-user-payment",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ id: idText(), command: commandText() }) },
  reply: z.null(),
  errors: [...COMMAND_ERRORS, "staffMayNotTrade", "subUserForbidden", "paymentInUse"],
});

export const uploadPicture = defineEndpoint({
  name: "uploadPicture",
  summary: "Uploads a picture of a payment method, such as a QR code: PNG, JPG or JPEG under 3 MB.",
  area: "payment",
  method: "POST",
  path: "/api/ctc/upload-picture",
  kind: "write",
  access: "session",
  request: { form: z.strictObject({ file: z.file() }) },
  maxFileBytes: MAX_PICTURE_BYTES,
  fileTooLargeError: "pictureTooLarge",
  reply: z.object({ fileId: idText(), url: z.string() }),
  errors: [
    "staffMayNotTrade",
    "subUserForbidden",
    "pictureFailed",
    "pictureTypeRefused",
    "pictureTooLarge",
    "tooManyFiles",
    "idempotencyMismatch",
  ],
  callsPerMinute: 20,
});

export const getFile = defineEndpoint({
  name: "getFile",
  summary: "An uploaded file, for those it is meant for.",
  area: "payment",
  method: "GET",
  path: "/api/ctc/file/{fileId}",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { params: z.object({ fileId: idText() }) },
  reply: z.null(),
  isFile: true,
  errors: [],
});
