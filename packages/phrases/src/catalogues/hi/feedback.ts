import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "फ़ीडबैक",
  "feedback.empty": "अभी कोई फ़ीडबैक नहीं",
  "feedback.emptyText": "पूरे हुए ऑर्डर के बाद फ़ीडबैक यहाँ दिखता है।",
  "feedback.filter": "दिखाएँ",
  "feedback.filter.all": "सभी",
  "feedback.positive": "सकारात्मक",
  "feedback.negative": "नकारात्मक",
  "feedback.reply": "जवाब दें",
  "feedback.replyFrom": "{name} का जवाब",
  "feedback.replyLabel": "आपका जवाब",
  "feedback.replySend": "जवाब भेजें",
  "feedback.replied": "आपका जवाब प्रकाशित हो गया है।",
  "feedback.more": "और दिखाएँ",
  "feedback.failed": "फ़ीडबैक लोड नहीं हो सका।",
  "feedback.retry": "फिर कोशिश करें",
  "feedback.form.title": "{name} के साथ ट्रेड कैसा रहा?",
  "feedback.form.good": "अच्छा",
  "feedback.form.bad": "खराब",
  "feedback.form.comment": "टिप्पणी (वैकल्पिक)",
  "feedback.form.hint": "आपका फ़ीडबैक सभी पढ़ सकते हैं और बाद में इसे बदला नहीं जा सकता।",
  "feedback.form.send": "फ़ीडबैक भेजें",
  "feedback.form.choose": "कृपया “अच्छा” या “खराब” चुनें।",
  "feedback.form.done": "आपके फ़ीडबैक के लिए धन्यवाद।",
});
