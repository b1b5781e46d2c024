import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "Beli dan jual kripto dengan dolar Hong Kong (HKD)",
  "hkpay.meta.description":
    "Perdagangkan kripto dengan HKD antarorang melalui FPS atau transfer bank. Iklan langsung, langkah yang jelas, dan koin ditahan dalam escrow sampai pembayaran dikonfirmasi.",

  "hkpay.title": "Beli dan jual kripto dengan dolar Hong Kong",
  "hkpay.lead":
    "Bertransaksilah langsung dengan orang lain melalui FPS atau transfer bank. Parley menahan koin dalam escrow sampai penjual mengonfirmasi uangnya.",
  "hkpay.buy": "Beli dengan HKD",
  "hkpay.sell": "Jual ke HKD",

  "hkpay.offers.title": "Iklan HKD langsung",
  "hkpay.offers.buy": "Iklan terbaik untuk membeli",
  "hkpay.offers.sell": "Iklan terbaik untuk menjual",
  "hkpay.offers.none": "Saat ini tidak ada iklan HKD.",
  "hkpay.offers.all": "Semua iklan HKD",

  "hkpay.methods.title": "Cara orang membayar di Hong Kong",
  "hkpay.methods.fps.text":
    "Faster Payment System memindahkan HKD antarbank dan dompet dalam hitungan detik, siang dan malam. Sebagian besar pesanan FPS selesai dalam beberapa menit.",
  "hkpay.methods.bank.text":
    "Dari bank mana pun di Hong Kong ke rekening penjual. Cocok untuk jumlah besar; perhatikan jam operasional bank.",
  "hkpay.methods.offers": "Iklan dengan {method}",

  "hkpay.buying.title": "Membeli dengan HKD",
  "hkpay.buying.choose":
    "Pilih iklan, masukkan jumlah, dan buat pesanan. Koin kini ditahan oleh Parley.",
  "hkpay.buying.pay":
    "Kirim jumlah yang tepat melalui FPS atau transfer bank dari rekening Anda sendiri, sebelum batas waktu pembayaran.",
  "hkpay.buying.confirm": "Tekan “Saya sudah bayar” agar penjual memeriksa pembayaran Anda.",
  "hkpay.buying.receive": "Penjual mengonfirmasi, dan koin masuk ke dompet Anda.",
  "hkpay.selling.title": "Menjual ke HKD",
  "hkpay.selling.choose":
    "Tambahkan rekening tempat Anda ingin menerima HKD, pilih iklan, dan buat pesanan.",
  "hkpay.selling.wait": "Koin Anda ditahan dalam escrow selama pembeli membayar.",
  "hkpay.selling.check":
    "Masuk ke bank Anda dan periksa apakah uang sudah tiba. Nama pembayar harus sama dengan nama terdaftar.",
  "hkpay.selling.release": "Tekan “Sudah diterima & lepaskan kripto” setelah uang masuk.",

  "hkpay.safety.title": "Jaga keamanan uang Anda",
  "hkpay.safety.own": "Bayar hanya dari rekening atas nama Anda sendiri sesuai nama terdaftar.",
  "hkpay.safety.remark":
    "Jangan menulis apa pun tentang kripto atau platform dalam transfer. Bank dapat menahan pembayaran seperti itu.",
  "hkpay.safety.cancel": "Jangan pernah membatalkan pesanan setelah Anda mentransfer uang.",
  "hkpay.safety.proof":
    "Tangkapan layar bukan pembayaran. Lepaskan koin hanya ketika bank Anda menunjukkan uangnya.",
  "hkpay.safety.private":
    "Tetaplah di platform. Transaksi pribadi dengan pengiklan tidak dilindungi escrow.",
  "hkpay.safety.appeal":
    "Jika pembayaran atau kripto tidak tiba, ajukan banding. Layanan pelanggan yang memutuskan, dan koin tetap dalam escrow sampai saat itu.",
});
