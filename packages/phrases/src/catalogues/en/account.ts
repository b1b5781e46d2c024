/** The account pages: their navigation, sub-users and settings. */
export default {
  "account.nav": "Account",
  "account.nav.security": "Security",
  "account.nav.kyc": "Identity verification",
  "account.nav.subUsers": "Sub-users",
  "account.nav.settings": "Settings",
  "account.back": "Back to P2P",
} as const;
