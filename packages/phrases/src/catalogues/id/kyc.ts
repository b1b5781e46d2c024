import type en from "../en/kyc.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "kyc.title": "Verifikasi identitas",
  "kyc.text":
    "Kami memverifikasi identitas Anda satu kali. Dokumen Anda disimpan dalam bentuk terenkripsi, dan hanya staf yang meninjaunya yang dapat membukanya.",

  "kyc.status": "Status",
  "kyc.status.none": "Belum terverifikasi",
  "kyc.status.pending": "Sedang ditinjau",
  "kyc.status.approved": "Terverifikasi",
  "kyc.status.rejected": "Tidak disetujui",
  "kyc.account": "Jenis akun",
  "kyc.name": "Nama",
  "kyc.submittedAt": "Dikirim",
  "kyc.decidedAt": "Diputuskan",
  "kyc.pending.title": "Dokumen Anda sedang ditinjau",
  "kyc.pending.text":
    "Biasanya kurang dari satu hari kerja. Kami akan mengabari Anda begitu ada keputusan, dan halaman ini akan menampilkannya secara otomatis.",
  "kyc.demo.title": "Server pengembangan",
  "kyc.demo.text":
    "Tidak ada yang meninjau dokumen di sini, jadi Anda dapat menyetujui verifikasi ini sendiri.",
  "kyc.demo.approve": "Setujui",
  "kyc.demo.outbox": "Email dan SMS",
  "kyc.demo.notDone": "Verifikasi belum disetujui",
  "kyc.asked.title": "Kami memerlukan satu hal lagi",
  "kyc.asked.text": "Layanan pelanggan memerlukan ini sebelum memutuskan:",
  "kyc.asked.file": "Gambar {number}",
  "kyc.asked.words": "Keterangan Anda (opsional)",
  "kyc.asked.send": "Kirim jawaban",
  "kyc.asked.sent": "Jawaban Anda telah dikirim.",
  "kyc.approved.title": "Identitas Anda telah terverifikasi",
  "kyc.approved.text":
    "Pembayaran harus berasal dari rekening atas nama ini. Hubungi layanan pelanggan jika namanya berubah.",
  "kyc.rejected.title": "Verifikasi Anda tidak disetujui",
  "kyc.rejected.text": "Silakan perbaiki kekurangannya, lalu kirim kembali data Anda.",
  "kyc.rejected.again": "Kirim lagi",
  "kyc.continue": "Lanjut ke P2P",
  "kyc.inherited.title": "Verifikasi mengikuti akun utama",
  "kyc.inherited.text":
    "Anda bertransaksi atas identitas akun utama Anda. Hanya akun utama yang dapat mengirim atau mengubahnya.",

  "kyc.steps": "Langkah-langkah verifikasi",
  "kyc.step.type": "Jenis akun",
  "kyc.step.details": "Data",
  "kyc.step.documents": "Dokumen",
  "kyc.step.review": "Periksa",
  "kyc.step.done": "(selesai)",
  "kyc.step.of": "Langkah {step} dari {all}",
  "kyc.back": "Kembali",
  "kyc.next": "Lanjutkan",
  "kyc.submit": "Kirim untuk ditinjau",
  "kyc.submitted": "Data Anda telah dikirim.",
  "kyc.notDone": "Data Anda belum dikirim",
  "kyc.loading": "Formulir sedang dimuat.",

  "kyc.type": "Akun ini untuk siapa?",
  "kyc.type.individual": "Perorangan",
  "kyc.type.individual.hint":
    "Anda bertransaksi untuk diri sendiri. Anda memerlukan paspor, KTP, atau SIM, serta foto selfie.",
  "kyc.type.company": "Perusahaan",
  "kyc.type.company.hint":
    "Anda bertransaksi untuk perusahaan terdaftar. Anda memerlukan dokumen pendaftarannya dan identitas wakilnya.",

  "kyc.realName": "Nama lengkap",
  "kyc.realName.hint": "Semua nama depan dan nama belakang, persis seperti di dokumen Anda.",
  "kyc.birthDate": "Tanggal lahir",
  "kyc.country": "Negara penerbit dokumen",
  "kyc.country.company": "Negara pendaftaran",
  "kyc.country.placeholder": "Pilih negara",
  "kyc.country.search": "Cari negara",
  "kyc.country.empty": "Tidak ada data yang cocok",
  "kyc.documentType": "Dokumen",
  "kyc.documentType.passport": "Paspor",
  "kyc.documentType.idCard": "Kartu identitas",
  "kyc.documentType.drivingLicence": "SIM",
  "kyc.documentNumber": "Nomor dokumen",
  "kyc.companyName": "Nama perusahaan",
  "kyc.companyName.hint": "Dengan bentuk badan hukumnya, seperti di daftar perusahaan.",
  "kyc.registrationNumber": "Nomor pendaftaran",
  "kyc.representativeName": "Wakil yang berwenang",
  "kyc.representativeName.hint":
    "Nama lengkap orang yang bertindak atas nama perusahaan, seperti di dokumen.",

  "kyc.file.front.passport": "Halaman dengan foto Anda",
  "kyc.file.front": "Sisi depan",
  "kyc.file.back": "Sisi belakang",
  "kyc.file.selfie": "Selfie dengan dokumen Anda",
  "kyc.file.registration": "Sertifikat pendaftaran",
  "kyc.file.representative": "Identitas wakil perusahaan",
  "kyc.file.owners": "Daftar pemilik (opsional)",
  "kyc.file.mandate": "Surat kuasa (opsional)",
  "kyc.file.hint": "JPG atau PNG, maks. 10 MB. Keempat sudut terlihat, tidak ada yang tertutup.",
  "kyc.file.selfie.hint":
    "JPG atau PNG, maks. 10 MB. Wajah Anda dan halaman dengan foto Anda, keduanya terlihat jelas.",
  "kyc.file.choose": "Pilih file",
  "kyc.file.drop": "atau letakkan di sini",
  "kyc.file.remove": "Hapus file",
  "kyc.file.progress": "Progres unggahan",
  "kyc.file.uploading": "Harap tunggu hingga semua file selesai diunggah.",
  "kyc.file.tooLarge": "Silakan pilih file yang lebih kecil dari 10 MB.",
  "kyc.file.wrongType": "Gagal mengunggah. Hanya file JPG dan PNG yang didukung.",
  "kyc.file.wrongImage": "Gagal mengunggah. Hanya gambar JPG dan PNG yang didukung.",
  "kyc.file.failed": "Gagal mengunggah.",

  "kyc.problem.blank": "Kolom ini tidak boleh kosong.",
  "kyc.problem.missing": "Silakan unggah dokumen ini.",
  "kyc.problem.tooYoung": "Anda harus berusia minimal 18 tahun.",
  "kyc.problem.realName":
    "Silakan masukkan nama lengkap Anda dengan huruf, seperti di dokumen Anda.",
  "kyc.problem.birthDate": "Silakan masukkan tanggal lahir Anda.",
  "kyc.problem.country": "Silakan pilih negara.",
  "kyc.problem.documentNumber": "Silakan masukkan nomor seperti yang tertera di dokumen Anda.",
  "kyc.problem.companyName": "Silakan masukkan nama seperti yang tertera di daftar perusahaan.",
  "kyc.problem.registrationNumber":
    "Silakan masukkan nomor seperti yang tertera di daftar perusahaan.",
  "kyc.problem.representativeName":
    "Silakan masukkan nama lengkap dengan huruf, seperti di dokumen.",
  "kyc.problem.file": "Silakan unggah file ini lagi.",

  "kyc.review.text": "Silakan periksa apakah semuanya sesuai dengan dokumen Anda.",
  "kyc.review.edit": "Ubah {section}",
  "kyc.review.confirm":
    "Dengan mengirim, Anda menyatakan bahwa data ini benar dan dokumennya asli.",
});
