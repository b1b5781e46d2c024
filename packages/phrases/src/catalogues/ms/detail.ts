import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "Kembali ke P2P",
  "detail.buyTitle": "Beli {token} dengan {fiat}",
  "detail.sellTitle": "Jual {token} untuk {fiat}",
  "detail.description": "Sebuah iklan di Parley bersama harga, had dan pengiklannya.",
  "detail.facts": "Iklan",
  "detail.floating": "Bergerak mengikut harga rujukan",
  "detail.fixed": "Harga tetap",
  "detail.conditions": "Syarat",
  "detail.condition.kyc": "Identiti disahkan",
  "detail.condition.trades": "{count, plural, other {Sekurang-kurangnya # dagangan selesai}}",
  "detail.condition.completion": "Kadar penyelesaian sekurang-kurangnya {rate}",
  "detail.condition.days": "{count, plural, other {Berdaftar sekurang-kurangnya # hari}}",
  "detail.condition.firstCap": "Pesanan pertama tidak melebihi {amount}",
  "detail.changed": "Pengiklan telah mengubah iklan ini. Anda melihat versi terkini.",
  "detail.opensAt": "Dibuka pada {time}.",
  "detail.reason.marketDisabled": "Pasaran ini ditutup buat masa ini.",
  "detail.reason.offerNotOnline": "Pengiklan telah menyahaktifkan iklan ini.",
  "detail.reason.offerOutsideHours": "Iklan ini berada di luar waktu dagangannya.",
  "detail.reason.offerOfOwnGroup": "Ini iklan daripada akaun anda sendiri.",
  "detail.reason.traderBlocked": "Anda dan pengiklan ini tidak berdagang antara satu sama lain.",
  "detail.reason.conditionKyc":
    "Pengiklan hanya berdagang dengan pengguna yang identitinya telah disahkan.",
  "detail.reason.conditionTrades":
    "Pengiklan mensyaratkan lebih banyak dagangan selesai daripada yang anda ada.",
  "detail.reason.conditionCompletion":
    "Pengiklan mensyaratkan kadar penyelesaian yang lebih tinggi daripada anda.",
  "detail.reason.conditionRegistered":
    "Pengiklan mensyaratkan akaun yang lebih lama daripada akaun anda.",
  "detail.reason.ratesStale": "Tiada harga semasa untuk iklan ini. Sila cuba sebentar lagi.",
  "detail.reason.offerHidden": "Iklan ini tidak boleh didagangkan buat masa ini.",
  "detail.reason.openOrdersLimit":
    "Pesanan terbuka anda sudah sebanyak yang dibenarkan sekarang. Sila selesaikan satu dahulu.",
  "detail.reason.offerOrdersLimit":
    "Pesanan terbuka anda pada iklan ini sudah sebanyak yang dibenarkan. Selesaikan satu dahulu atau pilih iklan lain.",
  "detail.reason.openWorthLimit":
    "Belian terbuka anda telah mencapai had anda. Sila selesaikan satu dahulu.",
  "detail.reason.cancelLimit":
    "Anda telah membatalkan terlalu banyak pesanan dalam 24 jam yang lalu.",
  "detail.reason.advertiserLimit": "Pengiklan tidak dapat menerima pesanan lagi buat masa ini.",
  "detail.reason.staffMayNotTrade": "Akaun kakitangan tidak berdagang.",
  "detail.form.amountOutsideLimit":
    "Sila laraskan jumlah kripto kepada < {amount} {token} untuk memenuhi syarat pengiklan.",
  "detail.form.amountBelowLimit":
    "Sila laraskan jumlah kripto kepada > {amount} {token} untuk memenuhi syarat pengiklan.",
  "detail.form.fiatAtLeast": "Pengiklan ini menerima pesanan sekurang-kurangnya {amount}.",
  "detail.form.fiatAtMost": "Pengiklan ini menerima pesanan paling banyak {amount}.",
  "detail.form.overLimit":
    "Had belian terbuka anda meninggalkan kira-kira {amount} untuk pesanan ini.",
  "detail.form.title": "Pesanan anda",
  "detail.form.max": "Maks.",
  "detail.form.balance": "Baki: {amount}",
  "detail.form.transfer": "Pindahkan {token} ke dompet spot anda",
  "detail.form.notEnough": "{token} dalam dompet spot anda tidak mencukupi.",
  "detail.fresh.note": "Baru dibeli: {amount}. Boleh dikeluarkan atau dijual mulai {time}.",
  "detail.fresh.newAccount":
    "Akaun anda berusia kurang daripada 30 hari: syiling yang anda beli boleh dikeluarkan atau dijual 24 jam selepas pesanan selesai.",
  "detail.fresh.reversible":
    "Bayaran melalui kaedah ini boleh dibalikkan: syiling yang anda beli boleh dikeluarkan atau dijual 24 jam selepas pesanan selesai.",
  "detail.form.tooSmall": "Jumlah ini terlalu kecil.",
  "detail.form.limits": "Had: {limits}",
  "detail.message": "Mesej kepada rakan dagangan",
});
