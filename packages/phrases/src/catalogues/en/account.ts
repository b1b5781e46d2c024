/** The account pages: their navigation, sub-users and settings. */
export default {
  "account.nav": "Account",
  "account.nav.security": "Security",
  "account.nav.kyc": "Identity verification",
  "account.nav.subUsers": "Sub-users",
  "account.nav.settings": "Settings",
  "account.back": "Back to P2P",

  "account.settings.title": "Settings",
  "account.settings.description":
    "Your nickname, the language of our messages and how this site looks.",
  "account.settings.profile.title": "Profile",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "Copy UID",
  "account.settings.uid.copied": "Copied",
  "account.settings.uid.failed": "Copying failed",
  "account.settings.username": "Nickname",
  "account.settings.username.hint":
    "Other traders see this name. 3 to 30 letters, digits, dots, hyphens or underscores.",
  "account.settings.username.invalid":
    "Use 3 to 30 letters, digits, dots, hyphens or underscores, and begin with a letter or a digit.",
  "account.settings.save": "Save",
  "account.settings.saved": "Saved.",
  "account.settings.messages.title": "Messages",
  "account.settings.language": "Language of messages",
  "account.settings.language.hint":
    "Emails and text messages to you are written in this language. The website itself follows the language menu at the top.",
  "account.settings.look.title": "Appearance",
  "account.settings.theme": "Colours",
  "account.settings.theme.system": "Like your system",
  "account.settings.theme.light": "Light",
  "account.settings.theme.dark": "Dark",
} as const;
