/** Security verification, its set-up, and binding of phone, email and authenticator. */
export default {
  "security.title": "Account Security",
  "security.phone": "Phone",
  "security.email": "Email",
  "security.authenticator": "Google Authenticator",
  "security.bind": "Bind",
  "security.unbind": "Unbind",

  "security.verify.title": "Security verification",
  "security.verify.unavailable": "Security verification unavailable?",
  "security.verify.newDevice": "A login from a new device needs extra verification.",
  "security.verify.needed":
    "Withdrawals, changes to account security and API settings need security verification.",

  "security.setup.title": "Security setup",
  "security.setup.twoFactor": "Please set up 2FA before trading.",

  "security.code.get": "Get code",
  "security.code.sentTo": "Enter the 6-digit code sent to {n}",
  "security.code.authenticator": "Enter the 6-digit code of Google Authenticator",
  "security.code.invalidFormat": "Invalid code format. Please try again.",
  "security.code.phoneFirst": "Please enter a phone number first.",
  "security.code.emailFirst": "Please enter an email first.",

  "security.unbind.emailFirst": "Please bind an email before unbinding your phone.",
  "security.unbind.phoneFirst": "Please bind a phone before unbinding your email.",
  "security.unbind.withdrawalLock":
    "Withdrawals are blocked for 24 hours after you unbind a phone or email or turn off Google Authenticator.",
} as const;
