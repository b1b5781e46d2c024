import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "Kembali ke P2P",
  "detail.buyTitle": "Beli {token} dengan {fiat}",
  "detail.sellTitle": "Jual {token} ke {fiat}",
  "detail.description": "Sebuah iklan di Parley beserta harga, limit, dan pengiklannya.",
  "detail.facts": "Iklan",
  "detail.floating": "Bergerak mengikuti harga acuan",
  "detail.fixed": "Harga tetap",
  "detail.conditions": "Syarat",
  "detail.condition.kyc": "Identitas terverifikasi",
  "detail.condition.trades": "{count, plural, other {Minimal # transaksi selesai}}",
  "detail.condition.completion": "Tingkat penyelesaian minimal {rate}",
  "detail.condition.days": "{count, plural, other {Terdaftar minimal # hari}}",
  "detail.condition.firstCap": "Pesanan pertama maksimal {amount}",
  "detail.changed": "Pengiklan telah mengubah iklan ini. Yang Anda lihat adalah versi terkini.",
  "detail.opensAt": "Dibuka pada {time}.",
  "detail.reason.marketDisabled": "Pasar ini sedang ditutup.",
  "detail.reason.offerNotOnline": "Pengiklan telah menonaktifkan iklan ini.",
  "detail.reason.offerOutsideHours": "Iklan ini sedang di luar jam transaksinya.",
  "detail.reason.offerOfOwnGroup": "Ini iklan dari akun Anda sendiri.",
  "detail.reason.traderBlocked": "Anda dan pengiklan ini tidak saling bertransaksi.",
  "detail.reason.conditionKyc":
    "Pengiklan hanya bertransaksi dengan pengguna yang identitasnya terverifikasi.",
  "detail.reason.conditionTrades":
    "Pengiklan mensyaratkan lebih banyak transaksi selesai daripada yang Anda miliki.",
  "detail.reason.conditionCompletion":
    "Pengiklan mensyaratkan tingkat penyelesaian yang lebih tinggi dari milik Anda.",
  "detail.reason.conditionRegistered":
    "Pengiklan mensyaratkan akun yang lebih lama dari akun Anda.",
  "detail.reason.ratesStale":
    "Tidak ada harga terkini untuk iklan ini. Silakan coba lagi beberapa saat lagi.",
  "detail.reason.offerHidden": "Iklan ini tidak dapat ditransaksikan saat ini.",
  "detail.reason.openOrdersLimit":
    "Pesanan terbuka Anda sudah sebanyak yang dimungkinkan saat ini. Selesaikan salah satu terlebih dahulu.",
  "detail.reason.offerOrdersLimit":
    "Pesanan terbuka Anda pada iklan ini sudah sebanyak yang dimungkinkan. Selesaikan salah satu terlebih dahulu atau pilih iklan lain.",
  "detail.reason.openWorthLimit":
    "Pembelian terbuka Anda telah mencapai batas. Selesaikan salah satu terlebih dahulu.",
  "detail.reason.cancelLimit":
    "Anda telah membatalkan terlalu banyak pesanan dalam 24 jam terakhir.",
  "detail.reason.advertiserLimit": "Pengiklan saat ini tidak dapat menerima pesanan lagi.",
  "detail.reason.staffMayNotTrade": "Akun staf tidak bertransaksi.",
  "detail.form.amountOutsideLimit":
    "Silakan sesuaikan jumlah kripto menjadi < {amount} {token} agar memenuhi syarat pengiklan.",
  "detail.form.amountBelowLimit":
    "Silakan sesuaikan jumlah kripto menjadi > {amount} {token} agar memenuhi syarat pengiklan.",
  "detail.form.fiatAtLeast": "Pengiklan ini menerima pesanan minimal {amount}.",
  "detail.form.fiatAtMost": "Pengiklan ini menerima pesanan maksimal {amount}.",
  "detail.form.overLimit":
    "Batas pembelian terbuka Anda menyisakan sekitar {amount} untuk pesanan ini.",
  "detail.form.title": "Pesanan Anda",
  "detail.form.max": "Maks.",
  "detail.form.balance": "Saldo: {amount}",
  "detail.form.transfer": "Transfer {token} ke dompet spot Anda",
  "detail.form.notEnough": "{token} di dompet spot Anda tidak cukup.",
  "detail.fresh.note": "Baru dibeli: {amount}. Dapat ditarik atau dijual mulai {time}.",
  "detail.fresh.newAccount":
    "Akun Anda berumur kurang dari 30 hari: koin yang Anda beli dapat ditarik atau dijual 24 jam setelah pesanan selesai.",
  "detail.fresh.reversible":
    "Pembayaran dengan metode ini dapat dibatalkan: koin yang Anda beli dapat ditarik atau dijual 24 jam setelah pesanan selesai.",
  "detail.form.tooSmall": "Jumlah ini terlalu kecil.",
  "detail.form.limits": "Limit: {limits}",
  "detail.message": "Pesan untuk lawan transaksi",
});
