/** The account pages: their navigation, sub-users and settings. */
export default {
  "account.nav": "Account",
  "account.nav.security": "Security",
  "account.nav.kyc": "Identity verification",
  "account.nav.subUsers": "Sub-users",
  "account.nav.api": "API keys",
  "account.nav.settings": "Settings",
  "account.back": "Back to P2P",

  "account.subUsers.title": "Sub-users",
  "account.subUsers.text":
    "Logins for people who work for you. They trade under your verified identity, each with what you allow.",
  "account.subUsers.count": "{count} of {most}",
  "account.subUsers.create": "Create sub-user",
  "account.subUsers.empty": "No sub-users yet",
  "account.subUsers.emptyText":
    "Create one to let somebody trade for you without sharing your password.",
  "account.subUsers.name": "Sub-user",
  "account.subUsers.lastSeen": "Last seen {time}",
  "account.subUsers.neverSeen": "Has not logged in yet",
  "account.subUsers.permissions": "Permissions",
  "account.subUsers.permissionsOf": "Permissions of {name}",
  "account.subUsers.permission.trade": "Trade",
  "account.subUsers.permission.payment": "Payment methods",
  "account.subUsers.permission.withdraw": "Withdraw",
  "account.subUsers.useAdminTwoFactor": "Verify with my authenticator",
  "account.subUsers.status": "Status",
  "account.subUsers.active": "Active",
  "account.subUsers.frozen": "Frozen",
  "account.subUsers.action": "Action",
  "account.subUsers.freeze": "Freeze",
  "account.subUsers.unfreeze": "Unfreeze",
  "account.subUsers.freeze.title": "Freeze {name}?",
  "account.subUsers.freeze.text":
    "This sub-user is logged out everywhere at once and cannot log in until you unfreeze it. Its open orders stay as they are.",
  "account.subUsers.freeze.done": "{name} is frozen.",
  "account.subUsers.unfreeze.title": "Unfreeze {name}?",
  "account.subUsers.unfreeze.text":
    "This sub-user can log in again and do what its permissions allow.",
  "account.subUsers.unfreeze.done": "{name} can log in again.",
  "account.subUsers.cancel": "Cancel",
  "account.subUsers.close": "Close",
  "account.subUsers.saved": "Permissions of {name} saved.",
  "account.subUsers.notDone.create": "The sub-user is not created",
  "account.subUsers.notDone.change": "The change is not saved",

  "account.subUsers.new.title": "Create a sub-user",
  "account.subUsers.new.text":
    "The sub-user logs in with this email or phone and the password you set, and confirms it with a code at the first login.",
  "account.subUsers.new.whyCodes":
    "A sub-user can trade in your name, so please confirm that it is you.",
  "account.subUsers.new.account": "Email or phone",
  "account.subUsers.new.account.hint":
    "A phone number with its country code, such as +49 170 1234567.",
  "account.subUsers.new.username": "Nickname",
  "account.subUsers.new.password": "Password",
  "account.subUsers.new.password.hint": "At least 8 characters. Hand it over in a safe way.",
  "account.subUsers.new.useAdminTwoFactor": "Verify with my authenticator",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "The sub-user then needs the codes of your authenticator instead of its own.",
  "account.subUsers.new.submit": "Create",
  "account.subUsers.new.continue": "Continue",
  "account.subUsers.new.back": "Back",
  "account.subUsers.new.done": "{name} has been created.",
  "account.field.blank": "The field cannot be left blank.",
  "account.subUsers.problem.password": "Please use 8 to 128 characters.",

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
  "account.settings.username.next": "You can change the name again from {time}.",
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
