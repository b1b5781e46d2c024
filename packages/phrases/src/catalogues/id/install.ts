import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "Beli dan jual kripto antarorang, dengan koin disimpan dalam escrow.",
  "install.offline.title": "Tidak ada koneksi",
  "install.offline.text":
    "Parley tidak dapat dijangkau. Periksa koneksi internet Anda. Batas waktu pesanan yang terbuka tetap berjalan.",
  "install.offline.retry": "Coba lagi",
});
