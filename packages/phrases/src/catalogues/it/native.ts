import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "Pagine P2P",
  "native.nav.market": "Scambia",
  "native.nav.orders": "Ordini",
  "native.nav.offers": "I miei annunci",
  "native.nav.payment": "Metodi di pagamento",
  "native.nav.account": "Impostazioni",
  "native.login.title": "Accedi",
  "native.login.text": "Accedi nell’app per continuare.",
  "native.login.button": "Accedi",
  "native.login.failed": "L’app non ha effettuato l’accesso. Riprova.",
  "native.logOut": "Esci",
  "native.outdated": "Serve una versione più recente dell’app.",
  "native.update": "Aggiorna",
  "native.picture.save": "Salva immagine",
  "native.picture.saved": "L’immagine è stata salvata.",
  "native.picture.failed": "Impossibile salvare l’immagine.",
  "native.community.text": "Forse anche altri utenti conoscono la risposta.",
  "native.community.open": "Chiedi alla community",
});
