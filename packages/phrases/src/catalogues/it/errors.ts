import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "Alcuni dati mancano o non sono validi. Controlla i campi evidenziati.",
  "errors.fieldRequired": "Questo campo non può restare vuoto.",
  "errors.fieldInvalid": "Questo valore non è valido.",
  "errors.fieldUnknown": "Questo campo non è previsto qui.",
  "errors.malformedRequest":
    "Non è stato possibile leggere la richiesta. Aggiorna la pagina e riprova.",
  "errors.notFound": "Ciò che cerchi non esiste o non è più disponibile.",
  "errors.methodNotAllowed": "Questo indirizzo non accetta richieste di questo tipo.",
  "errors.tooLarge": "La richiesta è troppo grande. Invia meno dati alla volta.",
  "errors.unsupportedType": "Questo tipo di file o di contenuto non è supportato.",
  "errors.stateChanged":
    "Nel frattempo qualcosa è cambiato. Controlla la situazione attuale e riprova.",

  "errors.notLoggedIn": "Accedi per continuare.",
  "errors.notAllowed": "Il tuo account non è autorizzato a eseguire questa operazione.",
  "errors.accountGroupMissing": "Il gruppo del tuo account non è noto. Accedi di nuovo.",
  "errors.accountGroupMismatch":
    "Questo indirizzo appartiene a un altro gruppo di account. Accedi di nuovo con l’account giusto.",

  "errors.tooManyRequests": "Troppe richieste. Attendi un momento e riprova.",
  "errors.internal": "Si è verificato un problema da parte nostra. Riprova tra poco.",
  "errors.unavailable": "Il servizio non è al momento disponibile. Riprova tra poco.",
  "errors.timeout": "La risposta ha richiesto troppo tempo. Riprova.",

  "errors.unknownAsset": "Questa criptovaluta non è negoziata qui.",
  "errors.unknownFiat": "Questa valuta non è negoziata qui.",
  "errors.unknownMarket": "Non esiste un mercato per questa criptovaluta e questa valuta.",
  "errors.ratesStale": "Il prezzo di riferimento non è aggiornato. Riprova tra poco.",
});
