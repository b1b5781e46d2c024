import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "एक्सप्रेस: सबसे अच्छी कीमत पर क्रिप्टो खरीदें या बेचें",
  "express.meta.description":
    "बताएँ कि आप कितना खरीदना या बेचना चाहते हैं। Parley आपके लिए सबसे अच्छा ऑफ़र ढूँढकर उसका फ़ॉर्म भर देता है, और कॉइन एस्क्रो में रहते हैं।",

  "express.title": "एक्सप्रेस",
  "express.lead": "बताएँ कितना। हम आपके लिए सबसे अच्छा ऑफ़र ढूँढते हैं और उसका भरा हुआ फ़ॉर्म खोल देते हैं।",

  "express.side": "खरीदें या बेचें",
  "express.buy": "खरीदें",
  "express.sell": "बेचें",
  "express.amount": "राशि",
  "express.unit": "राशि की इकाई",
  "express.coin": "कॉइन",
  "express.currency": "मुद्रा",
  "express.method": "भुगतान का तरीका",
  "express.anyMethod": "भुगतान का कोई भी तरीका",
  "express.find": "सबसे अच्छा ऑफ़र ढूँढें",

  "express.best": "आपके लिए सबसे अच्छा ऑफ़र",
  "express.enterAmount": "सबसे अच्छा ऑफ़र देखने के लिए राशि डालें।",
  "express.note": "कीमत हर कुछ सेकंड में फिर जाँची जाती है। ऑर्डर देते समय वह तय हो जाती है।",
  "express.allOffers": "सभी ऑफ़र देखें",
  "express.searching": "सबसे अच्छा ऑफ़र ढूँढा जा रहा है",

  "express.none.title": "अभी कोई ऑफ़र नहीं है",
  "express.none.text":
    "इस समय कोई {fiat} में {token} का सौदा नहीं कर रहा है। कोई दूसरा कॉइन या मुद्रा आज़माएँ।",
  "express.noMethod.title": "इस भुगतान के तरीके वाला कोई ऑफ़र नहीं",
  "express.noMethod.text": "भुगतान के दूसरे तरीकों वाले ऑफ़र मौजूद हैं।",
  "express.outside.title": "कोई ऑफ़र यह राशि नहीं लेता",
  "express.outside.text": "अभी आप {least} से {most} तक का सौदा कर सकते हैं।",
  "express.use": "{amount} चुनें",
  "express.paused.title": "यह बाज़ार रुका हुआ है",
  "express.paused.text": "{token} का {fiat} में सौदा अभी नहीं हो सकता। कृपया बाद में आएँ।",
  "express.limit.title": "आपकी सीमा पूरी हो गई है",
  "express.limit.text": "आपके उतने ऑर्डर खुले हैं जितने अभी हो सकते हैं। कृपया पहले एक पूरा करें।",
  "express.limit.orders": "मेरे ऑर्डर देखें",
  "express.failed": "कीमत जाँची नहीं जा सकी",

  "express.how.title": "एक्सप्रेस कैसे काम करता है",
  "express.how.amount": "आप बताते हैं कि कितना खरीदना या बेचना है, और पैसे कैसे देने या पाने हैं।",
  "express.how.match":
    "Parley आपके लिए उपलब्ध सभी ऑफ़र की तुलना करता है और शुल्क सहित सबसे अच्छी कीमत वाला दिखाता है।",
  "express.how.order": "आप फ़ॉर्म जाँचकर ऑर्डर देते हैं; उसी क्षण से कॉइन एस्क्रो में रहते हैं।",
});
