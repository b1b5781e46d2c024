/** The P2P service agreement and the dialog that asks for its acceptance; its text is in `terms`. */
export default {
  "agreement.title": "P2P service agreement",
  "agreement.meta.description":
    "The rules of trading on Parley: escrow, payments, cancellation, appeals, fees, prohibited conduct, risks and your data.",
  "agreement.text": "Please read and accept the <link>P2P service agreement</link> before trading.",
  "agreement.version": "Version {version}",
  "agreement.contents": "Contents",
  "agreement.body": "Text of the agreement",
  "agreement.otherLanguage": "This text is not available in your language yet.",
  "agreement.read": "I have read the agreement and accept it.",
  "agreement.required": "The P2P service agreement must be accepted before trading.",
  "agreement.changed":
    "The agreement has changed while you were reading. Please read the new version.",
  "agreement.accept": "Accept",
  "agreement.accepted": "You have accepted the P2P service agreement.",
  "agreement.notDone": "The agreement is not accepted",
  "agreement.later": "Not now",
  "agreement.close": "Close",
  "agreement.loading": "The agreement is being loaded.",
  "agreement.failed": "The agreement could not be loaded.",
  "agreement.retry": "Retry",
} as const;
