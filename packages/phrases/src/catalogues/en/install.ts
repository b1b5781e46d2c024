/** The installed app: its manifest and the page without a connection. */
export default {
  "install.description":
    "Buy and sell crypto from person to person, with the coins held in escrow.",
  "install.offline.title": "No connection",
  "install.offline.text":
    "Parley cannot be reached. Please check your internet connection. Time limits of open orders keep running.",
  "install.offline.retry": "Try again",
} as const;
