import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "भुगतान के तरीके",
  "payment.text": "वे खाते, जिनमें आप फ़िएट पैसा पाते हैं। दूसरे लोग इन्हें केवल आपके साथ हुए ऑर्डर में देखते हैं।",
  "payment.count": "{most} में से {count}",
  "payment.empty": "आपने अभी तक भुगतान का कोई तरीका नहीं जोड़ा है।",
  "payment.emptyText": "वह खाता जोड़ें, जिसमें खरीदार आपको भुगतान करें। खाता आपके अपने नाम पर होना चाहिए।",
  "payment.add": "भुगतान का तरीका जोड़ें",
  "payment.backToP2P": "P2P पर वापस",
  "payment.cancel": "रद्द करें",
  "payment.close": "बंद करें",
  "payment.notAllowed":
    "आपके खाते को भुगतान के तरीके प्रबंधित करने की अनुमति नहीं है। उप-खाते अपने मुख्य खाते से कह सकते हैं।",
  "payment.full": "आप भुगतान के अधिकतम तरीके जोड़ चुके हैं। कृपया पहले कोई एक हटाएँ।",
  "payment.kyc.title": "कृपया पहले अपनी पहचान सत्यापित करें",
  "payment.kyc.text":
    "भुगतान का तरीका उसी नाम पर होना चाहिए जिससे आपकी पहचान सत्यापित हुई है, इसलिए पहले सत्यापन ज़रूरी है।",
  "payment.kyc.action": "पहचान सत्यापित करें",

  "payment.group.bank": "बैंक ट्रांसफ़र",
  "payment.group.instant": "तत्काल भुगतान",
  "payment.group.wallet": "ई-वॉलेट",
  "payment.group.mobileMoney": "मोबाइल मनी",
  "payment.group.card": "कार्ड",
  "payment.group.cash": "नकद",
  "payment.group.giftCard": "गिफ़्ट कार्ड",

  "payment.show": "विवरण दिखाएँ",
  "payment.hide": "विवरण छिपाएँ",
  "payment.copy": "{label} कॉपी करें",
  "payment.copied": "कॉपी हो गया",
  "payment.picture": "{method} की इमेज",
  "payment.picture.enlarge": "{method} की इमेज बड़ी करके देखें",
  "payment.addedAt": "{time} को जोड़ा गया",

  "payment.remove": "हटाएँ",
  "payment.remove.title": "भुगतान का यह तरीका हटाएँ?",
  "payment.remove.text":
    "{method}, {account}: इसे अब ऑफ़र और ऑर्डर के लिए नहीं चुना जा सकेगा। जिन ऑर्डर का भुगतान इसमें हो चुका है, वे वैसे ही रहेंगे।",
  "payment.removed": "भुगतान का तरीका हटा दिया गया।",

  "payment.new.text":
    "चुनें कि आप भुगतान कैसे पाना चाहते हैं, फिर विवरण ठीक वैसे ही दर्ज करें जैसे आपका बैंक या सेवा प्रदाता लिखता है।",
  "payment.new.loading": "भुगतान के तरीके लोड हो रहे हैं",
  "payment.new.failed": "भुगतान के तरीके लोड नहीं हो सके।",
  "payment.new.retry": "फिर कोशिश करें",
  "payment.new.submit": "भुगतान का तरीका जोड़ें",
  "payment.new.done": "भुगतान का तरीका जोड़ दिया गया।",
  "payment.new.uploading": "कृपया इमेज अपलोड होने तक प्रतीक्षा करें।",
  "payment.currency": "मुद्रा",
  "payment.currency.any": "सभी मुद्राएँ",
  "payment.currency.search": "मुद्रा खोजें",
  "payment.country": "देश या क्षेत्र",
  "payment.country.any": "सभी देश और क्षेत्र",
  "payment.country.search": "देश या क्षेत्र खोजें",
  "payment.method": "भुगतान का तरीका",
  "payment.method.choose": "भुगतान का तरीका चुनें",
  "payment.method.search": "भुगतान का तरीका खोजें",

  "payment.field.account": "कार्ड नंबर या खाता",
  "payment.field.receiverName": "प्राप्तकर्ता का नाम",
  "payment.field.receiverName.hint":
    "वह नाम जिससे आपकी पहचान सत्यापित हुई है। दूसरों के खाते स्वीकार नहीं किए जाते।",
  "payment.field.image": "इमेज",
  "payment.field.optional": "वैकल्पिक",
  "payment.field.choose": "कृपया चुनें",
  "payment.field.required": "यह फ़ील्ड खाली नहीं छोड़ी जा सकती।",
  "payment.field.invalid": "यह सही प्रारूप में नहीं है। कृपया जाँचें।",
  "payment.field.checkFailed": "जाँच अंक मेल नहीं खाते। कृपया नंबर को अपने बैंक के विवरण से मिलाएँ।",
  "payment.field.tooShort": "बहुत छोटा है। न्यूनतम लंबाई: {count}।",
  "payment.field.tooLong": "बहुत लंबा है। अधिकतम लंबाई: {count}।",
  "payment.field.otherHolder": "प्राप्तकर्ता का नाम वही होना चाहिए जिससे आपकी पहचान सत्यापित हुई थी।",
  "payment.image.hint":
    "PNG, JPG या JPEG, 3MB से छोटी। जैसे आपके खाते का QR कोड, जिसे भुगतान करने वाले स्कैन कर सकें।",
  "payment.image.choose": "इमेज चुनें",
  "payment.image.drop": "या यहाँ छोड़ें",
  "payment.image.remove": "इमेज हटाएँ",
  "payment.image.progress": "अपलोड की प्रगति",
  "payment.image.failed": "अपलोड नहीं हो सका।",
  "payment.image.wrongType": "अपलोड नहीं हो सका। केवल PNG, JPG और JPEG इमेज फ़ॉर्मैट समर्थित हैं।",
  "payment.image.tooLarge": "अपलोड नहीं हो सका। केवल 3MB से छोटी इमेज समर्थित हैं।",
});
