import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "कुछ जानकारी अधूरी है या सही नहीं है। कृपया चिह्नित फ़ील्ड जाँचें।",
  "errors.fieldRequired": "यह फ़ील्ड खाली नहीं छोड़ी जा सकती।",
  "errors.fieldInvalid": "यह मान सही नहीं है।",
  "errors.fieldUnknown": "यहाँ यह फ़ील्ड मान्य नहीं है।",
  "errors.malformedRequest": "अनुरोध पढ़ा नहीं जा सका। कृपया पेज रीफ़्रेश करके फिर कोशिश करें।",
  "errors.notFound": "आप जो ढूँढ रहे हैं, वह मौजूद नहीं है या हटा दिया गया है।",
  "errors.methodNotAllowed": "इस पते पर इस तरह का अनुरोध स्वीकार नहीं किया जाता।",
  "errors.tooLarge": "अनुरोध बहुत बड़ा है। कृपया एक बार में कम डेटा भेजें।",
  "errors.unsupportedType": "इस तरह की फ़ाइल या सामग्री समर्थित नहीं है।",
  "errors.stateChanged": "इस बीच कुछ बदल गया है। कृपया मौजूदा स्थिति देखकर फिर कोशिश करें।",

  "errors.notLoggedIn": "आगे बढ़ने के लिए कृपया लॉग इन करें।",
  "errors.notAllowed": "आपके खाते को यह करने की अनुमति नहीं है।",
  "errors.accountGroupMissing": "आपके खाता समूह की पहचान नहीं हो सकी। कृपया फिर से लॉग इन करें।",
  "errors.accountGroupMismatch": "यह पता किसी दूसरे खाता समूह का है। कृपया सही खाते से फिर लॉग इन करें।",

  "errors.tooManyRequests": "बहुत ज़्यादा अनुरोध आए हैं। कृपया थोड़ा रुककर फिर कोशिश करें।",
  "errors.internal": "हमारी ओर से कुछ गड़बड़ हुई है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "errors.unavailable": "सेवा अभी उपलब्ध नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "errors.timeout": "जवाब आने में बहुत समय लगा। कृपया फिर कोशिश करें।",

  "errors.unknownAsset": "यहाँ इस कॉइन का सौदा नहीं होता।",
  "errors.unknownFiat": "यहाँ इस मुद्रा में सौदा नहीं होता।",
  "errors.unknownMarket": "इस कॉइन और मुद्रा का कोई बाज़ार नहीं है।",
  "errors.ratesStale": "संदर्भ मूल्य पुराना हो गया है। कृपया थोड़ी देर में फिर कोशिश करें।",
});
