import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "Notifiche",
  "notification.description":
    "Quello che succede ai tuoi ordini, al tuo account e alle tue cripto.",
  "notification.empty": "Ancora nessuna notifica",
  "notification.emptyText": "Qui appare quello che succede ai tuoi ordini e al tuo account.",
  "notification.allRead": "Hai letto tutto.",
  "notification.markAll": "Segna tutto come letto",
  "notification.viewAll": "Vedi tutte",
  "notification.unread": "Da leggere",
  "notification.unreadOne": "Da leggere",
  "notification.more": "Mostra altro",
  "notification.filter": "Mostra",
  "notification.filter.all": "Tutte",
  "notification.group.orders": "Ordini",
  "notification.group.appeals": "Ricorsi",
  "notification.group.account": "Account",
  "notification.group.wallet": "Portafoglio",
  "notification.group.security": "Sicurezza",
  "notification.settings": "Notifiche via email",
  "notification.settings.text":
    "In questa pagina appare tutto. Scegli cosa vuoi ricevere anche via email.",
  "notification.settings.orders": "Nuovi ordini, pagamenti, rilasci, annullamenti e promemoria",
  "notification.settings.appeals":
    "Ricorsi aperti, ritirati e risolti, prove aggiunte, divisioni proposte",
  "notification.settings.account": "Verifica dell’identità e sottoaccount",
  "notification.settings.wallet": "Depositi e prelievi",
  "notification.settings.security":
    "Accessi da nuovi dispositivi e modifiche alla sicurezza dell’account",
  "notification.settings.always": "Sempre attive",
  "notification.settings.saved": "La tua scelta è stata salvata.",
  "notification.failed": "Impossibile caricare le notifiche.",
  "notification.retry": "Riprova",
});
