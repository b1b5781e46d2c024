import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "सीधे मुख्य सामग्री पर जाएँ",
  "shell.home": "Parley, होम पेज",
  "shell.nav": "मुख्य मेन्यू",
  "shell.nav.buy": "खरीदें",
  "shell.nav.sell": "बेचें",
  "shell.nav.express": "एक्सप्रेस",
  "shell.nav.wallet": "वॉलेट",
  "shell.language": "भाषा",
  "shell.theme.dark": "डार्क थीम चुनें",
  "shell.theme.light": "लाइट थीम चुनें",

  "shell.account": "खाता",
  "shell.account.logIn": "लॉग इन करें",
  "shell.account.register": "रजिस्टर करें",
  "shell.account.copyUid": "UID कॉपी करें",
  "shell.account.copied": "कॉपी हो गया",
  "shell.account.security": "सुरक्षा",
  "shell.account.kyc": "पहचान सत्यापन",
  "shell.account.offers": "मेरे ऑफ़र",
  "shell.account.payment": "भुगतान के तरीके",
  "shell.account.subUsers": "उप-खाते",
  "shell.account.settings": "सेटिंग्स",
  "shell.account.logOut": "लॉग आउट करें",
  "shell.account.loggedOut": "आप लॉग आउट हो गए हैं।",
  "shell.account.sessionEnded": "आपका सत्र समाप्त हो गया है। कृपया फिर से लॉग इन करें।",

  "shell.footer.trade": "ट्रेडिंग",
  "shell.footer.buy": "क्रिप्टो खरीदें",
  "shell.footer.sell": "क्रिप्टो बेचें",
  "shell.footer.hkpay": "HKD में ट्रेड करें",
  "shell.footer.agreement": "P2P सेवा अनुबंध",
  "shell.footer.developers": "डेवलपर",
  "shell.footer.apiDocs": "API दस्तावेज़",
  "shell.footer.openApi": "OpenAPI फ़ाइल",
  "shell.footer.risk":
    "क्रिप्टोकरेंसी के भाव तेज़ी से और बहुत ज़्यादा बदल सकते हैं। उतने का ही सौदा करें, जितने का नुकसान आप उठा सकें।",
  "shell.footer.licence": "Parley एक ओपन-सोर्स सॉफ़्टवेयर है।",

  "shell.error.notFound": "पेज नहीं मिला",
  "shell.error.notFoundRoute": "पेज नहीं मिला",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "इस पते पर कुछ नहीं है। हो सकता है कि पता गलत टाइप हुआ हो या पेज कहीं और चला गया हो।",
  "shell.error.internal": "सर्वर में आंतरिक त्रुटि",
  "shell.error.internalText":
    "हमारी ओर से कुछ गड़बड़ हुई है। आपके कॉइन और ऑर्डर पर कोई असर नहीं पड़ा है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "shell.error.home": "होम पेज पर जाएँ",
  "shell.error.retry": "फिर कोशिश करें",
  "shell.error.network": "नेटवर्क त्रुटि",
  "shell.error.requestFailed": "अनुरोध पूरा नहीं हुआ। कृपया फिर कोशिश करें",
  "shell.error.requestFailedRetry": "अनुरोध पूरा नहीं हुआ, कृपया फिर कोशिश करें",
  "shell.error.newVersion": "नया वर्शन उपलब्ध है, कृपया पेज रीफ़्रेश करें!",
  "shell.error.noMatchingData": "कोई मेल खाता डेटा नहीं मिला",

  "shell.refresh": "रीफ़्रेश करें",
  "shell.dismiss": "बंद करें",
  "shell.toasts": "संदेश",
  "shell.offline": "आप ऑफ़लाइन हैं। दिख रही जानकारी पुरानी हो सकती है।",
});
