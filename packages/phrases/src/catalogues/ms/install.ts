import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Beli dan jual kripto antara individu, dengan syiling disimpan dalam eskrow.",
  "install.offline.title": "Tiada sambungan",
  "install.offline.text":
    "Parley tidak dapat dihubungi. Sila semak sambungan internet anda. Had masa pesanan yang terbuka terus berjalan.",
  "install.offline.retry": "Cuba lagi",
  "install.push.title": "Pemberitahuan tolak",
  "install.push.text":
    "Berita pesanan anda tiba pada peranti ini walaupun Parley ditutup. Skrin kunci tidak memaparkan jumlah atau nama.",
  "install.push.switch": "Peranti ini",
  "install.push.switch.text": "Pesanan dan rayuan",
  "install.push.unsupported": "Pelayar ini tidak menyokong pemberitahuan tolak.",
  "install.push.homeScreen":
    "Pada iPhone dan iPad, tambahkan Parley pada skrin utama dahulu: ketik Kongsi, kemudian “Tambah ke Skrin Utama”, dan buka Parley dari situ.",
  "install.push.blocked":
    "Pelayar anda menyekat pemberitahuan daripada laman ini. Benarkan dalam tetapan laman pelayar, kemudian hidupkan di sini.",
  "install.push.refused": "Pelayar tidak dibenarkan memaparkan pemberitahuan.",
  "install.push.isOn": "Peranti ini kini menerima pemberitahuan tolak.",
  "install.push.isOff": "Peranti ini tidak lagi menerima pemberitahuan tolak.",
  "install.push.failed": "Pemberitahuan tolak tidak dapat dihidupkan. Sila cuba lagi kemudian.",
  "install.sound.title": "Pesanan baharu",
  "install.sound.switch": "Bunyi untuk pesanan baharu",
  "install.sound.text": "Pada peranti ini, semasa Parley dibuka",
});
