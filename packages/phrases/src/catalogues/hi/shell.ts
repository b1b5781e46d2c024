import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "सीधे मुख्य सामग्री पर जाएँ",

  "shell.account.loggedOut": "आप लॉग आउट हो गए हैं।",
  "shell.account.sessionEnded": "आपका सत्र समाप्त हो गया है। कृपया फिर से लॉग इन करें।",

  "shell.protection": "Parley आपकी सुरक्षा कैसे करता है",
  "shell.contact": "ग्राहक सेवा से संपर्क करें",

  "shell.error.notFound": "पेज नहीं मिला",
  "shell.error.notFoundRoute": "पेज नहीं मिला",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "इस पते पर कुछ नहीं है। हो सकता है कि पता गलत टाइप हुआ हो या पेज कहीं और चला गया हो।",
  "shell.error.internal": "सर्वर में आंतरिक त्रुटि",
  "shell.error.internalText":
    "हमारी ओर से कुछ गड़बड़ हुई है। आपके कॉइन और ऑर्डर पर कोई असर नहीं पड़ा है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "shell.error.notAllowed": "पहुँच की अनुमति नहीं",
  "shell.error.notAllowedText": "आपके खाते को यह पेज देखने की अनुमति नहीं है।",
  "shell.error.limited": "बहुत ज़्यादा अनुरोध",
  "shell.error.limitedText":
    "आपसे या आपके नेटवर्क से बहुत ज़्यादा अनुरोध आए हैं। कृपया एक मिनट रुककर फिर कोशिश करें।",
  "shell.error.busy": "सेवा उपलब्ध नहीं है",
  "shell.error.busyText":
    "साइट पर अभी बहुत ज़्यादा लोड है। आपके कॉइन और ऑर्डर पर कोई असर नहीं पड़ा है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "shell.error.accountGroup": "आपके खाता समूह की पहचान नहीं हो सकी। कृपया फिर से लॉग इन करें।",
  "shell.error.home": "होम पेज पर जाएँ",
  "shell.error.retry": "फिर कोशिश करें",
  "shell.notDone.unknown": "अभी पुष्टि नहीं हुई",
  "shell.notDone.text":
    "सर्वर ने इसकी पुष्टि नहीं की है। अपना कनेक्शन जाँचें और यहीं फिर कोशिश करें। यह दो बार नहीं होगा।",
  "shell.notDone.retry": "फिर कोशिश करें",
  "shell.notDone.change": "बदलाव नहीं सहेजा गया है",

  "shell.amount.question": "आपका मतलब किस राशि से है?",
  "shell.amount.notAmount": "इसे राशि के रूप में नहीं पढ़ा जा सकता।",
  "shell.amount.decimals": "अधिकतम {most, plural, one {# दशमलव अंक} other {# दशमलव अंक}}।",
  "shell.amount.check": "कृपया राशि जाँचें।",
  "shell.error.network": "नेटवर्क त्रुटि",
  "shell.error.requestFailed": "अनुरोध पूरा नहीं हुआ। कृपया फिर कोशिश करें",
  "shell.error.requestFailedRetry": "अनुरोध पूरा नहीं हुआ, कृपया फिर कोशिश करें",
  "shell.error.newVersion": "नया वर्शन उपलब्ध है, कृपया पेज रीफ़्रेश करें!",
  "shell.error.noMatchingData": "कोई मेल खाता डेटा नहीं मिला",

  "shell.refresh": "रीफ़्रेश करें",
  "shell.dismiss": "बंद करें",
  "shell.toasts": "संदेश",
  "shell.loading": "पेज लोड हो रहा है",
  "shell.offline": "आप ऑफ़लाइन हैं। दिख रही जानकारी पुरानी हो सकती है।",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "ऑर्डर देखें",
});
