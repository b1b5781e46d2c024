/** Registering, logging in, and a forgotten password. */
export default {
  "auth.address": "Check that the address above begins with {origin}",
  "auth.checking": "Checking that you are not a robot…",
  "auth.noScript": "This form needs JavaScript. Please turn it on in your browser.",
  "auth.wait": "You can try again in {time}.",
  "auth.secondsLeft": "{seconds, plural, one {# second} other {# seconds}} until you can try again",

  "auth.account": "Email or phone number",
  "auth.account.hint": "Type a phone number with its country code, such as +44 7400 123456.",
  "auth.account.invalid": "Please enter an email address, or a phone number with its country code.",
  "auth.email": "Email",
  "auth.email.invalid": "Please enter a valid email address.",
  "auth.phone": "Phone number",
  "auth.phone.invalid": "Please enter a valid phone number.",
  "auth.phone.country": "Country code",
  "auth.phone.search": "Search country or code",
  "auth.password": "Password",
  "auth.password.new": "New password",
  "auth.password.short": "Please use at least 8 characters.",
  "auth.password.long": "Please use at most 128 characters.",
  "auth.strength": "Password strength: {level}",
  "auth.strength.none": "too short",
  "auth.strength.weak": "weak",
  "auth.strength.fair": "fair",
  "auth.strength.good": "good",
  "auth.strength.strong": "strong",
  "auth.strength.hint.short": "At least 8 characters. A few words in a row are easy to remember.",
  "auth.strength.hint.easy": "It follows a pattern that is among the first to be guessed.",
  "auth.strength.hint.account": "It contains your email address or phone number.",
  "auth.strength.hint.longer": "Add more characters: length protects best.",

  "auth.ended.otherDevice":
    "You were logged out from another device. If that was not you, change your password at once.",
  "auth.ended.passwordChanged":
    "The password of this account was changed, which ended all sessions. If that was not you, reset it at once.",
  "auth.ended.securityChanged":
    "The security settings of this account were changed, which ended all sessions. Please log in again.",
  "auth.ended.service":
    "Customer service ended all sessions of this account to protect it. Your email says more.",
  "auth.ended.frozen": "The main account has frozen your access.",
  "auth.ended.expired": "You were logged out because this device was not used for a long time.",
  "auth.login.title": "Log in",
  "auth.login.description": "Log in to Parley with your email, phone number or passkey.",
  "auth.login.submit": "Log in",
  "auth.login.notDone": "You are not logged in",
  "auth.login.forgot": "Forgot password?",
  "auth.login.or": "or",
  "auth.login.passkey": "Log in with a passkey",
  "auth.login.new": "New to Parley? <link>Register</link>",
  "auth.login.verify": "Please confirm that it is you.",
  "auth.login.back": "Back",

  "auth.register.title": "Create your account",
  "auth.register.description":
    "Create a Parley account with your email or phone number to buy and sell crypto person to person.",
  "auth.register.by": "Register with",
  "auth.register.email": "Email",
  "auth.register.phone": "Phone",
  "auth.register.submit": "Register",
  "auth.register.terms":
    "By registering you confirm that you are at least 18 years old. You read and accept the <link>P2P service agreement</link> before your first trade; <privacy>Privacy</privacy> says what happens to your data.",
  "auth.register.known": "Already have an account? <link>Log in</link>",

  "auth.code.title.email": "Check your email",
  "auth.code.title.phone": "Check your phone",
  "auth.code": "Security code",
  "auth.code.sent": "A new code is on its way.",
  "auth.code.wasSent": "A code was already sent to {account}. <link>Enter the code</link>",
  "auth.code.confirm": "Confirm",
  "auth.code.help.email":
    "Nothing there? Look into your spam folder. If you already have an account, the email says so.",
  "auth.code.help.phone":
    "Nothing there? Check the number. If you already have an account, the message says so.",
  "auth.code.change.email": "Change the email address",
  "auth.code.change.phone": "Change the phone number",

  "auth.forgot.title": "Set a new password",
  "auth.forgot.description": "Set a new password for your Parley account.",
  "auth.forgot.text":
    "Enter the email or phone number of your account. We send a code to it if there is one.",
  "auth.forgot.submit": "Send code",
  "auth.forgot.reset": "Set password",
  "auth.forgot.sessions":
    "You will be logged out on all devices, and withdrawals are blocked for 24 hours.",
  "auth.forgot.other": "Use another email or phone number",
  "auth.forgot.done": "Your password was changed. Please log in.",
  "auth.forgot.known": "Remembered it? <link>Log in</link>",
  "auth.undo.title": "Undo a change to your account",
  "auth.undo.text":
    "On {time} an email or phone of your account was changed. If this was not you, undo it: your account is then bound to these again, and to nothing else.",
  "auth.undo.email": "Email",
  "auth.undo.phone": "Phone",
  "auth.undo.none": "None",
  "auth.undo.effects":
    "All devices are logged out, what was added since is removed, withdrawals are blocked for 24 hours, and you set a new password.",
  "auth.undo.submit": "Undo the change",
  "auth.undo.done":
    "The change is undone. Now set a new password; the code goes to what is bound again.",
} as const;
