import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Assistenza",
  "help.lead": "Brevi articoli sulle transazioni su Parley, sul tuo account e sulla tua sicurezza.",
  "help.topic.trading": "Transazioni",
  "help.topic.safety": "Sicurezza",
  "help.topic.account": "Il tuo account",
  "help.topic.costs": "Commissioni e limiti",
  "help.all": "Tutti gli articoli",
  "help.announcements": "Comunicazioni",
  "help.rulingTime":
    "Tempo dal ricorso alla decisione (mediana degli ultimi {days} giorni): {time}",
  "help.upTo": "{rate} al massimo",
  "help.contents": "In questa pagina",
  "help.otherLanguage": "Questo testo non è ancora disponibile nella tua lingua.",
  "help.outdated": "Il testo inglese è più recente di questa traduzione.",
  "help.readEnglish": "Leggi in inglese",
  "help.failed": "Al momento le pagine di assistenza non si possono caricare.",
  "help.status.title": "Stato del servizio",
  "help.status.description": "Che cosa funziona su questo sito in questo momento.",
  "help.status.allGood": "Tutto funziona.",
  "help.status.limited": "Alcuni servizi al momento sono limitati.",
  "help.status.site": "Sito web e API",
  "help.status.trading": "Scambi",
  "help.status.markets":
    "{count, plural, one {# mercato aperto} many {# di mercati aperti} other {# mercati aperti}}",
  "help.status.prices": "Prezzi di riferimento",
  "help.status.pricesAt": "Aggiornati al {time}",
  "help.status.pricesOld": "Non aggiornati: {coins}",
  "help.status.deposits": "Depositi",
  "help.status.withdrawals": "Prelievi",
  "help.status.pausedOn": "Sospeso: {networks}",
  "help.status.working": "Funziona",
  "help.status.isLimited": "Limitato",
  "help.status.unknown": "Sconosciuto",
  "help.status.note":
    "Questa pagina rilegge lo stato ogni minuto. I lavori previsti sono annunciati nella <link>guida</link>.",
});
