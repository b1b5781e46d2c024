import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "Express: acquista o vendi cripto al prezzo migliore",
  "express.meta.description":
    "Indica quanto vuoi acquistare o vendere. Parley trova l’annuncio migliore che puoi accettare e ne compila il modulo, con le cripto in deposito in garanzia.",

  "express.title": "Express",
  "express.lead":
    "Indica quanto. Troviamo l’annuncio migliore che puoi accettare e apriamo il modulo già compilato.",

  "express.side": "Acquista o vendi",
  "express.buy": "Acquista",
  "express.sell": "Vendi",
  "express.amount": "Importo",
  "express.unit": "Unità dell’importo",
  "express.coin": "Cripto",
  "express.currency": "Valuta",
  "express.method": "Metodo di pagamento",
  "express.anyMethod": "Qualsiasi metodo di pagamento",
  "express.find": "Trova l’annuncio migliore",

  "express.best": "L’annuncio migliore per te",
  "express.enterAmount": "Inserisci un importo per vedere l’annuncio migliore.",
  "express.note":
    "Il prezzo viene verificato ogni pochi secondi. Viene fissato quando crei l’ordine.",
  "express.allOffers": "Vedi tutti gli annunci",
  "express.searching": "Ricerca dell’annuncio migliore",

  "express.none.title": "Nessun annuncio al momento",
  "express.none.text":
    "Al momento nessuno scambia {token} con {fiat}. Prova un’altra cripto o un’altra valuta.",
  "express.noMethod.title": "Nessun annuncio con questo metodo di pagamento",
  "express.noMethod.text": "Ci sono annunci con altri metodi di pagamento.",
  "express.outside.title": "Nessun annuncio accetta questo importo",
  "express.outside.text": "Al momento puoi scambiare tra {least} e {most}.",
  "express.use": "Usa {amount}",
  "express.paused.title": "Questo mercato è in pausa",
  "express.paused.text": "Al momento {token} non può essere scambiato con {fiat}. Torna più tardi.",
  "express.limit.title": "Hai raggiunto il tuo limite",
  "express.limit.text": "Hai tanti ordini aperti quanti ne puoi avere ora. Completane prima uno.",
  "express.limit.orders": "Vedi i miei ordini",
  "express.failed": "Non è stato possibile verificare il prezzo",

  "express.how.title": "Come funziona Express",
  "express.how.amount":
    "Indichi quanto vuoi acquistare o vendere e come vuoi pagare o essere pagato.",
  "express.how.match":
    "Parley confronta tutti gli annunci che puoi accettare e mostra quello con il prezzo migliore, commissione inclusa.",
  "express.how.order":
    "Controlli il modulo e crei l’ordine: da quel momento le cripto sono in deposito in garanzia.",
});
