import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "Notifikasi",
  "notification.description": "Apa yang terjadi pada pesanan, akun, dan koin Anda.",
  "notification.empty": "Belum ada notifikasi",
  "notification.emptyText": "Apa yang terjadi pada pesanan dan akun Anda muncul di sini.",
  "notification.allRead": "Semua sudah Anda baca.",
  "notification.markAll": "Tandai semua sudah dibaca",
  "notification.viewAll": "Lihat semua",
  "notification.unread": "Belum dibaca",
  "notification.unreadOne": "Belum dibaca",
  "notification.more": "Tampilkan lainnya",
  "notification.filter": "Tampilkan",
  "notification.filter.all": "Semua",
  "notification.group.orders": "Pesanan",
  "notification.group.appeals": "Banding",
  "notification.group.account": "Akun",
  "notification.group.wallet": "Dompet",
  "notification.group.security": "Keamanan",
  "notification.settings": "Notifikasi email",
  "notification.settings.text":
    "Semuanya muncul di halaman ini. Pilih yang juga ingin Anda terima lewat email.",
  "notification.settings.orders": "Pesanan baru, pembayaran, pelepasan, pembatalan, dan pengingat",
  "notification.settings.appeals":
    "Banding yang diajukan, ditarik, dan selesai, bukti yang ditambahkan, serta usulan pembagian",
  "notification.settings.account": "Verifikasi identitas dan sub-akun",
  "notification.settings.wallet": "Deposit dan penarikan",
  "notification.settings.security": "Login dari perangkat baru dan perubahan keamanan akun",
  "notification.settings.always": "Selalu aktif",
  "notification.settings.saved": "Pilihan Anda telah disimpan.",
  "notification.failed": "Notifikasi tidak dapat dimuat.",
  "notification.retry": "Coba lagi",
});
