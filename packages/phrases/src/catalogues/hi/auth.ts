import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "जाँच लें कि ऊपर का पता {origin} से शुरू होता है",
  "auth.checking": "जाँच हो रही है कि आप रोबोट नहीं हैं…",
  "auth.noScript": "इस फ़ॉर्म के लिए JavaScript ज़रूरी है। कृपया इसे अपने ब्राउज़र में चालू करें।",
  "auth.wait": "आप {time} में फिर कोशिश कर सकते हैं।",
  "auth.secondsLeft": "फिर कोशिश करने में {seconds, plural, one {# सेकंड} other {# सेकंड}} बाकी",

  "auth.account": "ईमेल या फ़ोन नंबर",
  "auth.account.hint": "फ़ोन नंबर देश कोड के साथ लिखें, जैसे +91 81234 56789।",
  "auth.account.invalid": "कृपया ईमेल पता या देश कोड के साथ फ़ोन नंबर दर्ज करें।",
  "auth.email": "ईमेल",
  "auth.email.invalid": "कृपया सही ईमेल पता दर्ज करें।",
  "auth.phone": "फ़ोन नंबर",
  "auth.phone.invalid": "कृपया सही फ़ोन नंबर दर्ज करें।",
  "auth.phone.country": "देश कोड",
  "auth.phone.search": "देश या कोड खोजें",
  "auth.password": "पासवर्ड",
  "auth.password.new": "नया पासवर्ड",
  "auth.password.short": "कृपया कम से कम 8 वर्ण इस्तेमाल करें।",
  "auth.password.long": "कृपया ज़्यादा से ज़्यादा 128 वर्ण इस्तेमाल करें।",
  "auth.strength": "पासवर्ड की मज़बूती: {level}",
  "auth.strength.none": "बहुत छोटा",
  "auth.strength.weak": "कमज़ोर",
  "auth.strength.fair": "ठीक-ठाक",
  "auth.strength.good": "अच्छा",
  "auth.strength.strong": "मज़बूत",
  "auth.strength.hint.short": "कम से कम 8 वर्ण। एक साथ लिखे कुछ शब्द आसानी से याद रहते हैं।",
  "auth.strength.hint.easy": "यह ऐसे पैटर्न पर है, जिसका अनुमान सबसे पहले लगाया जाता है।",
  "auth.strength.hint.account": "इसमें आपका ईमेल पता या फ़ोन नंबर शामिल है।",
  "auth.strength.hint.longer": "और वर्ण जोड़ें: लंबा पासवर्ड सबसे सुरक्षित होता है।",

  "auth.ended.otherDevice":
    "आपको किसी दूसरे डिवाइस से लॉग आउट किया गया। अगर यह आपने नहीं किया, तो तुरंत अपना पासवर्ड बदलें।",
  "auth.ended.passwordChanged":
    "इस खाते का पासवर्ड बदला गया, इसलिए सभी सत्र समाप्त हो गए। अगर यह आपने नहीं किया, तो उसे तुरंत रीसेट करें।",
  "auth.ended.securityChanged":
    "इस खाते की सुरक्षा सेटिंग बदली गई, इसलिए सभी सत्र समाप्त हो गए। कृपया फिर से लॉग इन करें।",
  "auth.ended.service":
    "खाते की सुरक्षा के लिए ग्राहक सेवा ने इसके सभी सत्र समाप्त कर दिए। विवरण आपके ईमेल में है।",
  "auth.ended.frozen": "मुख्य खाते ने आपकी पहुँच फ़्रीज़ कर दी है।",
  "auth.ended.expired": "यह डिवाइस लंबे समय से इस्तेमाल नहीं हुआ, इसलिए आपको लॉग आउट कर दिया गया।",
  "auth.login.title": "लॉग इन करें",
  "auth.login.description": "अपने ईमेल, फ़ोन नंबर या पासकी से Parley में लॉग इन करें।",
  "auth.login.submit": "लॉग इन करें",
  "auth.login.notDone": "आप लॉग इन नहीं हुए हैं",
  "auth.login.forgot": "पासवर्ड भूल गए?",
  "auth.login.or": "या",
  "auth.login.passkey": "पासकी से लॉग इन करें",
  "auth.login.new": "Parley पर नए हैं? <link>रजिस्टर करें</link>",
  "auth.login.verify": "कृपया पुष्टि करें कि यह आप ही हैं।",
  "auth.login.back": "वापस",

  "auth.register.title": "अपना खाता बनाएँ",
  "auth.register.description":
    "लोगों से सीधे क्रिप्टो खरीदने और बेचने के लिए अपने ईमेल या फ़ोन नंबर से Parley खाता बनाएँ।",
  "auth.register.by": "इससे रजिस्टर करें",
  "auth.register.email": "ईमेल",
  "auth.register.phone": "फ़ोन",
  "auth.register.submit": "रजिस्टर करें",
  "auth.register.terms":
    "रजिस्टर करके आप पुष्टि करते हैं कि आपकी उम्र कम से कम 18 वर्ष है। <link>P2P सेवा अनुबंध</link> आप अपने पहले ट्रेड से पहले पढ़कर स्वीकार करते हैं; आपके डेटा का क्या होता है, यह <privacy>निजता</privacy> में लिखा है।",
  "auth.register.known": "पहले से खाता है? <link>लॉग इन करें</link>",

  "auth.code.title.email": "अपना ईमेल देखें",
  "auth.code.title.phone": "अपना फ़ोन देखें",
  "auth.code": "सुरक्षा कोड",
  "auth.code.sent": "नया कोड भेजा जा रहा है।",
  "auth.code.wasSent": "{account} पर कोड पहले ही भेजा जा चुका है। <link>कोड दर्ज करें</link>",
  "auth.code.confirm": "पुष्टि करें",
  "auth.code.help.email":
    "कुछ नहीं मिला? अपना स्पैम फ़ोल्डर देखें। अगर आपका खाता पहले से है, तो ईमेल में यह लिखा होगा।",
  "auth.code.help.phone": "कुछ नहीं मिला? नंबर जाँचें। अगर आपका खाता पहले से है, तो संदेश में यह लिखा होगा।",
  "auth.code.change.email": "ईमेल पता बदलें",
  "auth.code.change.phone": "फ़ोन नंबर बदलें",

  "auth.forgot.title": "नया पासवर्ड सेट करें",
  "auth.forgot.description": "अपने Parley खाते के लिए नया पासवर्ड सेट करें।",
  "auth.forgot.text": "अपने खाते का ईमेल या फ़ोन नंबर दर्ज करें। खाता मौजूद होने पर हम उस पर कोड भेजेंगे।",
  "auth.forgot.submit": "कोड भेजें",
  "auth.forgot.reset": "पासवर्ड सेट करें",
  "auth.forgot.sessions": "आप सभी डिवाइस से लॉग आउट हो जाएँगे और निकासी 24 घंटे के लिए बंद रहेगी।",
  "auth.forgot.other": "दूसरा ईमेल या फ़ोन नंबर इस्तेमाल करें",
  "auth.forgot.done": "आपका पासवर्ड बदल दिया गया है। कृपया लॉग इन करें।",
  "auth.forgot.known": "पासवर्ड याद आ गया? <link>लॉग इन करें</link>",
  "auth.undo.title": "अपने खाते का बदलाव पूर्ववत करें",
  "auth.undo.text":
    "{time} को आपके खाते का ईमेल या फ़ोन बदला गया। अगर यह आपने नहीं किया, तो इसे पूर्ववत करें: आपका खाता फिर केवल इनसे जुड़ा होगा।",
  "auth.undo.email": "ईमेल",
  "auth.undo.phone": "फ़ोन",
  "auth.undo.none": "कोई नहीं",
  "auth.undo.effects":
    "सभी डिवाइस लॉग आउट होंगे, तब से जोड़ी गई चीज़ें हटेंगी, निकासी 24 घंटे रुकेगी और आप नया पासवर्ड सेट करेंगे।",
  "auth.undo.submit": "बदलाव पूर्ववत करें",
  "auth.undo.done": "बदलाव पूर्ववत हो गया। अब नया पासवर्ड सेट करें; कोड फिर से जुड़े संपर्क पर जाएगा।",
});
