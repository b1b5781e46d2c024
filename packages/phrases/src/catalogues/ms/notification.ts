import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "Pemberitahuan",
  "notification.description": "Apa yang berlaku pada pesanan, akaun dan syiling kripto anda.",
  "notification.empty": "Belum ada pemberitahuan",
  "notification.emptyText": "Apa yang berlaku pada pesanan dan akaun anda dipaparkan di sini.",
  "notification.allRead": "Anda telah membaca semuanya.",
  "notification.markAll": "Tanda semua sebagai dibaca",
  "notification.viewAll": "Lihat semua",
  "notification.unread": "Belum dibaca",
  "notification.unreadOne": "Belum dibaca",
  "notification.more": "Tunjukkan lagi",
  "notification.filter": "Tunjukkan",
  "notification.filter.all": "Semua",
  "notification.group.orders": "Pesanan",
  "notification.group.appeals": "Rayuan",
  "notification.group.account": "Akaun",
  "notification.group.wallet": "Dompet",
  "notification.group.security": "Keselamatan",
  "notification.settings": "Pemberitahuan e-mel",
  "notification.settings.text":
    "Semuanya dipaparkan di halaman ini. Pilih yang anda mahu terima melalui e-mel juga.",
  "notification.settings.orders": "Pesanan baharu, bayaran, pelepasan, pembatalan dan peringatan",
  "notification.settings.appeals":
    "Rayuan yang dibuka, ditarik balik dan selesai, bukti yang ditambah, serta cadangan pembahagian",
  "notification.settings.account": "Pengesahan identiti dan sub-akaun",
  "notification.settings.wallet": "Deposit dan pengeluaran",
  "notification.settings.security":
    "Log masuk daripada peranti baharu dan perubahan keselamatan akaun",
  "notification.settings.always": "Sentiasa hidup",
  "notification.settings.saved": "Pilihan anda telah disimpan.",
  "notification.failed": "Pemberitahuan tidak dapat dimuatkan.",
  "notification.retry": "Cuba lagi",
});
