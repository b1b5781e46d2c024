import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "Hubungi khidmat pelanggan",
  "support.text": "Beritahu kami apa yang berlaku. Khidmat pelanggan membaca setiap mesej.",
  "support.never":
    "Jangan sekali-kali menghantar kata laluan atau kod keselamatan. Khidmat pelanggan tidak pernah memintanya.",
  "support.new": "Mesej baharu",
  "support.logIn":
    "Ada akaun? <link>Log masuk</link> untuk menulis daripada akaun anda dan membaca jawapan di sini.",
  "support.logInForCase": "<link>Log masuk</link> untuk membaca kes anda.",

  "support.subject": "Tentang apa?",
  "support.subject.choose": "Pilih subjek",
  "support.subject.account": "Akaun dan tetapan",
  "support.subject.login": "Log masuk dan pengesahan keselamatan",
  "support.subject.verification": "Pengesahan identiti",
  "support.subject.order": "Pesanan",
  "support.subject.appeal": "Rayuan",
  "support.subject.deposit": "Deposit",
  "support.subject.withdrawal": "Pengeluaran",
  "support.subject.hold": "Akaun dibekukan, ditahan atau disekat",
  "support.subject.other": "Perkara lain",

  "support.order": "Pesanan",
  "support.order.none": "Tiada pesanan tertentu",

  "support.message": "Mesej anda",
  "support.message.hint":
    "10 hingga 2,000 aksara. Masa, jumlah dan alamat membantu kami mencarinya.",
  "support.message.short": "Sila tulis sekurang-kurangnya 10 aksara.",

  "support.email": "Alamat e-mel anda",
  "support.email.hint":
    "Jawapan dihantar ke alamat ini. Kami tidak menggunakannya untuk perkara lain.",
  "support.email.invalid": "Sila masukkan alamat e-mel yang sah.",

  "support.send": "Hantar",
  "support.checking": "Menyemak pelayar anda…",

  "support.notDone.send": "Mesej anda tidak dihantar",
  "support.notDone.reply": "Balasan anda tidak dihantar",
  "support.notDone.close": "Kes tidak ditutup",

  "support.sent.title": "Mesej anda sudah di khidmat pelanggan",
  "support.sent.number": "Nombor kes anda ialah {number}.",
  "support.sent.account":
    "Anda boleh membaca jawapan di halaman ini. Kami akan memaklumkan anda apabila jawapan tiba.",
  "support.sent.email": "Jawapan akan dihantar ke {email}.",
  "support.sent.view": "Lihat kes",
  "support.sent.another": "Tulis mesej lain",

  "support.cases": "Kes anda",
  "support.cases.none": "Anda belum pernah menulis kepada khidmat pelanggan.",
  "support.cases.older": "Kes lebih lama",
  "support.cases.newer": "Kes lebih baharu",

  "support.case": "Kes {number}",
  "support.case.unknown": "Kes ini tiada dalam akaun ini.",

  "support.state.open": "Menunggu khidmat pelanggan",
  "support.state.claimed": "Sedang dikendalikan",
  "support.state.answered": "Dijawab",
  "support.state.closed": "Ditutup",

  "support.from.you": "Anda",
  "support.from.staff": "Khidmat pelanggan",

  "support.reply": "Balasan anda",
  "support.reply.send": "Hantar balasan",
  "support.field.blank": "Medan ini tidak boleh dibiarkan kosong.",

  "support.close": "Tutup kes",
  "support.close.title": "Tutup kes ini?",
  "support.close.text":
    "Tiada apa-apa boleh ditulis lagi di dalamnya. Anda boleh membuka kes baharu pada bila-bila masa.",
  "support.close.keep": "Biarkan terbuka",
  "support.closed": "Kes ini sudah ditutup.",
});
