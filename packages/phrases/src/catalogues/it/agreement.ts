import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "Contratto di servizio P2P",
  "agreement.meta.description":
    "Le regole delle transazioni su Parley: deposito in garanzia, pagamenti, annullamento, ricorsi, commissioni, condotte vietate, rischi e i tuoi dati.",
  "agreement.text":
    "Leggi e accetta il <link>contratto di servizio P2P</link> prima di fare trading.",
  "agreement.version": "Versione {version}",
  "agreement.contents": "Indice",
  "agreement.body": "Testo del contratto",
  "agreement.otherLanguage": "Questo testo non è ancora disponibile nella tua lingua.",
  "agreement.read": "Ho letto il contratto e lo accetto.",
  "agreement.required": "Devi accettare il contratto di servizio P2P prima di fare trading.",
  "agreement.changed": "Il contratto è cambiato mentre lo leggevi. Leggi la nuova versione.",
  "agreement.accept": "Accetta",
  "agreement.accepted": "Hai accettato il contratto di servizio P2P.",
  "agreement.notDone": "Il contratto non è stato accettato",
  "agreement.later": "Non ora",
  "agreement.close": "Chiudi",
  "agreement.loading": "Caricamento del contratto in corso.",
  "agreement.failed": "Non è stato possibile caricare il contratto.",
  "agreement.retry": "Riprova",
});
