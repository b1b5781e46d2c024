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
  "help.contents": "In questa pagina",
  "help.otherLanguage": "Questo testo non è ancora disponibile nella tua lingua.",
  "help.outdated": "Il testo inglese è più recente di questa traduzione.",
  "help.readEnglish": "Leggi in inglese",
  "help.failed": "Al momento le pagine di assistenza non si possono caricare.",
});
