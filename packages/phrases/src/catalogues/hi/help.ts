import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "सहायता",
  "help.lead": "Parley पर ट्रेडिंग, आपके खाते और आपकी सुरक्षा के बारे में छोटे लेख।",
  "help.topic.trading": "ट्रेडिंग",
  "help.topic.safety": "सुरक्षा",
  "help.topic.account": "आपका खाता",
  "help.topic.costs": "शुल्क और सीमाएँ",
  "help.all": "सहायता के सभी लेख",
  "help.announcements": "घोषणाएँ",
  "help.rulingTime": "अपील से निर्णय तक का समय (पिछले {days} दिनों की माध्यिका): {time}",
  "help.contents": "इस पेज पर",
  "help.otherLanguage": "यह पाठ अभी आपकी भाषा में उपलब्ध नहीं है।",
  "help.outdated": "अंग्रेज़ी पाठ इस अनुवाद से नया है।",
  "help.readEnglish": "अंग्रेज़ी में पढ़ें",
  "help.failed": "सहायता पेज अभी लोड नहीं हो पा रहे हैं।",
});
