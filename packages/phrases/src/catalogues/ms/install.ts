import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Beli dan jual kripto antara individu, dengan syiling disimpan dalam eskrow.",
  "install.offline.title": "Tiada sambungan",
  "install.offline.text":
    "Parley tidak dapat dihubungi. Sila semak sambungan internet anda. Had masa pesanan yang terbuka terus berjalan.",
  "install.offline.retry": "Cuba lagi",
});
