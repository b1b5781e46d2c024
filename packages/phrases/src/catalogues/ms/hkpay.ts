import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "Beli dan jual kripto dengan dolar Hong Kong (HKD)",
  "hkpay.meta.description":
    "Dagangkan kripto dengan HKD sesama pengguna melalui FPS atau pindahan bank. Iklan langsung, langkah yang jelas dan syiling kripto dipegang dalam eskrow sehingga pembayaran disahkan.",

  "hkpay.title": "Beli dan jual kripto dengan dolar Hong Kong",
  "hkpay.lead":
    "Berdagang terus dengan orang lain melalui FPS atau pindahan bank. Parley memegang syiling kripto dalam eskrow sehingga penjual mengesahkan wang.",
  "hkpay.buy": "Beli dengan HKD",
  "hkpay.sell": "Jual untuk HKD",

  "hkpay.offers.title": "Iklan HKD langsung",
  "hkpay.offers.buy": "Iklan terbaik untuk membeli",
  "hkpay.offers.sell": "Iklan terbaik untuk menjual",
  "hkpay.offers.none": "Tiada iklan HKD buat masa ini.",
  "hkpay.offers.all": "Semua iklan HKD",

  "hkpay.methods.title": "Cara membayar di Hong Kong",
  "hkpay.methods.fps.text":
    "Faster Payment System memindahkan HKD antara bank dan dompet dalam beberapa saat, siang dan malam. Kebanyakan pesanan FPS selesai dalam beberapa minit.",
  "hkpay.methods.bank.text":
    "Dari mana-mana bank di Hong Kong ke akaun penjual. Sesuai untuk jumlah yang lebih besar; ambil kira waktu operasi bank.",
  "hkpay.methods.offers": "Iklan dengan {method}",

  "hkpay.buying.title": "Membeli dengan HKD",
  "hkpay.buying.choose":
    "Pilih iklan, masukkan jumlah dan buat pesanan. Syiling kripto kini dipegang oleh Parley.",
  "hkpay.buying.pay":
    "Hantar jumlah yang tepat melalui FPS atau pindahan bank dari akaun anda sendiri, dalam tempoh pembayaran.",
  "hkpay.buying.confirm": "Tekan “Saya sudah bayar” supaya penjual menyemak pembayaran anda.",
  "hkpay.buying.receive": "Penjual mengesahkan dan syiling kripto berada dalam dompet anda.",
  "hkpay.selling.title": "Menjual untuk HKD",
  "hkpay.selling.choose": "Tambah akaun untuk menerima HKD, pilih iklan dan buat pesanan.",
  "hkpay.selling.wait":
    "Syiling kripto anda dipegang dalam eskrow sementara pembeli membayar anda.",
  "hkpay.selling.check":
    "Log masuk ke bank anda dan semak sama ada wang sudah masuk. Nama pembayar mesti sama dengan nama berdaftar.",
  "hkpay.selling.release": "Tekan “Sudah diterima & lepaskan kripto” sebaik sahaja wang masuk.",

  "hkpay.safety.title": "Lindungi wang anda",
  "hkpay.safety.own": "Bayar hanya daripada akaun atas nama anda sendiri seperti yang didaftarkan.",
  "hkpay.safety.remark":
    "Jangan tulis apa-apa tentang kripto atau platform dalam pindahan. Bank mungkin menahan pembayaran sedemikian.",
  "hkpay.safety.cancel": "Jangan sekali-kali membatalkan pesanan selepas anda memindahkan wang.",
  "hkpay.safety.proof":
    "Tangkapan skrin bukan pembayaran. Lepaskan syiling kripto hanya apabila bank anda menunjukkan wang itu.",
  "hkpay.safety.private":
    "Kekal di platform. Dagangan peribadi dengan pengiklan tidak dilindungi eskrow.",
  "hkpay.safety.appeal":
    "Jika pembayaran atau kripto tidak sampai, buat rayuan. Khidmat pelanggan akan memutuskan, dan syiling kripto kekal dalam eskrow sehingga itu.",
});
