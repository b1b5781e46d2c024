import type en from "../en/security.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "security.title": "Keselamatan akaun",
  "security.intro":
    "Siapa yang boleh mengakses akaun anda, dan dengan apa setiap langkah perlu disahkan.",
  "security.phone": "Telefon",
  "security.email": "E-mel",
  "security.authenticator": "Google Authenticator",
  "security.bind": "Pautkan",
  "security.unbind": "Nyahpaut",
  "security.change": "Tukar",
  "security.cancel": "Batal",
  "security.back": "Kembali",
  "security.continue": "Teruskan",
  "security.confirm": "Sahkan",
  "security.save": "Simpan",
  "security.remove": "Buang",
  "security.close": "Tutup",
  "security.done": "Selesai",
  "security.copied": "Disalin",
  "security.copyFailed":
    "Pelayar anda tidak membenarkan penyalinan. Sila pilih teks itu dan salin.",

  "security.field.required": "Medan ini tidak boleh dibiarkan kosong.",

  "security.verify.title": "Pengesahan keselamatan",
  "security.verify.text": "Sila sahkan bahawa ini memang anda.",
  "security.verify.adding":
    "Sesuatu yang baharu ditambah pada akaun anda. Log masuk yang dicuri sahaja tidak boleh mencukupi untuk itu.",
  "security.verify.unavailable": "Pengesahan keselamatan tidak tersedia?",
  "security.verify.newDevice": "Log masuk daripada peranti baharu memerlukan pengesahan tambahan.",
  "security.verify.useEmail": "Guna kod e-mel sebaliknya",
  "security.verify.usePhone": "Guna kod telefon sebaliknya",
  "security.verify.needed":
    "Pengeluaran, perubahan keselamatan akaun dan tetapan API memerlukan pengesahan keselamatan.",
  "security.verify.loading": "Memuatkan",
  "security.verify.loadFailed": "Pengesahan keselamatan tidak dapat dimuatkan.",
  "security.verify.retry": "Cuba lagi",

  "security.code.get": "Dapatkan kod",
  "security.code.again": "Hantar semula",
  "security.code.againIn": "Hantar semula dalam {time}",
  "security.code.secondsLeft": "{seconds} saat lagi sebelum kod lain boleh dihantar",
  "security.code.nextIn": "Kod seterusnya dalam {time}",
  "security.code.nextSeconds": "{seconds} saat lagi sehingga kod seterusnya",
  "security.code.nextThere": "Kod baharu sudah ada. Sila masukkannya.",
  "security.code.goesTo": "Kod akan dihantar kepada {n}",
  "security.code.sentTo": "Masukkan kod 6 digit yang dihantar kepada {n}",
  "security.code.authenticator": "Masukkan kod 6 digit Google Authenticator",
  "security.code.invalidFormat": "Format kod tidak sah. Sila cuba lagi.",
  "security.code.phoneFirst": "Sila masukkan nombor telefon dahulu.",
  "security.code.emailFirst": "Sila masukkan e-mel dahulu.",
  "security.code.email": "Kod e-mel",
  "security.code.phone": "Kod telefon",
  "security.code.totp": "Kod pengesah",
  "security.code.digit": "{label}, digit {position} daripada {length}",

  "security.passkey.use": "Guna kunci laluan",
  "security.passkey.used": "Disahkan dengan kunci laluan anda",
  "security.passkey.unused": "Guna Google Authenticator",
  "security.passkey.canceled":
    "Kunci laluan tidak digunakan: permintaan dibatalkan atau mengambil masa terlalu lama.",
  "security.passkey.unsupported": "Pelayar ini tidak boleh menggunakan kunci laluan.",
  "security.passkey.exists": "Peranti ini sudah menyimpan kunci laluan untuk akaun anda.",
  "security.passkey.failed": "Kunci laluan tidak dapat digunakan. Sila cuba lagi.",

  "security.help.text":
    "Jika salah satu daripadanya tidak lagi sampai kepada anda, inilah yang boleh anda lakukan.",
  "security.help.recovery": "Guna kod pemulihan",
  "security.help.recoveryText":
    "Salah satu kod yang anda simpan semasa menyediakan Google Authenticator. Setiap kod berfungsi sekali sahaja.",
  "security.help.reset": "Minta khidmat pelanggan menetapkan semula",
  "security.help.resetText":
    "Kami menyemak identiti anda, kemudian membuang kaedah yang telah hilang. Selepas itu pengeluaran disekat selama 24 jam.",
  "security.recovery.code": "Kod pemulihan",
  "security.recovery.unused": "Guna Google Authenticator",
  "security.recovery.invalidFormat":
    "Sila masukkan salah satu kod pemulihan anda, contohnya K7RM-2XQP-9TWD.",

  "security.reset.lost": "Apakah yang tidak lagi boleh anda gunakan?",
  "security.reset.lostNone": "Sila pilih sekurang-kurangnya satu.",
  "security.reset.statement": "Apakah yang berlaku?",
  "security.reset.statementHint":
    "Contohnya: telefon saya dicuri pada 3 Mei, nombornya telah disekat.",
  "security.reset.statementShort":
    "Sila terangkan apa yang berlaku dengan sekurang-kurangnya 10 aksara.",
  "security.reset.contact": "Di manakah kami boleh menghubungi anda?",
  "security.reset.contactHint": "Alamat e-mel, atau nombor telefon dengan kod negaranya.",
  "security.reset.send": "Hantar permintaan",
  "security.reset.sent": "Permintaan anda telah diterima khidmat pelanggan",
  "security.reset.sentText":
    "Kami akan memaklumkan keputusan melalui semua saluran yang masih anda miliki. Biasanya mengambil masa satu hari bekerja.",
  "security.reset.notYou":
    "Jika anda tidak membuat permintaan ini, batalkannya dan tukar kata laluan anda.",
  "security.reset.cancel": "Batalkan permintaan",
  "security.reset.cancelText":
    "Permintaan ditamatkan dan tiada apa-apa dialih keluar daripada akaun anda.",
  "security.reset.cancelled":
    "Permintaan telah dibatalkan. Tiada apa-apa dialih keluar daripada akaun anda.",
  "security.reset.cancelAdvice":
    "Jika anda tidak membuat permintaan ini, orang lain mungkin mengetahui kata laluan anda: tetapkan yang baharu sekarang.",
  "security.reset.asked":
    "Pada {time}, khidmat pelanggan diminta mengalih keluar kaedah keselamatan berikut daripada akaun anda:",
  "security.reset.pending":
    "Khidmat pelanggan sedang menyemak permintaan penetapan semula anda bertarikh {time}.",

  "security.setup.title": "Persediaan keselamatan",
  "security.setup.twoFactor": "Sila sediakan 2FA sebelum berdagang.",
  "security.setup.text": "Akaun anda memerlukan perkara ini sebelum boleh berdagang.",
  "security.setup.isDone": "Sudah disediakan",
  "security.setup.start": "Sediakan",
  "security.setup.loadFailed": "Keadaan akaun anda tidak dapat dimuatkan.",
  "security.setup.later": "Kemudian",

  "security.unbind.emailFirst": "Sila pautkan e-mel sebelum menyahpaut telefon anda.",
  "security.unbind.phoneFirst": "Sila pautkan telefon sebelum menyahpaut e-mel anda.",
  "security.unbind.withdrawalLock":
    "Pengeluaran disekat selama 24 jam selepas anda menyahpaut telefon atau e-mel, atau mematikan Google Authenticator.",
  "security.unbind.email.title": "Nyahpaut e-mel anda?",
  "security.unbind.email.text":
    "Anda tidak lagi boleh log masuk dengan {n}, dan kod tidak akan dihantar ke situ.",
  "security.unbind.phone.title": "Nyahpaut telefon anda?",
  "security.unbind.phone.text":
    "Anda tidak lagi boleh log masuk dengan {n}, dan kod tidak akan dihantar ke situ.",
  "security.blocked.title": "Pengeluaran disekat hingga {time}",
  "security.blocked.text":
    "Kerana telefon atau e-mel telah dinyahpaut, atau Google Authenticator telah dimatikan.",

  "security.methods": "Kaedah pengesahan",
  "security.bound": "Dipautkan",
  "security.notBound": "Belum dipautkan",
  "security.on": "Hidup",
  "security.off": "Mati",
  "security.contact.email.text": "Untuk log masuk, kod dan setiap mesej tentang akaun anda.",
  "security.contact.phone.text": "Untuk log masuk dan kod melalui SMS.",
  "security.contact.email.bindTitle": "Pautkan e-mel",
  "security.contact.email.changeTitle": "Tukar e-mel anda",
  "security.email.new": "E-mel baharu",
  "security.contact.email.invalid": "Sila masukkan alamat e-mel yang sah.",
  "security.contact.email.bound": "E-mel anda telah dipautkan.",
  "security.contact.email.unbound": "E-mel anda telah dinyahpaut.",
  "security.contact.phone.bindTitle": "Pautkan telefon",
  "security.contact.phone.changeTitle": "Tukar telefon anda",
  "security.phone.new": "Nombor telefon",
  "security.phone.country": "Kod negara",
  "security.phone.countrySearch": "Cari negara atau kod",
  "security.phone.countryNone": "Tiada data yang sepadan",
  "security.contact.phone.invalid": "Sila masukkan nombor telefon yang sah.",
  "security.contact.phone.bound": "Telefon anda telah dipautkan.",
  "security.contact.phone.unbound": "Telefon anda telah dinyahpaut.",
  "security.contact.replaces":
    "Ini menggantikan {n}. Kami akan menghantar makluman perubahan ke situ.",
  "security.contact.waits":
    "Belum boleh untuk log masuk dan tetapan semula kata laluan sebelum {time}",
  "security.contact.waitHint":
    "Selama 24 jam maklumat hubungan baharu tidak boleh digunakan untuk log masuk atau menetapkan semula kata laluan. Maklumat hubungan sedia ada kekal sah dan menerima pautan untuk membatalkan perubahan.",

  "security.totp.text":
    "Enam digit daripada aplikasi di telefon anda, kod baharu setiap 30 saat. Diperlukan sebelum berdagang.",
  "security.totp.since": "Hidup sejak {time}",
  "security.totp.codesLeft":
    "{count, plural, =0 {Kod pemulihan sudah habis} other {Baki # kod pemulihan}}",
  "security.totp.ofMaster": "Kod anda ialah kod pengesah akaun utama.",
  "security.totp.setUp": "Sediakan",
  "security.totp.turnOff": "Matikan",
  "security.totp.newCodes": "Kod pemulihan baharu",
  "security.totp.setUpTitle": "Sediakan Google Authenticator",
  "security.totp.scanText":
    "Imbas dengan Google Authenticator atau aplikasi pengesah lain, kemudian masukkan kod yang dipaparkan.",
  "security.totp.qr": "Kod QR untuk aplikasi pengesah anda",
  "security.totp.manualKey": "Atau taip kunci ini",
  "security.totp.copyKey": "Salin kunci",
  "security.totp.turnedOn": "Google Authenticator telah dihidupkan.",
  "security.totp.removeTitle": "Matikan Google Authenticator?",
  "security.totp.removeText":
    "Anda tidak boleh berdagang sehingga menyediakannya semula. Kod pemulihan anda tidak akan sah lagi.",
  "security.totp.turnedOff": "Google Authenticator telah dimatikan.",

  "security.recovery.title": "Kod pemulihan anda",
  "security.recovery.text":
    "Setiap kod boleh menggantikan Google Authenticator sekali jika telefon anda hilang. Simpan di tempat yang tidak boleh dibaca orang lain: kod ini dipaparkan sekarang sahaja.",
  "security.recovery.copy": "Salin semua",
  "security.recovery.download": "Muat turun",
  "security.recovery.fileName": "parley-kod-pemulihan.txt",
  "security.recovery.fileTitle": "Kod pemulihan Parley pada {time}",
  "security.recovery.saved": "Saya telah menyimpannya",
  "security.recovery.renewTitle": "Jana kod pemulihan baharu?",
  "security.recovery.renewText": "Kod yang anda miliki sekarang tidak akan sah lagi.",

  "security.passkeys": "Kunci laluan",
  "security.passkeys.text":
    "Log masuk dan sahkan dengan cap jari, wajah atau kunci keselamatan anda. Tiada kod yang boleh dicuri di pertengahan jalan.",
  "security.passkeys.count": "{count, plural, =0 {Tiada} other {# kunci laluan}}",
  "security.passkeys.add": "Tambah kunci laluan",
  "security.passkeys.addTitle": "Tambah kunci laluan",
  "security.passkeys.addText":
    "Selepas pengesahan, pelayar anda akan bertanya tempat untuk menyimpannya.",
  "security.passkeys.name": "Nama",
  "security.passkeys.nameHint": "Supaya anda mengenalinya nanti, contohnya nama peranti.",
  "security.passkeys.added": "Kunci laluan telah ditambah.",
  "security.passkeys.addedAt": "Ditambah {time}",
  "security.passkeys.usedAt": "Kali terakhir digunakan {time}",
  "security.passkeys.neverUsed": "Belum pernah digunakan",
  "security.passkeys.removeNamed": "Buang kunci laluan {name}",
  "security.passkeys.removeTitle": "Buang kunci laluan {name}?",
  "security.passkeys.removeText":
    "Anda tidak lagi boleh log masuk atau membuat pengesahan dengannya.",
  "security.passkeys.removed": "Kunci laluan telah dibuang.",

  "security.access": "Kata laluan dan e-mel",
  "security.password": "Kata laluan",
  "security.password.use": "Untuk log masuk dengan e-mel atau telefon anda.",
  "security.password.changedAt": "Kali terakhir ditukar {time}",
  "security.password.title": "Tukar kata laluan anda",
  "security.password.text": "Semua peranti lain akan dilog keluar.",
  "security.password.keys": "Kunci API anda turut dibatalkan.",
  "security.password.current": "Kata laluan semasa",
  "security.password.new": "Kata laluan baharu",
  "security.password.hint": "Sekurang-kurangnya 8 aksara.",
  "security.password.length": "Sila gunakan 8 hingga 128 aksara.",
  "security.password.repeat": "Ulang kata laluan baharu",
  "security.password.differ": "Kedua-dua kata laluan tidak sama.",
  "security.password.show": "Tunjukkan kata laluan",
  "security.password.hide": "Sembunyikan kata laluan",
  "security.password.changed": "Kata laluan anda telah ditukar.",
  "security.api.title": "Kunci API",
  "security.api.text":
    "Kunci yang digunakan oleh program anda sendiri untuk membaca data atau berdagang untuk anda.",
  "security.api.manage": "Urus",

  "security.antiPhishing": "Kod antipancingan data",
  "security.antiPhishing.text":
    "Perkataan pilihan anda sendiri yang tertera dalam setiap e-mel daripada kami. E-mel tanpanya bukan daripada kami.",
  "security.antiPhishing.none": "Belum dipilih",
  "security.antiPhishing.choose": "Pilih",
  "security.antiPhishing.title": "Kod antipancingan data anda",
  "security.antiPhishing.field": "Kod antipancingan data",
  "security.antiPhishing.hint": "4 hingga 20 huruf dan digit. Bukan kata laluan anda.",
  "security.antiPhishing.invalid": "Sila gunakan 4 hingga 20 huruf dan digit.",
  "security.antiPhishing.password": "Kata laluan anda",
  "security.antiPhishing.removeTitle": "Buang kod antipancingan data anda?",
  "security.antiPhishing.saved": "Kod antipancingan data anda telah disimpan.",
  "security.antiPhishing.removed": "Kod antipancingan data anda telah dibuang.",

  "security.devices": "Peranti",
  "security.devices.text": "Tempat akaun anda dilog masuk sekarang.",
  "security.devices.device": "Peranti",
  "security.devices.address": "Alamat",
  "security.devices.since": "Masa log masuk",
  "security.devices.seen": "Kali terakhir dilihat",
  "security.devices.action": "Tindakan",
  "security.devices.unknown": "Peranti tidak dikenali",
  "security.devices.this": "Peranti ini",
  "security.devices.end": "Log keluar",
  "security.devices.endNamed": "Log keluarkan {device}",
  "security.devices.endTitle": "Log keluarkan peranti ini?",
  "security.devices.endText": "{device} perlu log masuk semula.",
  "security.devices.ended": "Peranti telah dilog keluar.",
  "security.devices.endOthers": "Log keluarkan semua peranti lain",
  "security.devices.endOthersTitle": "Log keluarkan semua peranti lain?",
  "security.devices.endOthersText": "Hanya peranti ini kekal dilog masuk.",
  "security.devices.endedOthers": "{count} peranti telah dilog keluar.",

  "security.history": "Sejarah log masuk",
  "security.history.text": "Jika ada yang bukan anda, tukar kata laluan anda.",
  "security.history.at": "Masa",
  "security.history.outcome": "Keputusan",
  "security.history.method": "Kaedah",
  "security.history.outcome.loggedIn": "Berjaya log masuk",
  "security.history.outcome.verificationAsked": "Pengesahan diminta",
  "security.history.outcome.wrongPassword": "Kata laluan salah",
  "security.history.outcome.wrongCode": "Kod salah",
  "security.history.method.password": "Kata laluan",
  "security.history.method.passkey": "Kunci laluan",
  "security.history.method.registration": "Pendaftaran",
  "security.history.newDevice": "Peranti baharu",
  "security.history.none": "Belum ada log masuk",
  "security.pages": "Halaman",
  "security.pages.previous": "Halaman sebelumnya",
  "security.pages.next": "Halaman seterusnya",
  "security.pages.page": "Halaman {page}",
});
