/** The P2P service agreement and the dialog that asks for its acceptance. */
export default {
  "agreement.title": "P2P service agreement",
  "agreement.text": "Please read and accept the <link>P2P service agreement</link> before trading.",
  "agreement.accept": "Accept",
  "agreement.required": "The P2P service agreement must be accepted before trading.",
} as const;
