/** The installed app: its manifest, the page without a connection, and push notifications. */
export default {
  "install.description":
    "Buy and sell crypto from person to person, with the coins held in escrow.",
  "install.offline.title": "No connection",
  "install.offline.text":
    "Parley cannot be reached. Please check your internet connection. Time limits of open orders keep running.",
  "install.offline.retry": "Try again",
  "install.push.title": "Push notifications",
  "install.push.text":
    "News of your orders arrives on this device even when Parley is closed. The lock screen shows no amounts and no names.",
  "install.push.switch": "This device",
  "install.push.switch.text": "Orders and appeals",
  "install.push.unsupported": "This browser does not support push notifications.",
  "install.push.homeScreen":
    "On iPhone and iPad, add Parley to the home screen first: tap Share, then “Add to Home Screen”, and open Parley from there.",
  "install.push.blocked":
    "Your browser blocks notifications from this site. Allow them in the site settings of the browser, then turn them on here.",
  "install.push.refused": "The browser was not allowed to show notifications.",
  "install.push.isOn": "This device now receives push notifications.",
  "install.push.isOff": "This device no longer receives push notifications.",
  "install.push.failed": "Push notifications could not be turned on. Please try again later.",
  "install.sound.title": "New orders",
  "install.sound.switch": "Sound for new orders",
  "install.sound.text": "On this device, while Parley is open",
} as const;
