import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "ट्रेडिंग शुरू करने से पहले",
  "gate.progress": "{all} में से {done} पूरे",
  "gate.done": "पूरा",

  "gate.phone": "फ़ोन",
  "gate.phone.reason": "ट्रेडिंग से पहले कृपया अपना फ़ोन सत्यापित करें।",
  "gate.phone.action": "फ़ोन सत्यापित करें",
  "gate.email": "ईमेल",
  "gate.email.reason": "ट्रेडिंग से पहले कृपया अपना ईमेल सत्यापित करें।",
  "gate.email.action": "ईमेल सत्यापित करें",
  "gate.kyc": "पहचान (KYC)",
  "gate.kyc.reason": "ट्रेडिंग से पहले कृपया पहचान सत्यापन (KYC) पूरा करें।",
  "gate.kyc.action": "पहचान सत्यापित करें",
  "gate.kyc.pending": "समीक्षा में",
  "gate.kyc.pendingReason": "आपके पहचान सत्यापन की समीक्षा चल रही है। निर्णय होते ही हम आपको सूचित करेंगे।",
  "gate.kyc.rejected": "स्वीकृत नहीं: फिर से जमा करें",
  "gate.agreement": "सेवा अनुबंध",
  "gate.agreement.reason": "ट्रेडिंग से पहले कृपया P2P सेवा अनुबंध स्वीकार करें।",
  "gate.agreement.action": "पढ़ें और स्वीकार करें",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "ट्रेडिंग से पहले कृपया 2FA सेट करें।",
  "gate.twoFactor.action": "2FA सेट करें",

  "gate.master": "मुख्य खाते के हाथ में",
  "gate.unfrozen.reason": "आपके खाते के लिए ट्रेडिंग फ़्रीज़ है। कृपया ग्राहक सेवा से संपर्क करें।",
  "gate.permission.reason": "आपके खाते को ट्रेड करने की अनुमति नहीं है।",
  "gate.permission.subUserReason":
    "मुख्य खाते ने आपको ट्रेड करने की अनुमति नहीं दी है। इसे केवल मुख्य खाता बदल सकता है।",
});
