import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "ट्रेडिंग की तैयारी करें",
  "start.text":
    "हर चरण केवल एक बार करना होता है। पूरे हुए चरण सहेजे रहते हैं, इसलिए आप कभी भी रुककर किसी दूसरे डिवाइस पर जारी रख सकते हैं।",
  "start.left": "{minutes, plural, one {लगभग # मिनट शेष} other {लगभग # मिनट शेष}}",
  "start.minutes": "{minutes, plural, one {लगभग # मिनट} other {लगभग # मिनट}}",
  "start.now": "अभी करें",

  "start.phone.why": "कुछ महत्वपूर्ण की पुष्टि करते समय SMS से कोड पाने के लिए।",
  "start.email.why": "कोड और आपके ऑर्डर की सूचनाओं के लिए।",
  "start.kyc.why":
    "ताकि सौदे के दोनों पक्ष जानें कि भुगतान कौन कर रहा है। अपना पासपोर्ट, पहचान पत्र या ड्राइविंग लाइसेंस पास रखें।",
  "start.agreement.why": "वे नियम जो सौदे के दोनों पक्षों पर लागू होते हैं।",
  "start.agreement.accept": "मैंने पढ़ लिया है और स्वीकार है",
  "start.twoFactor.why": "आपके फ़ोन के ऐप के कोड से केवल आप ही कॉइन रिलीज़ और निकासी कर सकते हैं।",
  "start.twoFactor.app":
    "आपके फ़ोन पर Google Authenticator जैसा ऑथेंटिकेटर ऐप चाहिए: पहले उसे इंस्टॉल करें। बटन उसकी कुंजी दिखाता है और आपके जोड़े गए संपर्कों पर कोड भेजता है।",

  "start.order.title": "आपका चुनाव सुरक्षित रखा है",
  "start.order.text":
    "सब पूरा होने पर आप उसी राशि और भुगतान के तरीके के साथ ऑफ़र पर लौटेंगे। अभी कोई ऑर्डर नहीं दिया गया है: तब तक मूल्य बदल सकता है।",
  "start.order.view": "ऑफ़र देखें",

  "start.meanwhile": "इस बीच आप क्या कर सकते हैं",
  "start.meanwhile.market": "ऑफ़र और कीमतें देखें",
  "start.meanwhile.help": "पढ़ें कि सौदे कैसे सुरक्षित रहते हैं",
  "start.meanwhile.reach": "चुनें कि हम आपको कैसे सूचित करें",
  "start.meanwhile.phishing": "हमारे ईमेल के लिए एंटी-फ़िशिंग कोड चुनें",

  "start.done.title": "अब आप ट्रेड कर सकते हैं",
  "start.done.text": "सौदे के लिए ज़रूरी सब कुछ तैयार है।",
  "start.done.order": "अपने ऑर्डर पर जाएँ",
  "start.done.market": "ऑफ़र देखें",
  "start.done.back": "जहाँ थे वहाँ लौटें",
  "start.done.toOrder": "सब तैयार है। अपना ऑर्डर जाँचें और लगाएँ।",
});
