import type en from "../en/kyc.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "kyc.title": "Pengesahan identiti",
  "kyc.text":
    "Kami mengesahkan identiti anda sekali sahaja. Dokumen anda disimpan secara disulitkan, dan hanya kakitangan yang menyemaknya boleh membukanya.",

  "kyc.status": "Status",
  "kyc.status.none": "Belum disahkan",
  "kyc.status.pending": "Sedang disemak",
  "kyc.status.approved": "Disahkan",
  "kyc.status.rejected": "Tidak diluluskan",
  "kyc.account": "Jenis akaun",
  "kyc.name": "Nama",
  "kyc.submittedAt": "Dihantar",
  "kyc.decidedAt": "Diputuskan",
  "kyc.pending.title": "Dokumen anda sedang disemak",
  "kyc.pending.text":
    "Biasanya kurang daripada satu hari bekerja. Kami akan memaklumkan anda sebaik sahaja ada keputusan, dan halaman ini akan memaparkannya secara automatik.",
  "kyc.demo.title": "Pelayan pembangunan",
  "kyc.demo.text":
    "Tiada sesiapa menyemak dokumen di sini, jadi anda boleh meluluskan pengesahan ini sendiri.",
  "kyc.demo.approve": "Luluskan",
  "kyc.demo.outbox": "E-mel dan SMS",
  "kyc.demo.notDone": "Pengesahan belum diluluskan",
  "kyc.approved.title": "Identiti anda telah disahkan",
  "kyc.approved.text":
    "Bayaran mesti datang daripada akaun atas nama ini. Hubungi khidmat pelanggan jika nama itu berubah.",
  "kyc.rejected.title": "Pengesahan anda tidak diluluskan",
  "kyc.rejected.text": "Sila betulkan kekurangan itu dan hantar semula butiran anda.",
  "kyc.rejected.again": "Hantar semula",
  "kyc.continue": "Teruskan ke P2P",
  "kyc.inherited.title": "Pengesahan datang daripada akaun utama",
  "kyc.inherited.text":
    "Anda berdagang atas identiti akaun utama anda. Hanya akaun utama boleh menghantar atau mengubahnya.",

  "kyc.steps": "Langkah pengesahan",
  "kyc.step.type": "Jenis akaun",
  "kyc.step.details": "Butiran",
  "kyc.step.documents": "Dokumen",
  "kyc.step.review": "Semak",
  "kyc.step.done": "(selesai)",
  "kyc.step.of": "Langkah {step} daripada {all}",
  "kyc.back": "Kembali",
  "kyc.next": "Teruskan",
  "kyc.submit": "Hantar untuk semakan",
  "kyc.submitted": "Butiran anda telah dihantar.",
  "kyc.notDone": "Butiran anda belum dihantar",
  "kyc.loading": "Borang sedang dimuatkan.",

  "kyc.type": "Akaun ini untuk siapa?",
  "kyc.type.individual": "Individu",
  "kyc.type.individual.hint":
    "Anda berdagang untuk diri sendiri. Anda memerlukan pasport, kad pengenalan atau lesen memandu, dan swafoto.",
  "kyc.type.company": "Syarikat",
  "kyc.type.company.hint":
    "Anda berdagang bagi syarikat berdaftar. Anda memerlukan dokumen pendaftarannya dan pengenalan diri wakilnya.",

  "kyc.realName": "Nama penuh",
  "kyc.realName.hint": "Semua nama anda, tepat seperti dalam dokumen.",
  "kyc.birthDate": "Tarikh lahir",
  "kyc.country": "Negara yang mengeluarkan dokumen",
  "kyc.country.company": "Negara pendaftaran",
  "kyc.country.placeholder": "Pilih negara",
  "kyc.country.search": "Cari negara",
  "kyc.country.empty": "Tiada data yang sepadan",
  "kyc.documentType": "Dokumen",
  "kyc.documentType.passport": "Pasport",
  "kyc.documentType.idCard": "Kad pengenalan",
  "kyc.documentType.drivingLicence": "Lesen memandu",
  "kyc.documentNumber": "Nombor dokumen",
  "kyc.companyName": "Nama syarikat",
  "kyc.companyName.hint": "Dengan bentuk undang-undangnya, seperti dalam daftar.",
  "kyc.registrationNumber": "Nombor pendaftaran",
  "kyc.representativeName": "Wakil yang diberi kuasa",
  "kyc.representativeName.hint":
    "Nama penuh orang yang bertindak bagi syarikat, seperti dalam dokumen.",

  "kyc.file.front.passport": "Halaman dengan gambar anda",
  "kyc.file.front": "Bahagian depan",
  "kyc.file.back": "Bahagian belakang",
  "kyc.file.selfie": "Swafoto bersama dokumen anda",
  "kyc.file.registration": "Sijil pendaftaran",
  "kyc.file.representative": "Pengenalan diri wakil",
  "kyc.file.owners": "Senarai pemilik (pilihan)",
  "kyc.file.mandate": "Surat kuasa (pilihan)",
  "kyc.file.hint":
    "JPG atau PNG, sehingga 10 MB. Keempat-empat penjuru kelihatan, tiada yang terlindung.",
  "kyc.file.selfie.hint":
    "JPG atau PNG, sehingga 10 MB. Wajah anda dan halaman dengan gambar anda, kedua-duanya jelas.",
  "kyc.file.choose": "Pilih fail",
  "kyc.file.drop": "atau lepaskan di sini",
  "kyc.file.remove": "Buang fail",
  "kyc.file.progress": "Kemajuan muat naik",
  "kyc.file.uploading": "Sila tunggu sehingga semua fail dimuat naik.",
  "kyc.file.tooLarge": "Sila pilih fail yang lebih kecil daripada 10 MB.",
  "kyc.file.wrongType": "Gagal memuat naik. Hanya fail JPG dan PNG disokong.",
  "kyc.file.wrongImage": "Gagal memuat naik. Hanya imej JPG dan PNG disokong.",
  "kyc.file.failed": "Gagal memuat naik.",

  "kyc.problem.blank": "Medan ini tidak boleh dibiarkan kosong.",
  "kyc.problem.missing": "Sila muat naik dokumen ini.",
  "kyc.problem.tooYoung": "Anda mesti berumur sekurang-kurangnya 18 tahun.",
  "kyc.problem.realName": "Sila masukkan nama penuh anda dengan huruf, seperti dalam dokumen anda.",
  "kyc.problem.birthDate": "Sila masukkan tarikh lahir anda.",
  "kyc.problem.country": "Sila pilih negara.",
  "kyc.problem.documentNumber": "Sila masukkan nombor seperti yang tertera dalam dokumen anda.",
  "kyc.problem.companyName": "Sila masukkan nama seperti yang tertera dalam daftar.",
  "kyc.problem.registrationNumber": "Sila masukkan nombor seperti yang tertera dalam daftar.",
  "kyc.problem.representativeName": "Sila masukkan nama penuh dengan huruf, seperti dalam dokumen.",
  "kyc.problem.file": "Sila muat naik fail ini semula.",

  "kyc.review.text": "Sila pastikan semuanya sama seperti dalam dokumen anda.",
  "kyc.review.edit": "Sunting {section}",
  "kyc.review.confirm":
    "Dengan menghantar, anda mengesahkan bahawa butiran ini benar dan dokumen ini tulen.",
});
