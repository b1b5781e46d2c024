import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "P2P पेज",
  "native.nav.market": "ट्रेड",
  "native.nav.orders": "ऑर्डर",
  "native.nav.offers": "मेरे ऑफ़र",
  "native.nav.payment": "भुगतान के तरीके",
  "native.nav.account": "सेटिंग्स",
  "native.login.title": "लॉग इन करें",
  "native.login.text": "आगे बढ़ने के लिए ऐप में लॉग इन करें।",
  "native.login.button": "लॉग इन करें",
  "native.login.failed": "ऐप आपको लॉग इन नहीं कर सका। कृपया फिर से कोशिश करें।",
  "native.logOut": "लॉग आउट करें",
  "native.outdated": "इसके लिए ऐप का नया संस्करण चाहिए।",
  "native.update": "अपडेट करें",
  "native.picture.save": "तस्वीर सहेजें",
  "native.picture.saved": "तस्वीर सहेज ली गई।",
  "native.picture.failed": "तस्वीर सहेजी नहीं जा सकी।",
  "native.community.text": "दूसरे उपयोगकर्ता भी जवाब जानते होंगे।",
  "native.community.open": "समुदाय से पूछें",
});
