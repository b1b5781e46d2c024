import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "P2P पर वापस",
  "detail.buyTitle": "{fiat} से {token} खरीदें",
  "detail.sellTitle": "{fiat} के बदले {token} बेचें",
  "detail.description": "Parley का एक ऑफ़र, उसका मूल्य, सीमाएँ और विज्ञापनदाता।",
  "detail.facts": "ऑफ़र",
  "detail.floating": "संदर्भ मूल्य के साथ बदलता है",
  "detail.fixed": "निश्चित मूल्य",
  "detail.conditions": "शर्तें",
  "detail.condition.kyc": "पहचान सत्यापित",
  "detail.condition.trades":
    "{count, plural, one {कम से कम # पूरा हुआ सौदा} other {कम से कम # पूरे हुए सौदे}}",
  "detail.condition.completion": "पूर्णता दर कम से कम {rate}",
  "detail.condition.days":
    "{count, plural, one {कम से कम # दिन पहले पंजीकृत} other {कम से कम # दिन पहले पंजीकृत}}",
  "detail.condition.firstCap": "पहला ऑर्डर अधिकतम {amount} का",
  "detail.changed": "विज्ञापनदाता ने यह ऑफ़र बदला है। आप इसका मौजूदा रूप देख रहे हैं।",
  "detail.opensAt": "यह {time} पर खुलेगा।",
  "detail.reason.marketDisabled": "यह बाज़ार फ़िलहाल बंद है।",
  "detail.reason.offerNotOnline": "विज्ञापनदाता ने यह ऑफ़र ऑफ़लाइन कर दिया है।",
  "detail.reason.offerOutsideHours": "यह ऑफ़र अभी अपने ट्रेडिंग समय से बाहर है।",
  "detail.reason.offerOfOwnGroup": "यह आपके अपने खाते का ऑफ़र है।",
  "detail.reason.traderBlocked": "आप और यह विज्ञापनदाता आपस में सौदा नहीं कर सकते।",
  "detail.reason.conditionKyc": "विज्ञापनदाता केवल उन्हीं से सौदा करता है, जिनकी पहचान सत्यापित है।",
  "detail.reason.conditionTrades": "आपके पूरे हुए सौदे विज्ञापनदाता की शर्त से कम हैं।",
  "detail.reason.conditionCompletion": "आपकी पूर्णता दर विज्ञापनदाता की शर्त से कम है।",
  "detail.reason.conditionRegistered": "आपका खाता विज्ञापनदाता की शर्त से नया है।",
  "detail.reason.ratesStale": "इस ऑफ़र का मौजूदा मूल्य उपलब्ध नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "detail.reason.offerHidden": "यह ऑफ़र फ़िलहाल नहीं लिया जा सकता।",
  "detail.reason.openOrdersLimit": "आपके उतने ऑर्डर खुले हैं जितने अभी हो सकते हैं। कृपया पहले एक पूरा करें।",
  "detail.reason.offerOrdersLimit":
    "इस ऑफ़र पर आपके उतने ऑर्डर खुले हैं जितने हो सकते हैं। पहले एक पूरा करें या कोई दूसरा ऑफ़र चुनें।",
  "detail.reason.openWorthLimit": "आपकी खुली खरीद आपकी सीमा तक पहुँच गई है। कृपया पहले एक पूरी करें।",
  "detail.reason.cancelLimit": "आपने पिछले 24 घंटों में बहुत सारे ऑर्डर रद्द किए हैं।",
  "detail.reason.advertiserLimit": "विज्ञापनदाता अभी और ऑर्डर नहीं ले सकता।",
  "detail.reason.staffMayNotTrade": "स्टाफ़ खाते ट्रेड नहीं कर सकते।",
  "detail.form.amountOutsideLimit":
    "विज्ञापनदाता की शर्तें पूरी करने के लिए कृपया क्रिप्टो की मात्रा < {amount} {token} रखें।",
  "detail.form.amountBelowLimit":
    "विज्ञापनदाता की शर्तें पूरी करने के लिए कृपया क्रिप्टो की मात्रा > {amount} {token} रखें।",
  "detail.form.fiatAtLeast": "यह विज्ञापनदाता कम से कम {amount} के ऑर्डर लेता है।",
  "detail.form.fiatAtMost": "यह विज्ञापनदाता अधिकतम {amount} के ऑर्डर लेता है।",
  "detail.form.overLimit": "खुली खरीद की आपकी सीमा में इस ऑर्डर के लिए लगभग {amount} बचा है।",
  "detail.form.title": "आपका ऑर्डर",
  "detail.form.max": "अधिकतम",
  "detail.form.balance": "बैलेंस: {amount}",
  "detail.form.transfer": "{token} को अपने स्पॉट वॉलेट में ट्रांसफ़र करें",
  "detail.form.notEnough": "आपके स्पॉट वॉलेट में पर्याप्त {token} नहीं हैं।",
  "detail.fresh.note": "हाल में खरीदे गए: {amount}। {time} से निकाले या बेचे जा सकते हैं।",
  "detail.fresh.newAccount":
    "आपका खाता 30 दिन से कम पुराना है: आप जो खरीदेंगे, उसे ऑर्डर पूरा होने के 24 घंटे बाद निकाल या बेच सकेंगे।",
  "detail.fresh.reversible":
    "इस तरीके से किया गया भुगतान वापस लिया जा सकता है: आप जो खरीदेंगे, उसे ऑर्डर पूरा होने के 24 घंटे बाद निकाल या बेच सकेंगे।",
  "detail.form.tooSmall": "यह राशि बहुत कम है।",
  "detail.form.limits": "सीमा: {limits}",
  "detail.message": "ट्रेडर के लिए संदेश",
});
