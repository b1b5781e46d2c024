import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "ग्राहक सेवा से संपर्क करें",
  "support.text": "बताएँ कि क्या हुआ। ग्राहक सेवा हर संदेश पढ़ती है।",
  "support.never": "पासवर्ड या सुरक्षा कोड कभी न भेजें। ग्राहक सेवा इन्हें कभी नहीं माँगती।",
  "support.new": "नया संदेश",
  "support.logIn": "खाता है? अपने खाते से लिखने और जवाब यहीं पढ़ने के लिए <link>लॉग इन करें</link>।",
  "support.logInForCase": "अपना अनुरोध पढ़ने के लिए <link>लॉग इन करें</link>।",

  "support.subject": "किस बारे में है?",
  "support.subject.choose": "विषय चुनें",
  "support.subject.account": "खाता और सेटिंग",
  "support.subject.login": "लॉग इन और सुरक्षा सत्यापन",
  "support.subject.verification": "पहचान सत्यापन",
  "support.subject.order": "ऑर्डर",
  "support.subject.appeal": "अपील",
  "support.subject.deposit": "जमा",
  "support.subject.withdrawal": "निकासी",
  "support.subject.hold": "फ़्रीज़ खाता, रोक या ब्लॉक",
  "support.subject.other": "कुछ और",

  "support.order": "ऑर्डर",
  "support.order.none": "कोई खास ऑर्डर नहीं",

  "support.message": "आपका संदेश",
  "support.message.hint": "10 से 2,000 अक्षर। समय, राशि और पते हमें खोजने में मदद करते हैं।",
  "support.message.short": "कृपया कम से कम 10 अक्षर लिखें।",

  "support.email": "आपका ईमेल पता",
  "support.email.hint": "जवाब इसी पते पर आएगा। हम इसका कोई और उपयोग नहीं करते।",
  "support.email.invalid": "कृपया सही ईमेल पता लिखें।",

  "support.send": "भेजें",
  "support.checking": "आपका ब्राउज़र जाँचा जा रहा है…",

  "support.notDone.send": "आपका संदेश नहीं भेजा गया",
  "support.notDone.reply": "आपका जवाब नहीं भेजा गया",
  "support.notDone.close": "अनुरोध बंद नहीं हुआ",

  "support.sent.title": "आपका संदेश ग्राहक सेवा के पास है",
  "support.sent.number": "आपका अनुरोध नंबर {number} है।",
  "support.sent.account": "जवाब आप इसी पेज पर पढ़ेंगे। आने पर हम आपको सूचित करेंगे।",
  "support.sent.email": "जवाब {email} पर आएगा।",
  "support.sent.view": "अनुरोध देखें",
  "support.sent.another": "एक और संदेश लिखें",

  "support.cases": "आपके अनुरोध",
  "support.cases.none": "आपने अभी तक ग्राहक सेवा को नहीं लिखा है।",
  "support.cases.older": "पुराने अनुरोध",
  "support.cases.newer": "नए अनुरोध",

  "support.case": "अनुरोध {number}",
  "support.case.unknown": "इस खाते में ऐसा कोई अनुरोध नहीं है।",

  "support.state.open": "ग्राहक सेवा की प्रतीक्षा में",
  "support.state.claimed": "काम जारी है",
  "support.state.answered": "जवाब दिया गया",
  "support.state.closed": "बंद",

  "support.from.you": "आप",
  "support.from.staff": "ग्राहक सेवा",

  "support.reply": "आपका जवाब",
  "support.reply.send": "जवाब भेजें",
  "support.field.blank": "यह फ़ील्ड खाली नहीं छोड़ी जा सकती।",

  "support.close": "अनुरोध बंद करें",
  "support.close.title": "यह अनुरोध बंद करें?",
  "support.close.text": "इसमें आगे कुछ नहीं लिखा जा सकेगा। आप कभी भी नया अनुरोध खोल सकते हैं।",
  "support.close.keep": "खुला रखें",
  "support.closed": "यह अनुरोध बंद है।",
});
