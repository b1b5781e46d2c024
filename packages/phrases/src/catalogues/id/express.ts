import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "Ekspres: beli atau jual kripto dengan harga terbaik",
  "express.meta.description":
    "Sebutkan berapa yang ingin Anda beli atau jual. Parley menemukan iklan terbaik yang bisa Anda ambil dan mengisi formulirnya, dengan koin ditahan dalam escrow.",

  "express.title": "Ekspres",
  "express.lead":
    "Sebutkan jumlahnya. Kami menemukan iklan terbaik yang bisa Anda ambil dan membuka formulir yang sudah terisi.",

  "express.side": "Beli atau jual",
  "express.buy": "Beli",
  "express.sell": "Jual",
  "express.amount": "Jumlah",
  "express.unit": "Satuan jumlah",
  "express.coin": "Koin",
  "express.currency": "Mata uang",
  "express.method": "Metode pembayaran",
  "express.anyMethod": "Metode pembayaran apa pun",
  "express.find": "Cari iklan terbaik",

  "express.best": "Iklan terbaik untuk Anda",
  "express.enterAmount": "Masukkan jumlah untuk melihat iklan terbaik.",
  "express.note":
    "Harga diperiksa ulang setiap beberapa detik. Harga ditetapkan saat Anda membuat pesanan.",
  "express.allOffers": "Lihat semua iklan",
  "express.searching": "Mencari iklan terbaik",

  "express.none.title": "Belum ada iklan saat ini",
  "express.none.text":
    "Saat ini tidak ada yang memperdagangkan {token} dengan {fiat}. Coba koin atau mata uang lain.",
  "express.noMethod.title": "Tidak ada iklan dengan metode pembayaran ini",
  "express.noMethod.text": "Ada iklan dengan metode pembayaran lain.",
  "express.outside.title": "Tidak ada iklan yang menerima jumlah ini",
  "express.outside.text": "Saat ini Anda bisa bertransaksi antara {least} dan {most}.",
  "express.use": "Pakai {amount}",
  "express.paused.title": "Pasar ini dijeda",
  "express.paused.text":
    "{token} saat ini tidak bisa diperdagangkan dengan {fiat}. Silakan kembali lagi nanti.",
  "express.limit.title": "Batas Anda tercapai",
  "express.limit.text":
    "Pesanan terbuka Anda sudah sebanyak yang dimungkinkan saat ini. Selesaikan salah satu terlebih dahulu.",
  "express.limit.orders": "Lihat pesanan saya",
  "express.failed": "Harga tidak dapat diperiksa",

  "express.how.title": "Cara kerja Ekspres",
  "express.how.amount":
    "Anda menyebutkan berapa yang ingin dibeli atau dijual, dan bagaimana Anda ingin membayar atau dibayar.",
  "express.how.match":
    "Parley membandingkan semua iklan yang bisa Anda ambil dan menampilkan yang harganya terbaik, termasuk biaya.",
  "express.how.order":
    "Anda memeriksa formulir dan membuat pesanan; sejak saat itu koin ditahan dalam escrow.",
});
