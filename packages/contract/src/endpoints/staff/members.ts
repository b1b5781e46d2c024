// Who belongs to the staff: members, invitations, leaving.
import { INVITATION_STATES } from "@parley/domain/staff/staff-invitation";
import { STAFF_ROLES } from "@parley/domain/staff/staff-right";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { accountText, epochMillis, idText, pageFields, pageOf, uidText } from "../../fields.ts";
import { CODE_ERRORS, securityCodes } from "../../security-codes.ts";
import { STAFF_ERRORS } from "../../staff-errors.ts";
import { nicknameText } from "../../nickname-field.ts";
import { saidText } from "../../text-fields.ts";
import { NAME_ERRORS } from "./door.ts";

const reason = () => saidText(500, 3);

export const listStaff = defineEndpoint({
  name: "listStaff",
  summary: "The members of staff, by role and name.",
  area: "staff",
  method: "GET",
  path: "/api/admin/staff",
  kind: "read",
  access: "staff",
  right: "readPeople",
  request: {},
  reply: z.array(
    z.object({
      uid: uidText(),
      username: z.string(),
      /** What users see. */
      staffName: z.string(),
      role: z.enum(STAFF_ROLES),
      since: epochMillis(),
      /** Cases that are claimed and not decided. */
      openCases: z.int(),
      lastSeenAt: z.nullable(epochMillis()),
    }),
  ),
  errors: [],
});

export const leaveStaff = defineEndpoint({
  name: "leaveStaff",
  summary:
    "Takes the role of a member of staff away, the own one or, with the right to set it, a colleague's. Staff sessions end, and claimed cases return to their queues.",
  area: "staff",
  method: "POST",
  path: "/api/admin/staff/{uid}/leave",
  kind: "write",
  access: "staff",
  right: "useConsole",
  request: {
    params: z.object({ uid: uidText() }),
    body: z.strictObject({ reason: reason(), codes: securityCodes() }),
  },
  reply: z.object({ uid: uidText(), handedBack: z.int() }),
  errors: [...STAFF_ERRORS, "lastAdministrator"],
});

const invitation = z.object({
  invitationId: idText(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  state: z.enum(INVITATION_STATES),
  createdAt: epochMillis(),
  expiresAt: epochMillis(),
  /** Null for one from the command line of the installation. */
  by: z.nullable(z.object({ uid: uidText(), username: z.string() })),
});

export const inviteStaff = defineEndpoint({
  name: "inviteStaff",
  summary:
    "Mails a link by which the account with that verified address joins the staff, within 72 hours. It takes the place of an earlier one to the address.",
  area: "staff",
  method: "POST",
  path: "/api/admin/invitations",
  kind: "write",
  access: "staff",
  right: "setRoles",
  request: {
    body: z.strictObject({
      email: accountText(),
      role: z.enum(STAFF_ROLES),
      reason: reason(),
      codes: securityCodes(),
    }),
  },
  reply: invitation,
  errors: [...STAFF_ERRORS, "accountInvalid", "alreadyStaff"],
});

export const listInvitations = defineEndpoint({
  name: "listInvitations",
  summary: "Invitations to the staff, the latest first.",
  area: "staff",
  method: "GET",
  path: "/api/admin/invitations",
  kind: "read",
  access: "staff",
  right: "setRoles",
  request: { query: z.object(pageFields()) },
  reply: pageOf(invitation),
  errors: [],
});

export const revokeInvitation = defineEndpoint({
  name: "revokeInvitation",
  summary: "Takes an invitation back that was not accepted yet.",
  area: "staff",
  method: "POST",
  path: "/api/admin/invitations/{invitationId}/revoke",
  kind: "write",
  access: "staff",
  right: "setRoles",
  request: {
    params: z.object({ invitationId: idText() }),
    body: z.strictObject({ reason: reason(), codes: securityCodes() }),
  },
  reply: invitation,
  errors: [...STAFF_ERRORS, "invitationInvalid"],
});

export const acceptInvitation = defineEndpoint({
  name: "acceptInvitation",
  summary:
    "Joins the staff by the link of an invitation: for the account that has verified the invited address, with an authenticator or a passkey (purpose `staff-action`, subject `invitation`). Opens a staff session.",
  area: "staff",
  method: "POST",
  path: "/api/a/v1/staff/accept-invitation",
  kind: "write",
  access: "session",
  callsPerMinute: 20,
  request: {
    body: z.strictObject({
      /** What follows the sign # in the link. */
      token: z.string().check(z.regex(/^[\w-]{0,200}$/)),
      /** Under which users know the member of staff; the username unless given. */
      staffName: z.optional(nicknameText()),
      codes: securityCodes(),
    }),
  },
  reply: z.object({ role: z.enum(STAFF_ROLES) }),
  errors: [
    "invitationInvalid",
    "invitationOfOther",
    "alreadyStaff",
    "staffTwoFactorNeeded",
    ...NAME_ERRORS,
    ...CODE_ERRORS,
  ],
});
