/** What a security code may be used for. A code sent for one purpose is worth nothing for another. */

export const CODE_PURPOSES = [
  "register",
  "login",
  "reset-password",
  "bind-email",
  "bind-phone",
  "unbind-email",
  "unbind-phone",
  "totp-confirm",
  "totp-remove",
  "password-change",
  "passkey-add",
  "passkey-remove",
  "recovery-codes",
  "create-user-payment",
  "update-user-payment",
  "remove-user-payment",
  "release",
  "split",
  "withdraw",
  "api-settings",
  "sub-users",
  "staff-action",
] as const;

export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** How long a code is good for. */
export const CODE_VALID_MINUTES = 5;
