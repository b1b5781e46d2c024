import { describe, expect, test } from "vitest";
import { decideInvitation, INVITATION_MS, type Invited } from "./staff-invitation.ts";

const NOW = Date.UTC(2026, 2, 1, 8);
const INVITATION = {
  email: "mira@parley.test",
  expiresAt: NOW + INVITATION_MS,
  acceptedAt: null,
  revokedAt: null,
};
const MIRA: Invited = {
  email: "mira@parley.test",
  isEmailVerified: true,
  isStaff: false,
  isSubUser: false,
};

describe("an invitation", () => {
  test.each([
    ["to the invited account", {}, {}, 0, null],
    ["a moment before its end", {}, {}, INVITATION_MS - 1, null],
    ["at its end", {}, {}, INVITATION_MS, "invitationInvalid"],
    ["that was accepted", { acceptedAt: NOW }, {}, 0, "invitationInvalid"],
    ["that was revoked", { revokedAt: NOW }, {}, 0, "invitationInvalid"],
    ["to another address", {}, { email: "eve@parley.test" }, 0, "invitationOfOther"],
    ["to an account without an address", {}, { email: null }, 0, "invitationOfOther"],
    ["to an address that was only entered", {}, { isEmailVerified: false }, 0, "invitationOfOther"],
    ["to a sub-user", {}, { isSubUser: true }, 0, "notAllowed"],
    ["to a member of staff", {}, { isStaff: true }, 0, "alreadyStaff"],
  ])("%s", (_what, invitation, invited, after, refusal) => {
    const decided = decideInvitation(
      { ...INVITATION, ...invitation },
      { ...MIRA, ...invited },
      NOW + after,
    );
    expect(decided).toBe(refusal);
  });
});
