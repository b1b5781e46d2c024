import type en from "../en/market.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "market.buy.meta.title": "{currency} से {coin} खरीदें",
  "market.buy.meta.description":
    "P2P पर {currency} से {coin} खरीदें: संदर्भ मूल्य, ऑर्डर सीमा, शुल्क और भुगतान के तरीके देखें। सौदे के दौरान कॉइन एस्क्रो में सुरक्षित रहते हैं।",
  "market.sell.meta.title": "{currency} के बदले {coin} बेचें",
  "market.sell.meta.description":
    "P2P पर {currency} के बदले {coin} बेचें: संदर्भ मूल्य, ऑर्डर सीमा, शुल्क और भुगतान के तरीके देखें। सौदे के दौरान कॉइन एस्क्रो में सुरक्षित रहते हैं।",

  "market.side": "खरीदें या बेचें",
  "market.buy": "खरीदें",
  "market.sell": "बेचें",
  "market.coins": "कॉइन",
  "market.skip": "सीधे ऑफ़र पर जाएँ",
  "market.show": "देखें",
  "market.buy.title": "{currency} से {coin} खरीदें",
  "market.sell.title": "{currency} के बदले {coin} बेचें",

  "market.facts.title": "इस बाज़ार के बारे में",
  "market.facts.reference": "संदर्भ मूल्य",
  "market.facts.limits": "ऑर्डर सीमा",
  "market.facts.fee": "टेकर शुल्क",
  "market.facts.methods": "भुगतान के तरीके",
  "market.facts.methodCount": "{count, plural, one {भुगतान का # तरीका} other {भुगतान के # तरीके}}",
  "market.stale": "भाव देरी से मिल रहा है",
  "market.unavailable": "अभी भाव नहीं दिखाया जा सकता।",

  "market.closed": "यह बाज़ार खुला नहीं है।",
});
