/** The frame around every page: header, footer, error pages, toasts and bars. */
export default {
  "shell.skip": "Skip to content",

  "shell.account.loggedOut": "You are logged out.",
  "shell.account.sessionEnded": "Your session has ended. Please log in again.",

  "shell.protection": "How Parley protects you",
  "shell.contact": "Contact customer service",

  "shell.error.notFound": "Page Not Found",
  "shell.error.notFoundRoute": "Page not found",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "There is nothing at this address. It may have been mistyped, or the page has moved.",
  "shell.error.internal": "Internal Server Error",
  "shell.error.internalText":
    "Something went wrong on our side. Your coins and your orders are not affected. Please try again in a moment.",
  "shell.error.notAllowed": "Access Not Allowed",
  "shell.error.notAllowedText": "Your account is not allowed to see this page.",
  "shell.error.limited": "Too Many Requests",
  "shell.error.limitedText":
    "Too many requests have come from you or your network. Please wait a minute and try again.",
  "shell.error.busy": "Service Unavailable",
  "shell.error.busyText":
    "The site is very busy right now. Your coins and your orders are not affected. Please try again in a moment.",
  "shell.error.accountGroup": "Your account group is not known. Please log in again.",
  "shell.error.home": "Go to the home page",
  "shell.error.retry": "Retry",
  "shell.notDone.unknown": "Not confirmed yet",
  "shell.notDone.text":
    "The server has not confirmed it. Check your connection and try again here. It will not be done twice.",
  "shell.notDone.retry": "Try again",
  "shell.notDone.change": "The change is not saved",

  "shell.amount.question": "Which amount do you mean?",
  "shell.amount.notAmount": "This cannot be read as an amount.",
  "shell.amount.decimals": "At most {most, plural, one {# decimal} other {# decimals}}.",
  "shell.amount.check": "Please check the amount.",
  "shell.error.network": "Network Error",
  "shell.error.requestFailed": "The request failed. Please try again",
  "shell.error.requestFailedRetry": "Request failed, please try again",
  "shell.error.newVersion": "new version available, Please refresh the page!",
  "shell.error.noMatchingData": "No matching data",

  "shell.refresh": "Refresh",
  "shell.dismiss": "Dismiss",
  "shell.toasts": "Messages",
  "shell.loading": "The page is loading",
  "shell.offline": "You are offline. What you see may be out of date.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "View Order",
} as const;
