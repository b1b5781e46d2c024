import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "Ekspres: beli atau jual kripto pada harga terbaik",
  "express.meta.description":
    "Nyatakan berapa banyak yang anda mahu beli atau jual. Parley mencari iklan terbaik yang boleh anda ambil dan mengisi borangnya, dengan syiling kripto dipegang dalam eskrow.",

  "express.title": "Ekspres",
  "express.lead":
    "Nyatakan jumlahnya. Kami mencari iklan terbaik yang boleh anda ambil dan membuka borang yang sudah diisi.",

  "express.side": "Beli atau jual",
  "express.buy": "Beli",
  "express.sell": "Jual",
  "express.amount": "Jumlah",
  "express.unit": "Unit jumlah",
  "express.coin": "Syiling kripto",
  "express.currency": "Mata wang",
  "express.method": "Kaedah pembayaran",
  "express.anyMethod": "Sebarang kaedah pembayaran",
  "express.find": "Cari iklan terbaik",

  "express.best": "Iklan terbaik untuk anda",
  "express.enterAmount": "Masukkan jumlah untuk melihat iklan terbaik.",
  "express.note":
    "Harga disemak semula setiap beberapa saat. Harga ditetapkan apabila anda membuat pesanan.",
  "express.allOffers": "Lihat semua iklan",
  "express.searching": "Mencari iklan terbaik",

  "express.none.title": "Tiada iklan buat masa ini",
  "express.none.text":
    "Tiada sesiapa memperdagangkan {token} dengan {fiat} buat masa ini. Cuba syiling kripto atau mata wang lain.",
  "express.noMethod.title": "Tiada iklan dengan kaedah pembayaran ini",
  "express.noMethod.text": "Ada iklan dengan kaedah pembayaran lain.",
  "express.outside.title": "Tiada iklan menerima jumlah ini",
  "express.outside.text": "Buat masa ini anda boleh berdagang antara {least} dan {most}.",
  "express.use": "Guna {amount}",
  "express.paused.title": "Pasaran ini dijeda",
  "express.paused.text":
    "{token} tidak boleh didagangkan dengan {fiat} buat masa ini. Sila kembali kemudian.",
  "express.limit.title": "Had anda telah dicapai",
  "express.limit.text":
    "Pesanan terbuka anda sudah sebanyak yang dibenarkan sekarang. Sila selesaikan satu dahulu.",
  "express.limit.orders": "Lihat pesanan saya",
  "express.failed": "Harga tidak dapat disemak",

  "express.how.title": "Cara Ekspres berfungsi",
  "express.how.amount":
    "Anda menyatakan berapa banyak yang mahu dibeli atau dijual, dan cara anda mahu membayar atau dibayar.",
  "express.how.match":
    "Parley membandingkan semua iklan yang boleh anda ambil dan memaparkan yang terbaik harganya, termasuk yuran.",
  "express.how.order":
    "Anda menyemak borang dan membuat pesanan; mulai saat itu syiling kripto dipegang dalam eskrow.",
});
