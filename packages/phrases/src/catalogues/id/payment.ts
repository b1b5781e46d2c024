import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "Metode pembayaran",
  "payment.text":
    "Rekening tempat Anda menerima uang fiat. Pengguna lain hanya melihatnya dalam pesanan dengan Anda.",
  "payment.count": "{count} dari {most}",
  "payment.empty": "Anda belum menambahkan metode pembayaran.",
  "payment.emptyText":
    "Tambahkan rekening tujuan pembayaran dari pembeli. Rekening harus atas nama Anda sendiri.",
  "payment.add": "Tambah metode pembayaran",
  "payment.backToP2P": "Kembali ke P2P",
  "payment.backToOffer": "Kembali ke iklan",
  "payment.cancel": "Batal",
  "payment.close": "Tutup",
  "payment.notAllowed":
    "Akun Anda tidak diizinkan mengelola metode pembayaran. Sub-akun dapat menghubungi akun utamanya.",
  "payment.full":
    "Jumlah metode pembayaran Anda sudah maksimum. Silakan hapus salah satu terlebih dahulu.",
  "payment.kyc.title": "Silakan verifikasi identitas Anda dahulu",
  "payment.kyc.text":
    "Metode pembayaran harus atas nama yang terverifikasi pada identitas Anda, jadi verifikasi perlu dilakukan lebih dahulu.",
  "payment.kyc.action": "Verifikasi identitas",

  "payment.group.bank": "Transfer bank",
  "payment.group.instant": "Pembayaran instan",
  "payment.group.wallet": "Dompet digital",
  "payment.group.mobileMoney": "Uang seluler",
  "payment.group.card": "Kartu",
  "payment.group.cash": "Tunai",
  "payment.group.giftCard": "Kartu hadiah",

  "payment.show": "Tampilkan rincian",
  "payment.hide": "Sembunyikan rincian",
  "payment.copy": "Salin {label}",
  "payment.copied": "Disalin",
  "payment.picture": "Gambar untuk {method}",
  "payment.picture.enlarge": "Perbesar gambar untuk {method}",
  "payment.addedAt": "Ditambahkan {time}",

  "payment.remove": "Hapus",
  "payment.remove.title": "Hapus metode pembayaran ini?",
  "payment.remove.text":
    "{method}, {account}: tidak dapat dipilih lagi untuk iklan dan pesanan. Pesanan yang sudah dibayar ke sana tidak berubah.",
  "payment.removed": "Metode pembayaran telah dihapus.",
  "payment.notDone.add": "Metode pembayaran belum ditambahkan",
  "payment.edit.title": "Edit metode pembayaran",
  "payment.edit.text":
    "Iklan Anda memakai data baru mulai sekarang. Pesanan yang sudah ada tetap menampilkan data lama.",
  "payment.edit.done": "Metode pembayaran telah diubah.",
  "payment.notDone.edit": "Metode pembayaran tidak diubah",
  "payment.edit": "Ubah",
  "payment.edit.submit": "Simpan perubahan",
  "payment.notDone.remove": "Metode pembayaran belum dihapus",

  "payment.new.text":
    "Pilih cara Anda ingin dibayar, lalu masukkan rincian persis seperti yang tercatat di bank atau penyedia Anda.",
  "payment.new.loading": "Metode pembayaran sedang dimuat",
  "payment.new.failed": "Metode pembayaran tidak dapat dimuat.",
  "payment.new.retry": "Coba lagi",
  "payment.new.submit": "Tambah metode pembayaran",
  "payment.new.done": "Metode pembayaran telah ditambahkan.",
  "payment.new.uploading": "Silakan tunggu sampai gambar selesai diunggah.",
  "payment.currency": "Mata uang",
  "payment.currency.any": "Semua mata uang",
  "payment.currency.search": "Cari mata uang",
  "payment.country": "Negara atau wilayah",
  "payment.country.any": "Semua negara dan wilayah",
  "payment.country.search": "Cari negara atau wilayah",
  "payment.method": "Metode pembayaran",
  "payment.method.choose": "Pilih metode pembayaran",
  "payment.method.search": "Cari metode pembayaran",

  "payment.field.account": "Nomor kartu atau rekening",
  "payment.field.receiverName": "Nama penerima",
  "payment.field.receiverName.hint":
    "Nama pada verifikasi identitas Anda. Rekening orang lain tidak diterima.",
  "payment.field.image": "Gambar",
  "payment.field.optional": "Opsional",
  "payment.field.choose": "Silakan pilih",
  "payment.field.required": "Kolom ini tidak boleh kosong.",
  "payment.field.invalid": "Format nilai ini tidak benar. Silakan periksa kembali.",
  "payment.field.checkFailed":
    "Digit pemeriksa tidak cocok. Silakan bandingkan nomor dengan data bank Anda.",
  "payment.field.tooShort": "Terlalu pendek. Panjang minimum: {count}.",
  "payment.field.tooLong": "Terlalu panjang. Panjang maksimum: {count}.",
  "payment.field.otherHolder":
    "Nama penerima harus sama dengan nama pada verifikasi identitas Anda.",
  "payment.image.hint":
    "PNG, JPG, atau JPEG, kurang dari 3 MB. Misalnya kode QR rekening Anda untuk dipindai pembayar.",
  "payment.image.choose": "Pilih gambar",
  "payment.image.drop": "atau letakkan di sini",
  "payment.image.remove": "Hapus gambar",
  "payment.image.progress": "Progres unggahan",
  "payment.image.failed": "Gagal mengunggah.",
  "payment.image.wrongType":
    "Gagal mengunggah. Hanya format gambar PNG, JPG, dan JPEG yang didukung.",
  "payment.image.tooLarge":
    "Gagal mengunggah. Hanya gambar berukuran kurang dari 3 MB yang didukung.",
});
