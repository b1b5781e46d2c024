import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "Akun",
  "account.nav.security": "Keamanan",
  "account.nav.kyc": "Verifikasi identitas",
  "account.nav.subUsers": "Sub-akun",
  "account.nav.api": "Kunci API",
  "account.nav.settings": "Pengaturan",
  "account.back": "Kembali ke P2P",

  "account.subUsers.title": "Sub-akun",
  "account.subUsers.text":
    "Akses login untuk orang yang bekerja bagi Anda. Mereka bertransaksi atas identitas Anda yang terverifikasi, sebatas yang Anda izinkan.",
  "account.subUsers.count": "{count} dari {most}",
  "account.subUsers.create": "Buat sub-akun",
  "account.subUsers.empty": "Belum ada sub-akun",
  "account.subUsers.emptyText":
    "Buat sub-akun agar orang lain dapat bertransaksi untuk Anda tanpa berbagi kata sandi.",
  "account.subUsers.name": "Sub-akun",
  "account.subUsers.lastSeen": "Terakhir terlihat {time}",
  "account.subUsers.neverSeen": "Belum pernah masuk",
  "account.subUsers.permissions": "Izin",
  "account.subUsers.permissionsOf": "Izin {name}",
  "account.subUsers.permission.trade": "Transaksi",
  "account.subUsers.permission.payment": "Metode pembayaran",
  "account.subUsers.permission.withdraw": "Penarikan",
  "account.subUsers.useAdminTwoFactor": "Verifikasi dengan autentikator saya",
  "account.subUsers.status": "Status",
  "account.subUsers.active": "Aktif",
  "account.subUsers.frozen": "Dibekukan",
  "account.subUsers.action": "Tindakan",
  "account.subUsers.freeze": "Bekukan",
  "account.subUsers.unfreeze": "Aktifkan kembali",
  "account.subUsers.freeze.title": "Bekukan {name}?",
  "account.subUsers.freeze.text":
    "Sub-akun ini langsung dikeluarkan dari semua perangkat dan tidak dapat masuk sampai Anda mengaktifkannya kembali. Pesanan yang sedang berjalan tidak berubah.",
  "account.subUsers.freeze.done": "{name} dibekukan.",
  "account.subUsers.unfreeze.title": "Aktifkan kembali {name}?",
  "account.subUsers.unfreeze.text":
    "Sub-akun ini dapat masuk kembali dan melakukan hal yang diizinkan.",
  "account.subUsers.unfreeze.done": "{name} dapat masuk kembali.",
  "account.subUsers.cancel": "Batal",
  "account.subUsers.close": "Tutup",
  "account.subUsers.saved": "Izin {name} disimpan.",
  "account.subUsers.notDone.create": "Sub-akun belum dibuat",
  "account.subUsers.notDone.change": "Perubahan belum disimpan",

  "account.subUsers.new.title": "Buat sub-akun",
  "account.subUsers.new.text":
    "Sub-akun masuk dengan email atau telepon ini dan kata sandi yang Anda buat, lalu mengonfirmasinya dengan kode saat pertama kali masuk.",
  "account.subUsers.new.whyCodes":
    "Sub-akun dapat bertransaksi atas nama Anda, jadi konfirmasikan bahwa ini Anda.",
  "account.subUsers.new.account": "Email atau telepon",
  "account.subUsers.new.account.hint":
    "Nomor telepon dengan kode negaranya, misalnya +62 812 3456 7890.",
  "account.subUsers.new.username": "Nama panggilan",
  "account.subUsers.new.password": "Kata sandi",
  "account.subUsers.new.password.hint": "Minimal 8 karakter. Sampaikan dengan cara yang aman.",
  "account.subUsers.new.useAdminTwoFactor": "Verifikasi dengan autentikator saya",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "Sub-akun akan memerlukan kode dari autentikator Anda, bukan miliknya sendiri.",
  "account.subUsers.new.submit": "Buat",
  "account.subUsers.new.continue": "Lanjutkan",
  "account.subUsers.new.back": "Kembali",
  "account.subUsers.new.done": "{name} telah dibuat.",
  "account.field.blank": "Kolom ini tidak boleh kosong.",
  "account.subUsers.problem.password": "Gunakan 8 hingga 128 karakter.",

  "account.settings.title": "Pengaturan",
  "account.settings.description":
    "Nama panggilan Anda, bahasa pesan dari kami, dan tampilan situs ini.",
  "account.settings.profile.title": "Profil",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "Salin UID",
  "account.settings.uid.copied": "Disalin",
  "account.settings.uid.failed": "Gagal menyalin",
  "account.settings.username": "Nama panggilan",
  "account.settings.username.hint":
    "Nama ini terlihat oleh pengguna lain. 3 hingga 30 huruf, angka, titik, tanda hubung, atau garis bawah.",
  "account.settings.username.invalid":
    "Gunakan 3 hingga 30 huruf, angka, titik, tanda hubung, atau garis bawah, diawali huruf atau angka.",
  "account.settings.username.next": "Anda dapat mengubah nama lagi mulai {time}.",
  "account.settings.save": "Simpan",
  "account.settings.saved": "Disimpan.",
  "account.settings.messages.title": "Pesan",
  "account.settings.language": "Bahasa pesan",
  "account.settings.language.hint":
    "Email dan SMS untuk Anda ditulis dalam bahasa ini. Bahasa situs mengikuti menu bahasa di bagian atas.",
  "account.settings.look.title": "Tampilan",
  "account.settings.theme": "Warna",
  "account.settings.theme.system": "Ikuti sistem",
  "account.settings.theme.light": "Terang",
  "account.settings.theme.dark": "Gelap",
});
