import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "कॉइन एस्क्रो में सुरक्षित रखते हुए व्यक्ति से व्यक्ति क्रिप्टो खरीदें और बेचें।",
  "install.offline.title": "कनेक्शन नहीं है",
  "install.offline.text":
    "Parley तक नहीं पहुँचा जा सका। कृपया अपना इंटरनेट कनेक्शन जाँचें। खुले ऑर्डर की समय-सीमा चलती रहती है।",
  "install.offline.retry": "फिर कोशिश करें",
  "install.push.title": "पुश सूचनाएँ",
  "install.push.text":
    "Parley बंद होने पर भी आपके ऑर्डर की सूचनाएँ इस डिवाइस पर आती हैं। लॉक स्क्रीन पर न राशि दिखती है, न नाम।",
  "install.push.switch": "यह डिवाइस",
  "install.push.switch.text": "ऑर्डर और अपील",
  "install.push.unsupported": "यह ब्राउज़र पुश सूचनाओं का समर्थन नहीं करता।",
  "install.push.homeScreen":
    "iPhone और iPad पर पहले Parley को होम स्क्रीन पर जोड़ें: शेयर पर टैप करें, फिर “होम स्क्रीन में जोड़ें” पर, और Parley को वहीं से खोलें।",
  "install.push.blocked":
    "आपका ब्राउज़र इस साइट की सूचनाओं को रोकता है। ब्राउज़र की साइट सेटिंग में अनुमति दें, फिर यहाँ चालू करें।",
  "install.push.refused": "ब्राउज़र को सूचनाएँ दिखाने की अनुमति नहीं मिली।",
  "install.push.isOn": "अब इस डिवाइस पर पुश सूचनाएँ आएँगी।",
  "install.push.isOff": "अब इस डिवाइस पर पुश सूचनाएँ नहीं आएँगी।",
  "install.push.failed": "पुश सूचनाएँ चालू नहीं हो सकीं। कृपया बाद में फिर कोशिश करें।",
  "install.sound.title": "नए ऑर्डर",
  "install.sound.switch": "नए ऑर्डर पर आवाज़",
  "install.sound.text": "इस डिवाइस पर, जब Parley खुला हो",
});
