import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "Kripto paralar emanette tutulurken kişiden kişiye kripto alıp satın.",
  "install.offline.title": "Bağlantı yok",
  "install.offline.text":
    "Parley’e ulaşılamıyor. Lütfen internet bağlantınızı kontrol edin. Açık emirlerin süreleri işlemeye devam eder.",
  "install.offline.retry": "Tekrar dene",
});
