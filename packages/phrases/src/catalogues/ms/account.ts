import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "Akaun",
  "account.nav.security": "Keselamatan",
  "account.nav.kyc": "Pengesahan identiti",
  "account.nav.subUsers": "Sub-akaun",
  "account.nav.api": "Kunci API",
  "account.nav.limits": "Had",
  "account.limits.title": "Had anda",
  "account.limits.description":
    "Berapa yang boleh dibuka dan dikeluarkan, dan apa yang menaikkannya.",
  "account.limits.trading": "Dagangan",
  "account.limits.openOrders": "Pesanan terbuka",
  "account.limits.openPurchases": "Belian terbuka",
  "account.limits.perOffer": "Pesanan terbuka pada satu tawaran",
  "account.limits.used": "{used} daripada {most}",
  "account.limits.next": "Tahap seterusnya",
  "account.limits.trades": "Dagangan selesai",
  "account.limits.partners": "Rakan dagangan berbeza",
  "account.limits.gives":
    "Selepas itu anda boleh mempunyai {orders} pesanan terbuka dan belian terbuka bernilai {worth}.",
  "account.limits.highest": "Anda mempunyai had tertinggi.",
  "account.limits.barred":
    "Pesanan baharu disekat sehingga {time} kerana terlalu banyak pembatalan.",
  "account.limits.withdrawals": "Pengeluaran",
  "account.limits.daily": "Had 24 jam",
  "account.limits.blocked": "Pengeluaran disekat sehingga {time} selepas perubahan keselamatan.",
  "account.nav.settings": "Tetapan",
  "account.back": "Kembali ke P2P",

  "account.subUsers.title": "Sub-akaun",
  "account.subUsers.text":
    "Log masuk untuk orang yang bekerja bagi anda. Mereka berdagang atas identiti anda yang telah disahkan, sekadar yang anda benarkan.",
  "account.subUsers.count": "{count} daripada {most}",
  "account.subUsers.create": "Cipta sub-akaun",
  "account.subUsers.empty": "Belum ada sub-akaun",
  "account.subUsers.emptyText":
    "Cipta sub-akaun supaya orang lain boleh berdagang bagi pihak anda tanpa berkongsi kata laluan.",
  "account.subUsers.name": "Sub-akaun",
  "account.subUsers.lastSeen": "Kali terakhir dilihat {time}",
  "account.subUsers.neverSeen": "Belum pernah log masuk",
  "account.subUsers.permissions": "Kebenaran",
  "account.subUsers.permissionsOf": "Kebenaran {name}",
  "account.subUsers.permission.trade": "Dagangan",
  "account.subUsers.permission.payment": "Kaedah pembayaran",
  "account.subUsers.permission.withdraw": "Pengeluaran",
  "account.subUsers.useAdminTwoFactor": "Sahkan dengan pengesah saya",
  "account.subUsers.status": "Status",
  "account.subUsers.active": "Aktif",
  "account.subUsers.frozen": "Dibekukan",
  "account.subUsers.action": "Tindakan",
  "account.subUsers.freeze": "Bekukan",
  "account.subUsers.unfreeze": "Nyahbeku",
  "account.subUsers.freeze.title": "Bekukan {name}?",
  "account.subUsers.freeze.text":
    "Sub-akaun ini serta-merta dilog keluar di semua tempat dan tidak boleh log masuk sehingga anda menyahbekukannya. Pesanannya yang masih terbuka kekal seperti sedia ada.",
  "account.subUsers.freeze.done": "{name} telah dibekukan.",
  "account.subUsers.unfreeze.title": "Nyahbekukan {name}?",
  "account.subUsers.unfreeze.text":
    "Sub-akaun ini boleh log masuk semula dan melakukan perkara yang dibenarkan.",
  "account.subUsers.unfreeze.done": "{name} boleh log masuk semula.",
  "account.subUsers.cancel": "Batal",
  "account.subUsers.close": "Tutup",
  "account.subUsers.saved": "Kebenaran {name} telah disimpan.",
  "account.subUsers.notDone.create": "Sub-akaun belum dicipta",
  "account.subUsers.notDone.change": "Perubahan belum disimpan",

  "account.subUsers.new.title": "Cipta sub-akaun",
  "account.subUsers.new.text":
    "Sub-akaun log masuk dengan e-mel atau telefon ini dan kata laluan yang anda tetapkan, lalu mengesahkannya dengan kod pada log masuk pertama.",
  "account.subUsers.new.whyCodes":
    "Sub-akaun boleh berdagang atas nama anda, jadi sila sahkan bahawa ini anda.",
  "account.subUsers.new.account": "E-mel atau telefon",
  "account.subUsers.new.account.hint":
    "Nombor telefon dengan kod negaranya, contohnya +60 12 345 6789.",
  "account.subUsers.new.username": "Nama samaran",
  "account.subUsers.new.password": "Kata laluan",
  "account.subUsers.new.password.hint":
    "Sekurang-kurangnya 8 aksara. Serahkannya dengan cara yang selamat.",
  "account.subUsers.new.useAdminTwoFactor": "Sahkan dengan pengesah saya",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "Sub-akaun akan memerlukan kod daripada pengesah anda, bukan pengesahnya sendiri.",
  "account.subUsers.new.submit": "Cipta",
  "account.subUsers.new.continue": "Teruskan",
  "account.subUsers.new.back": "Kembali",
  "account.subUsers.new.done": "{name} telah dicipta.",
  "account.field.blank": "Medan ini tidak boleh dibiarkan kosong.",
  "account.subUsers.problem.password": "Sila gunakan 8 hingga 128 aksara.",

  "account.settings.title": "Tetapan",
  "account.settings.description": "Nama samaran anda, bahasa mesej kami dan rupa laman ini.",
  "account.settings.profile.title": "Profil",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "Salin UID",
  "account.settings.uid.copied": "Disalin",
  "account.settings.uid.failed": "Gagal menyalin",
  "account.settings.username": "Nama samaran",
  "account.settings.username.hint":
    "Pedagang lain melihat nama ini. 3 hingga 30 huruf, digit, titik, sempang atau garis bawah.",
  "account.settings.username.invalid":
    "Gunakan 3 hingga 30 huruf, digit, titik, sempang atau garis bawah, dan mulakan dengan huruf atau digit.",
  "account.settings.username.next": "Anda boleh menukar nama semula mulai {time}.",
  "account.settings.save": "Simpan",
  "account.settings.saved": "Disimpan.",
  "account.settings.messages.title": "Mesej",
  "account.settings.language": "Bahasa mesej",
  "account.settings.language.hint":
    "E-mel dan SMS kepada anda ditulis dalam bahasa ini. Bahasa laman web mengikut menu bahasa di bahagian atas.",
  "account.settings.zone": "Zon waktu",
  "account.settings.zone.hint":
    "Masa di laman web dan dalam mesej kepada anda dipaparkan mengikut zon ini.",
  "account.settings.zone.search": "Cari zon waktu",
  "account.settings.zone.device": "Peranti ini ditetapkan kepada {zone}.",
  "account.settings.zone.use": "Gunakan zon ini",
  "account.settings.look.title": "Penampilan",
  "account.settings.theme": "Warna",
  "account.settings.theme.system": "Ikut sistem anda",
  "account.settings.theme.light": "Cerah",
  "account.settings.theme.dark": "Gelap",
  "account.settings.currency": "Mata wang paparan",
  "account.settings.currency.hint":
    "Nilai dan anggaran dipaparkan dalam mata wang ini. Harga iklan dan pesanan kekal dalam mata wangnya sendiri.",
  "account.settings.currency.search": "Cari mata wang",
});
