// /api/admin/session: the session in which a member of staff works. A login whose authenticator or
// passkey was verified opens one too.
import { STAFF_RIGHTS, STAFF_ROLES } from "@parley/domain/staff/staff-right";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, uidText } from "../../fields.ts";
import { CODE_ERRORS, securityCodes } from "../../security-codes.ts";
import { nicknameText } from "../../nickname-field.ts";

export const NAME_ERRORS = [
  "nicknameCharacters",
  "nicknameScripts",
  "nicknameContact",
  "nicknameReserved",
  "staffNameTaken",
] as const;

/** The reader, and how long the session lasts. */
const ownStaffSession = z.object({
  uid: uidText(),
  username: z.string(),
  staffName: z.string(),
  role: z.enum(STAFF_ROLES),
  rights: z.array(z.enum(STAFF_RIGHTS)),
  openedAt: epochMillis(),
  /** However busy. */
  expiresAt: epochMillis(),
  /** If no call follows; calls with the header `parley-background` do not count. */
  idleEndsAt: epochMillis(),
  factors: z.object({ totp: z.boolean(), passkey: z.boolean() }),
  /** Until then small claimed cases need no code; null where none is open. */
  stepUpUntil: z.nullable(epochMillis()),
});

export const openStaffSession = defineEndpoint({
  name: "openStaffSession",
  summary:
    "Opens the session that calls of staff need, with an authenticator or a passkey (purpose `staff-action`, subject `session`). It lasts 12 hours, an hour without use, and is bound to the login.",
  area: "staff",
  method: "POST",
  path: "/api/admin/session",
  kind: "write",
  access: "staff",
  right: "useConsole",
  opensStaffSession: true,
  callsPerMinute: 20,
  request: { body: z.strictObject({ codes: securityCodes() }) },
  reply: ownStaffSession,
  errors: ["staffTwoFactorNeeded", ...CODE_ERRORS],
});

export const getStaffSession = defineEndpoint({
  name: "getStaffSession",
  summary: "The member of staff who reads, with rights, and how long the staff session lasts.",
  area: "staff",
  method: "GET",
  path: "/api/admin/session",
  kind: "read",
  access: "staff",
  right: "useConsole",
  request: {},
  reply: ownStaffSession,
  errors: [],
});

export const closeStaffSession = defineEndpoint({
  name: "closeStaffSession",
  summary: "Ends the staff session; the login goes on.",
  area: "staff",
  method: "DELETE",
  path: "/api/admin/session",
  kind: "write",
  access: "staff",
  right: "useConsole",
  request: { body: z.strictObject({}) },
  reply: z.null(),
  errors: [],
});

export const setStaffName = defineEndpoint({
  name: "setStaffName",
  summary: "Sets the name under which users know the member of staff who calls, such as Mira.",
  area: "staff",
  method: "POST",
  path: "/api/admin/session/name",
  kind: "write",
  access: "staff",
  right: "useConsole",
  request: { body: z.strictObject({ staffName: nicknameText() }) },
  reply: ownStaffSession,
  errors: NAME_ERRORS,
});
