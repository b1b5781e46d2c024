import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "कॉइन एस्क्रो में सुरक्षित रखते हुए व्यक्ति से व्यक्ति क्रिप्टो खरीदें और बेचें।",
  "install.offline.title": "कनेक्शन नहीं है",
  "install.offline.text":
    "Parley तक नहीं पहुँचा जा सका। कृपया अपना इंटरनेट कनेक्शन जाँचें। खुले ऑर्डर की समय-सीमा चलती रहती है।",
  "install.offline.retry": "फिर कोशिश करें",
});
