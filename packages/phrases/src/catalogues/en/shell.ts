/** The frame around every page: header, footer, error pages, toasts and bars. */
export default {
  "shell.error.notFound": "Page Not Found",
  "shell.error.notFoundRoute": "Page not found",
  "shell.error.internal": "Internal Server Error",
  "shell.error.network": "Network Error",
  "shell.error.requestFailed": "The request failed. Please try again",
  "shell.error.requestFailedRetry": "Request failed, please try again",
  "shell.error.newVersion": "new version available, Please refresh the page!",
  "shell.error.noMatchingData": "No matching data",
} as const;
