import type en from "../en/frame.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "frame.home": "Parley, pagina iniziale",
  "frame.nav": "Menu principale",
  "frame.nav.buy": "Acquista",
  "frame.nav.sell": "Vendi",
  "frame.nav.express": "Express",
  "frame.nav.offers": "Annunci",
  "frame.nav.orders": "Ordini",
  "frame.nav.openOrders":
    "{count, plural, one {# ordine aperto} many {# di ordini aperti} other {# ordini aperti}}",
  "frame.nav.wallet": "Portafoglio",

  "frame.menu": "Menu",
  "frame.language": "Lingua",
  "frame.theme.dark": "Usa il tema scuro",
  "frame.theme.light": "Usa il tema chiaro",
  "frame.join.label": "{label}: {value}",
  "frame.bell": "Notifiche",
  "frame.bell.unread": "Notifiche, {count} da leggere",
  "frame.transfer": "Trasferisci",

  "frame.account": "Il tuo account",
  "frame.account.logIn": "Accedi",
  "frame.account.register": "Registrati",
  "frame.account.copyUid": "Copia UID",
  "frame.account.copied": "Copiato",
  "frame.account.security": "Sicurezza",
  "frame.account.kyc": "Verifica dell’identità",
  "frame.account.orders": "I miei ordini",
  "frame.account.offers": "I miei annunci",
  "frame.account.payment": "Metodi di pagamento",
  "frame.account.subUsers": "Sottoaccount",
  "frame.account.settings": "Impostazioni",
  "frame.account.broker": "Broker",
  "frame.account.logOut": "Esci",

  "frame.footer.trade": "Scambia",
  "frame.footer.buy": "Acquista cripto",
  "frame.footer.sell": "Vendi cripto",
  "frame.footer.hkpay": "Scambia con HKD",
  "frame.footer.agreement": "Contratto di servizio P2P",
  "frame.footer.protection": "Come ti protegge Parley",
  "frame.footer.help": "Assistenza",
  "frame.footer.contact": "Contatta l’assistenza clienti",
  "frame.footer.developers": "Sviluppatori",
  "frame.footer.apiDocs": "Documentazione API",
  "frame.footer.openApi": "Documento OpenAPI",
  "frame.footer.risk":
    "I prezzi delle criptovalute possono variare molto e in fretta. Impegna solo ciò che puoi permetterti di perdere.",
  "frame.footer.licence": "Parley è un software open source.",
});
