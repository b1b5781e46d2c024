import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "Kaedah pembayaran",
  "payment.text":
    "Akaun tempat anda menerima wang fiat. Pengguna lain hanya melihatnya dalam pesanan dengan anda.",
  "payment.count": "{count} daripada {most}",
  "payment.empty": "Anda belum menambah kaedah pembayaran.",
  "payment.emptyText":
    "Tambah akaun untuk menerima bayaran daripada pembeli. Akaun mestilah atas nama anda sendiri.",
  "payment.add": "Tambah kaedah pembayaran",
  "payment.backToP2P": "Kembali ke P2P",
  "payment.backToOffer": "Kembali ke iklan",
  "payment.cancel": "Batal",
  "payment.close": "Tutup",
  "payment.notAllowed":
    "Akaun anda tidak dibenarkan mengurus kaedah pembayaran. Sub-akaun boleh meminta akaun utama.",
  "payment.full":
    "Anda telah mencapai bilangan maksimum kaedah pembayaran. Sila buang satu dahulu.",
  "payment.kyc.title": "Sila sahkan identiti anda dahulu",
  "payment.kyc.text":
    "Kaedah pembayaran mestilah atas nama dalam pengesahan identiti anda, jadi pengesahan perlu dibuat dahulu.",
  "payment.kyc.action": "Sahkan identiti",

  "payment.group.bank": "Pindahan bank",
  "payment.group.instant": "Pembayaran segera",
  "payment.group.wallet": "E-dompet",
  "payment.group.mobileMoney": "Wang mudah alih",
  "payment.group.card": "Kad",
  "payment.group.cash": "Tunai",
  "payment.group.giftCard": "Kad hadiah",

  "payment.show": "Papar butiran",
  "payment.hide": "Sembunyikan butiran",
  "payment.copy": "Salin {label}",
  "payment.copied": "Disalin",
  "payment.picture": "Imej untuk {method}",
  "payment.picture.enlarge": "Besarkan imej untuk {method}",
  "payment.addedAt": "Ditambah {time}",

  "payment.remove": "Buang",
  "payment.remove.title": "Buang kaedah pembayaran ini?",
  "payment.remove.text":
    "{method}, {account}: tidak lagi boleh dipilih untuk iklan dan pesanan. Pesanan yang telah dibayar ke situ kekal seperti sedia ada.",
  "payment.removed": "Kaedah pembayaran telah dibuang.",
  "payment.notDone.add": "Kaedah pembayaran belum ditambah",
  "payment.edit.title": "Edit kaedah pembayaran",
  "payment.edit.text":
    "Iklan anda menggunakan butiran baharu mulai sekarang. Pesanan sedia ada mengekalkan butiran yang dipaparkan.",
  "payment.edit.done": "Kaedah pembayaran telah diubah.",
  "payment.notDone.edit": "Kaedah pembayaran tidak diubah",
  "payment.edit": "Sunting",
  "payment.edit.submit": "Simpan perubahan",
  "payment.notDone.remove": "Kaedah pembayaran belum dibuang",

  "payment.new.text":
    "Pilih cara anda mahu menerima bayaran, kemudian masukkan butiran tepat seperti yang ditulis oleh bank atau penyedia anda.",
  "payment.new.loading": "Kaedah pembayaran sedang dimuatkan",
  "payment.new.failed": "Kaedah pembayaran tidak dapat dimuatkan.",
  "payment.new.retry": "Cuba lagi",
  "payment.new.submit": "Tambah kaedah pembayaran",
  "payment.new.done": "Kaedah pembayaran telah ditambah.",
  "payment.new.uploading": "Sila tunggu sehingga imej selesai dimuat naik.",
  "payment.currency": "Mata wang",
  "payment.currency.any": "Semua mata wang",
  "payment.currency.search": "Cari mata wang",
  "payment.country": "Negara atau wilayah",
  "payment.country.any": "Semua negara dan wilayah",
  "payment.country.search": "Cari negara atau wilayah",
  "payment.method": "Kaedah pembayaran",
  "payment.method.choose": "Pilih kaedah pembayaran",
  "payment.method.search": "Cari kaedah pembayaran",

  "payment.field.account": "Nombor kad atau akaun",
  "payment.field.receiverName": "Nama penerima",
  "payment.field.receiverName.hint":
    "Nama dalam pengesahan identiti anda. Akaun orang lain tidak diterima.",
  "payment.field.image": "Imej",
  "payment.field.optional": "Tidak wajib",
  "payment.field.choose": "Sila pilih",
  "payment.field.required": "Medan ini tidak boleh dibiarkan kosong.",
  "payment.field.invalid": "Format nilai ini tidak betul. Sila semak.",
  "payment.field.checkFailed":
    "Digit semakan tidak sepadan. Sila bandingkan nombor dengan butiran bank anda.",
  "payment.field.tooShort": "Terlalu pendek. Panjang minimum: {count}.",
  "payment.field.tooLong": "Terlalu panjang. Panjang maksimum: {count}.",
  "payment.field.otherHolder":
    "Nama penerima mestilah sama dengan nama dalam pengesahan identiti anda.",
  "payment.image.hint":
    "PNG, JPG atau JPEG, kurang daripada 3 MB. Contohnya kod QR akaun anda untuk diimbas oleh pembayar.",
  "payment.image.choose": "Pilih imej",
  "payment.image.drop": "atau lepaskan di sini",
  "payment.image.remove": "Buang imej",
  "payment.image.progress": "Kemajuan muat naik",
  "payment.image.failed": "Gagal memuat naik.",
  "payment.image.wrongType": "Gagal memuat naik. Hanya format imej PNG, JPG dan JPEG disokong.",
  "payment.image.tooLarge":
    "Gagal memuat naik. Hanya imej yang lebih kecil daripada 3 MB disokong.",
});
