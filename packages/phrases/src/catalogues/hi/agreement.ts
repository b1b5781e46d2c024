import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "P2P सेवा अनुबंध",
  "agreement.meta.description":
    "Parley पर ट्रेडिंग के नियम: एस्क्रो, भुगतान, रद्द करना, अपील, शुल्क, निषिद्ध आचरण, जोखिम और आपका डेटा।",
  "agreement.text": "ट्रेडिंग से पहले कृपया <link>P2P सेवा अनुबंध</link> पढ़ें और स्वीकार करें।",
  "agreement.version": "संस्करण {version}",
  "agreement.contents": "विषय-सूची",
  "agreement.body": "अनुबंध का पाठ",
  "agreement.otherLanguage": "यह पाठ अभी आपकी भाषा में उपलब्ध नहीं है।",
  "agreement.read": "मैंने अनुबंध पढ़ लिया है और यह मुझे स्वीकार है।",
  "agreement.required": "ट्रेडिंग से पहले P2P सेवा अनुबंध स्वीकार करना ज़रूरी है।",
  "agreement.changed": "आपके पढ़ने के दौरान अनुबंध बदल गया है। कृपया नया संस्करण पढ़ें।",
  "agreement.accept": "स्वीकार करें",
  "agreement.accepted": "आपने P2P सेवा अनुबंध स्वीकार कर लिया है।",
  "agreement.notDone": "अनुबंध स्वीकार नहीं हुआ है",
  "agreement.later": "अभी नहीं",
  "agreement.close": "बंद करें",
  "agreement.loading": "अनुबंध लोड हो रहा है।",
  "agreement.failed": "अनुबंध लोड नहीं हो सका।",
  "agreement.retry": "फिर कोशिश करें",
});
