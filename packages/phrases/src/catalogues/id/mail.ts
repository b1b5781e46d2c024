import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Kode keamanan Parley Anda",
  "mail.code.register": "Masukkan kode ini untuk membuat akun Anda.",
  "mail.code.login": "Masukkan kode ini untuk masuk ke akun Anda.",
  "mail.code.resetPassword": "Masukkan kode ini untuk membuat kata sandi baru.",
  "mail.code.bindEmail": "Masukkan kode ini untuk menautkan alamat email ke akun Anda.",
  "mail.code.bindPhone": "Masukkan kode ini untuk menautkan nomor telepon ke akun Anda.",
  "mail.code.unbindEmail": "Masukkan kode ini untuk melepas alamat email dari akun Anda.",
  "mail.code.unbindPhone": "Masukkan kode ini untuk melepas nomor telepon dari akun Anda.",
  "mail.code.totpConfirm": "Masukkan kode ini untuk mengaktifkan Google Authenticator.",
  "mail.code.totpRemove": "Masukkan kode ini untuk menonaktifkan Google Authenticator.",
  "mail.code.passwordChange": "Masukkan kode ini untuk mengubah kata sandi Anda.",
  "mail.code.passkeyAdd": "Masukkan kode ini untuk menambahkan passkey ke akun Anda.",
  "mail.code.passkeyRemove": "Masukkan kode ini untuk menghapus passkey dari akun Anda.",
  "mail.code.recoveryCodes": "Masukkan kode ini untuk membuat kode pemulihan baru.",
  "mail.code.createUserPayment": "Masukkan kode ini untuk menambahkan metode pembayaran.",
  "mail.code.removeUserPayment": "Masukkan kode ini untuk menghapus metode pembayaran.",
  "mail.code.release":
    "Masukkan kode ini untuk melepaskan kripto ke pembeli, hanya jika pembayaran sudah masuk ke rekening Anda.",
  "mail.code.split":
    "Masukkan kode ini untuk membagi kripto suatu pesanan antara Anda dan pembeli.",
  "mail.code.withdraw": "Masukkan kode ini untuk menarik kripto dari akun Anda.",
  "mail.code.apiSettings": "Masukkan kode ini untuk mengubah pengaturan API Anda.",
  "mail.code.staffAction": "Masukkan kode ini untuk mengonfirmasi tindakan Anda sebagai staf.",
  "mail.code.valid": "Kode ini berlaku selama {minutes} menit dan hanya dapat digunakan satu kali.",
  "mail.code.secret":
    "Jangan bagikan kode ini kepada siapa pun. Staf Parley tidak akan pernah memintanya.",
  "mail.code.ignore": "Jika Anda tidak meminta kode ini, abaikan pesan ini.",
  "mail.code.alarm":
    "Jika Anda tidak meminta kode ini, ubah kata sandi Anda dan periksa perangkat Anda di Keamanan akun.",

  "mail.alreadyRegistered.subject": "Anda sudah memiliki akun Parley",
  "mail.alreadyRegistered.text":
    "Seseorang mencoba mendaftar dengan data Anda. Data tersebut sudah terdaftar pada sebuah akun, sehingga tidak ada akun baru yang dibuat.",
  "mail.alreadyRegistered.advice":
    "Jika itu Anda, silakan masuk, atau buat kata sandi baru jika Anda lupa. Jika bukan Anda, tidak ada yang perlu dilakukan.",

  "mail.newDeviceLogin.subject": "Login baru ke akun Parley Anda",
  "mail.newDeviceLogin.text": "Ada login ke akun Anda dari perangkat baru.",

  "mail.securityChanged.subject": "Keamanan akun Anda telah berubah",
  "mail.securityChanged.passwordChanged": "Kata sandi Anda telah diubah.",
  "mail.securityChanged.passwordReset": "Kata sandi Anda telah diatur ulang.",
  "mail.securityChanged.emailBound": "Sebuah alamat email telah ditautkan ke akun Anda.",
  "mail.securityChanged.emailUnbound": "Alamat email telah dilepas dari akun Anda.",
  "mail.securityChanged.phoneBound": "Sebuah nomor telepon telah ditautkan ke akun Anda.",
  "mail.securityChanged.phoneUnbound": "Nomor telepon telah dilepas dari akun Anda.",
  "mail.securityChanged.totpEnabled": "Google Authenticator telah diaktifkan.",
  "mail.securityChanged.totpRemoved": "Google Authenticator telah dinonaktifkan.",
  "mail.securityChanged.passkeyAdded": "Sebuah passkey telah ditambahkan ke akun Anda.",
  "mail.securityChanged.passkeyRemoved": "Sebuah passkey telah dihapus dari akun Anda.",
  "mail.securityChanged.recoveryCodeUsed": "Sebuah kode pemulihan akun Anda telah digunakan.",
  "mail.securityChanged.recoveryCodesRenewed":
    "Kode pemulihan baru telah dibuat. Kode yang lama tidak berlaku lagi.",
  "mail.securityChanged.antiPhishingCodeChanged": "Kode anti-phishing Anda telah diubah.",
  "mail.securityChanged.resetRequested":
    "Layanan pelanggan diminta untuk mengatur ulang verifikasi keamanan Anda.",

  "mail.kycApproved.subject": "Identitas Anda telah terverifikasi",
  "mail.kycApproved.text": "Verifikasi identitas Anda telah disetujui.",
  "mail.kycRejected.subject": "Verifikasi identitas Anda tidak disetujui",
  "mail.kycRejected.text":
    "Verifikasi identitas Anda tidak disetujui. Silakan perbaiki data Anda, lalu kirim kembali.",
  "mail.kycReason.documentUnreadable": "Ada dokumen yang tidak terbaca dengan jelas.",
  "mail.kycReason.documentIncomplete": "Ada halaman atau sisi dokumen yang belum disertakan.",
  "mail.kycReason.documentExpired": "Ada dokumen yang sudah kedaluwarsa.",
  "mail.kycReason.documentNotAccepted": "Jenis dokumen ini tidak diterima.",
  "mail.kycReason.detailsMismatch": "Data yang diisi tidak sesuai dengan dokumen.",
  "mail.kycReason.selfieMismatch": "Foto selfie tidak cocok dengan foto pada dokumen.",
  "mail.kycReason.notGenuine": "Keaslian dokumen tidak dapat dipastikan.",
  "mail.kycReason.other": "Dokumen tidak dapat diverifikasi.",

  "mail.subUserCreated.subject": "Sub-akun telah ditambahkan ke akun Anda",
  "mail.subUserCreated.text": "Sebuah sub-akun telah ditambahkan ke akun Anda.",

  "mail.resetRequest.approved.subject": "Pengaturan ulang keamanan Anda disetujui",
  "mail.resetRequest.approved.text":
    "Permintaan Anda untuk mengatur ulang verifikasi keamanan telah disetujui. Silakan masuk dan siapkan kembali.",
  "mail.resetRequest.refused.subject": "Pengaturan ulang keamanan Anda tidak disetujui",
  "mail.resetRequest.refused.text":
    "Permintaan Anda untuk mengatur ulang verifikasi keamanan tidak disetujui. Akun Anda tidak berubah.",

  "mail.depositCredited.subject": "Deposit diterima",
  "mail.depositCredited.text": "{amount} {token} telah dikreditkan ke dompet spot Anda.",
  "mail.withdrawalSent.subject": "Penarikan terkirim",
  "mail.withdrawalSent.text": "Penarikan Anda sebesar {amount} {token} telah dikirim.",
  "mail.withdrawalReturned.subject": "Penarikan tidak terkirim",
  "mail.withdrawalReturned.text":
    "Penarikan Anda sebesar {amount} {token} tidak dikirim. Koinnya sudah kembali ke dompet spot Anda.",

  "mail.withdrawalsBlocked": "Demi keamanan Anda, penarikan diblokir hingga {time}.",
  "mail.notYou":
    "Jika ini bukan Anda, segera ubah kata sandi Anda dan keluarkan perangkat lain di Keamanan akun.",

  "mail.fact.time": "Waktu",
  "mail.fact.address": "Alamat IP",
  "mail.fact.device": "Perangkat",
  "mail.fact.reason": "Alasan",
  "mail.fact.username": "Nama pengguna",
  "mail.fact.walletAddress": "Alamat dompet",

  "mail.link.login": "Masuk",
  "mail.link.security": "Keamanan akun",
  "mail.link.kyc": "Verifikasi identitas",
  "mail.link.subUsers": "Sub-akun",
  "mail.link.wallet": "Dompet",

  "mail.antiPhishing.code": "Kode anti-phishing Anda: {code}",
  "mail.antiPhishing.none":
    "Anda belum memiliki kode anti-phishing. Buat kode di Keamanan akun, dan setiap email asli dari Parley akan menampilkannya.",
  "mail.footer.account":
    "Anda menerima email ini karena alamat Anda tertaut ke akun Parley. Email ini dikirim otomatis, mohon tidak membalasnya.",
  "mail.footer.entered":
    "Anda menerima email ini karena alamat Anda dimasukkan di Parley. Email ini dikirim otomatis, mohon tidak membalasnya.",

  "mail.text.code": "{code} adalah kode Parley Anda. {purpose} Jangan bagikan kepada siapa pun.",
});
