import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: P2P पर क्रिप्टो खरीदें और बेचें",
  "home.meta.description":
    "दूसरे लोगों के ऑफ़र चुनकर अपनी मुद्रा में क्रिप्टो खरीदें और बेचें। भुगतान की पुष्टि होने तक कॉइन Parley के एस्क्रो में सुरक्षित रहते हैं।",

  "home.hero.title": "लोगों से सीधे क्रिप्टो खरीदें और बेचें",
  "home.hero.text":
    "ऑफ़र चुनें, जिस तरीके से आप रोज़ भुगतान करते हैं उसी से भुगतान करें और अपने कॉइन पाएँ। Parley पहले ही मिनट से कॉइन एस्क्रो में रखता है, इसलिए किसी भी पक्ष को दूसरे पर भरोसा करने की ज़रूरत नहीं पड़ती।",
  "home.hero.buy": "क्रिप्टो खरीदें",
  "home.hero.sell": "क्रिप्टो बेचें",

  "home.express.title": "एक्सप्रेस: आपकी राशि के लिए सबसे अच्छा ऑफ़र",
  "home.express.side": "खरीदें या बेचें",
  "home.express.amount": "राशि",
  "home.express.find": "सबसे अच्छा ऑफ़र ढूँढें",
  "home.express.youGet": "आपको लगभग {amount} मिलेंगे",
  "home.express.youGive": "आप लगभग {amount} बेचेंगे",
  "home.express.price": "सबसे अच्छी कीमत: {price}",
  "home.express.none": "अभी इस राशि के लिए कोई ऑफ़र नहीं है। एक्सप्रेस सबसे नज़दीकी ऑफ़र दिखाता है।",

  "home.prices.title": "मुख्य बाज़ारों के भाव",
  "home.prices.currency": "मुद्रा",
  "home.prices.show": "भाव देखें",
  "home.prices.coin": "कॉइन",
  "home.prices.price": "संदर्भ मूल्य",
  "home.prices.bestBuy": "खरीद की सबसे अच्छी कीमत",
  "home.prices.bestSell": "बिक्री की सबसे अच्छी कीमत",
  "home.prices.offers": "ऑफ़र: {count}",
  "home.prices.noOffers": "कोई ऑफ़र नहीं",
  "home.prices.buy": "खरीदें",
  "home.prices.sell": "बेचें",
  "home.prices.buyCoin": "{coin} खरीदें",
  "home.prices.sellCoin": "{coin} बेचें",
  "home.prices.asOf": "पिछला अपडेट: {time}",
  "home.prices.stale": "भाव देरी से मिल रहे हैं",
  "home.prices.note":
    "संदर्भ मूल्य कई स्रोतों के भावों की माध्यिका (मीडियन) है। हर विज्ञापनदाता इसके आसपास अपना मूल्य खुद तय करता है।",
  "home.prices.unavailable": "अभी भाव नहीं दिखाए जा सकते।",

  "home.facts.title": "आँकड़ों में Parley",
  "home.facts.trades": "पूरे हुए ट्रेड",
  "home.facts.release": "भुगतान से रिलीज़ तक (मध्य मान)",
  "home.facts.escrow": "अभी एस्क्रो में रखे कॉइन का मूल्य",
  "home.facts.coins": "कॉइन",
  "home.facts.currencies": "मुद्राएँ",
  "home.facts.methods": "भुगतान के तरीके",
  "home.facts.languages": "भाषाएँ",
  "home.facts.fee": "टेकर शुल्क, विज्ञापनदाता के लिए कोई शुल्क नहीं",

  "home.steps.title": "सौदा कैसे होता है",
  "home.steps.order.title": "ऑर्डर करें",
  "home.steps.order.text": "ऑफ़र और राशि चुनें। उसी पल से विक्रेता के कॉइन Parley के पास सुरक्षित हो जाते हैं।",
  "home.steps.pay.title": "विक्रेता को भुगतान करें",
  "home.steps.pay.text":
    "भुगतान की समय-सीमा के अंदर सुझाए गए भुगतान के तरीके से पैसे भेजें, फिर “मैंने भुगतान कर दिया” दबाएँ।",
  "home.steps.confirm.title": "विक्रेता पुष्टि करता है",
  "home.steps.confirm.text": "विक्रेता अपना खाता देखकर “भुगतान मिला, क्रिप्टो रिलीज़ करें” दबाता है।",
  "home.steps.transfer.title": "एसेट ट्रांसफ़र",
  "home.steps.transfer.text": "सिस्टम कॉइन को एस्क्रो से रिलीज़ करके खरीदार को भेज देता है।",
  "home.steps.done.title": "पूरा हुआ",
  "home.steps.done.text":
    "कॉइन खरीदार के वॉलेट में पहुँच गए। बीच में कुछ भी गड़बड़ हो, तो दोनों में से कोई भी पक्ष अपील कर सकता है।",

  "home.safety.title": "दोनों पक्षों के लिए सुरक्षित",
  "home.safety.escrow.title": "पहले मिनट से एस्क्रो",
  "home.safety.escrow.text":
    "दिखाई गई मात्रा हमेशा असली होती है: ऑफ़र के ऑनलाइन होते ही उसे अलग रख लिया जाता है और आपका ऑर्डर पूरा होने तक एस्क्रो में रखा जाता है।",
  "home.safety.identity.title": "केवल सत्यापित लोग",
  "home.safety.identity.text":
    "सौदा करने वाले हर व्यक्ति की पहचान, फ़ोन और ईमेल सत्यापित हैं। भुगतान करने वाले का नाम पंजीकृत नाम से मेल खाना ज़रूरी है।",
  "home.safety.appeal.title": "मदद के लिए कोई मौजूद है",
  "home.safety.appeal.text":
    "भुगतान या क्रिप्टो न मिले, तो अपील करें। ग्राहक सेवा का फ़ैसला आने तक कॉइन एस्क्रो में ही रहते हैं।",
  "home.safety.clear.title": "आगे क्या होगा, हमेशा साफ़",
  "home.safety.clear.text":
    "हर चालू ऑर्डर में लिखा होता है कि कोई कुछ न करे, तो किसके पैसों का क्या होगा और कब होगा।",

  "home.rules.title": "आपके पैसे सुरक्षित रखने वाले तीन नियम",
  "home.rules.own": "केवल अपने पंजीकृत नाम वाले खाते से भुगतान करें।",
  "home.rules.remark": "बैंक ट्रांसफ़र की टिप्पणी में क्रिप्टो या Parley का ज़िक्र न करें।",
  "home.rules.private":
    "प्लैटफ़ॉर्म पर ही सौदा करें। विज्ञापनदाताओं के साथ निजी सौदों को एस्क्रो की सुरक्षा नहीं मिलती।",

  "home.start.title": "पहले सौदे से पहले क्या चाहिए",
  "home.start.phone": "सत्यापित फ़ोन नंबर",
  "home.start.email": "सत्यापित ईमेल पता",
  "home.start.kyc": "पूरा किया हुआ पहचान सत्यापन (KYC)",
  "home.start.agreement": "P2P सेवा अनुबंध पर आपकी सहमति",
  "home.start.twoFactor": "टू-फ़ैक्टर ऑथेंटिकेशन (2FA)",

  "home.questions.title": "अक्सर पूछे जाने वाले सवाल",
  "home.questions.fee.question": "एक सौदे पर कितना शुल्क लगता है?",
  "home.questions.fee.answer":
    "ऑफ़र लेने वाला (टेकर) कॉइन का {rate} शुल्क देता है, जो मिलने वाली राशि में से काटा जाता है। विज्ञापनदाता को कोई शुल्क नहीं देना होता। आपका बैंक या भुगतान सेवा अपना अलग शुल्क ले सकती है।",
  "home.questions.time.question": "इसमें कितना समय लगता है?",
  "home.questions.time.answer":
    "हर ऑफ़र में भुगतान की समय-सीमा मिनटों में लिखी होती है। पैसे मिलने के बाद ज़्यादातर विक्रेता कुछ ही मिनटों में कॉइन रिलीज़ कर देते हैं।",
  "home.questions.unpaid.question": "अगर खरीदार भुगतान ही न करे तो?",
  "home.questions.unpaid.answer":
    "भुगतान की समय-सीमा खत्म होते ही ऑर्डर अपने-आप रद्द हो जाता है और कॉइन विक्रेता को वापस मिल जाते हैं।",
  "home.questions.unreleased.question":
    "मैंने भुगतान कर दिया, पर विक्रेता क्रिप्टो रिलीज़ नहीं कर रहा। अब क्या करें?",
  "home.questions.unreleased.answer":
    "ऑर्डर रद्द न करें। भुगतान के प्रमाण के साथ अपील करें; फ़ैसला होने तक कॉइन एस्क्रो में ही रहते हैं।",
  "home.questions.price.question": "मूल्य कौन तय करता है?",
  "home.questions.price.answer":
    "विज्ञापनदाता: या तो निश्चित मूल्य, या बाज़ार के साथ बदलने वाला मूल्य। संदर्भ मूल्य से बहुत अलग मूल्य स्वीकार नहीं किए जाते।",
});
