/** The frame around every page: header, footer, error pages, toasts and bars. */
export default {
  "shell.skip": "Skip to content",
  "shell.home": "Parley, home page",
  "shell.nav": "Main",
  "shell.nav.buy": "Buy",
  "shell.nav.sell": "Sell",
  "shell.language": "Language",
  "shell.theme.dark": "Use dark colours",
  "shell.theme.light": "Use light colours",

  "shell.footer.trade": "Trade",
  "shell.footer.buy": "Buy crypto",
  "shell.footer.sell": "Sell crypto",
  "shell.footer.developers": "Developers",
  "shell.footer.apiDocs": "API documentation",
  "shell.footer.openApi": "OpenAPI document",
  "shell.footer.risk":
    "Prices of cryptocurrencies can change fast and far. Trade only what you can afford to lose.",
  "shell.footer.licence": "Parley is open-source software.",

  "shell.error.notFound": "Page Not Found",
  "shell.error.notFoundRoute": "Page not found",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "There is nothing at this address. It may have been mistyped, or the page has moved.",
  "shell.error.internal": "Internal Server Error",
  "shell.error.internalText":
    "Something went wrong on our side. Your coins and your orders are not affected. Please try again in a moment.",
  "shell.error.home": "Go to the home page",
  "shell.error.retry": "Retry",
  "shell.error.network": "Network Error",
  "shell.error.requestFailed": "The request failed. Please try again",
  "shell.error.requestFailedRetry": "Request failed, please try again",
  "shell.error.newVersion": "new version available, Please refresh the page!",
  "shell.error.noMatchingData": "No matching data",

  "shell.refresh": "Refresh",
  "shell.dismiss": "Dismiss",
  "shell.toasts": "Messages",
  "shell.offline": "You are offline. What you see may be out of date.",
} as const;
