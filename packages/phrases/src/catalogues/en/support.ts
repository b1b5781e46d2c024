/** The page that leads to customer service, and the cases people have there. */
export default {
  "support.title": "Contact customer service",
  "support.text": "Tell us what happened. Customer service reads every message.",
  "support.never":
    "Never send a password or a security code. Customer service never asks for them.",
  "support.new": "New message",
  "support.logIn":
    "Do you have an account? <link>Log in</link> to write from your account and read the answer here.",
  "support.logInForCase": "<link>Log in</link> to read your case.",

  "support.subject": "What is it about?",
  "support.subject.choose": "Choose a subject",
  "support.subject.account": "Account and settings",
  "support.subject.login": "Login and security verification",
  "support.subject.verification": "Identity verification",
  "support.subject.order": "Order",
  "support.subject.appeal": "Appeal",
  "support.subject.deposit": "Deposit",
  "support.subject.withdrawal": "Withdrawal",
  "support.subject.hold": "Frozen account, hold or block",
  "support.subject.other": "Something else",

  "support.order": "Order",
  "support.order.none": "No particular order",

  "support.message": "Your message",
  "support.message.hint":
    "10 to 2,000 characters. Times, amounts and addresses help us to find it.",
  "support.message.short": "Please write at least 10 characters.",

  "support.email": "Your email address",
  "support.email.hint": "The answer goes to this address. We use it for nothing else.",
  "support.email.invalid": "Please enter a valid email address.",

  "support.send": "Send",
  "support.checking": "Checking your browser…",

  "support.notDone.send": "Your message is not sent",
  "support.notDone.reply": "Your reply is not sent",
  "support.notDone.close": "The case is not closed",

  "support.sent.title": "Your message is with customer service",
  "support.sent.number": "Your case number is {number}.",
  "support.sent.account": "You will read the answer on this page. We notify you when it is there.",
  "support.sent.email": "The answer goes to {email}.",
  "support.sent.view": "View case",
  "support.sent.another": "Write another message",

  "support.cases": "Your cases",
  "support.cases.none": "You have not written to customer service yet.",
  "support.cases.older": "Older cases",
  "support.cases.newer": "Newer cases",

  "support.case": "Case {number}",
  "support.case.unknown": "There is no such case in this account.",

  "support.state.open": "Waiting for customer service",
  "support.state.claimed": "In progress",
  "support.state.answered": "Answered",
  "support.state.closed": "Closed",

  "support.from.you": "You",
  "support.from.staff": "Customer service",

  "support.reply": "Your reply",
  "support.reply.send": "Send reply",
  "support.field.blank": "The field cannot be left blank.",

  "support.close": "Close case",
  "support.close.title": "Close this case?",
  "support.close.text": "Nothing more can be written in it. You can open a new case at any time.",
  "support.close.keep": "Keep it open",
  "support.closed": "This case is closed.",
} as const;
