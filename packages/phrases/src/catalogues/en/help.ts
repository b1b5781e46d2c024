/** The pages around help articles and announcements; their texts are in `packages/phrases/content`. */
export default {
  "help.title": "Help",
  "help.lead": "Short articles about trading on Parley, your account and your safety.",
  "help.topic.trading": "Trading",
  "help.topic.safety": "Safety",
  "help.topic.account": "Your account",
  "help.topic.costs": "Fees and limits",
  "help.all": "All help articles",
  "help.announcements": "Announcements",
  "help.rulingTime": "Time from an appeal to the decision (median of the last {days} days): {time}",
  "help.contents": "On this page",
  "help.otherLanguage": "This text is not available in your language yet.",
  "help.outdated": "The English text is newer than this translation.",
  "help.readEnglish": "Read it in English",
  "help.failed": "The help pages cannot be loaded at the moment.",
} as const;
