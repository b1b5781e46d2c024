import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "Metodi di pagamento",
  "payment.text":
    "I conti su cui ricevi valuta fiat. Gli altri li vedono solo in un ordine con te.",
  "payment.count": "{count} di {most}",
  "payment.empty": "Non hai ancora aggiunto un metodo di pagamento.",
  "payment.emptyText":
    "Aggiungi il conto su cui gli acquirenti ti pagheranno. Deve essere intestato a te.",
  "payment.add": "Aggiungi metodo di pagamento",
  "payment.backToP2P": "Torna a P2P",
  "payment.backToOffer": "Torna all’annuncio",
  "payment.cancel": "Annulla",
  "payment.close": "Chiudi",
  "payment.notAllowed":
    "Il tuo account non è autorizzato a gestire i metodi di pagamento. I sottoaccount possono rivolgersi al proprio account principale.",
  "payment.full": "Hai raggiunto il numero massimo di metodi di pagamento. Rimuovine prima uno.",
  "payment.kyc.title": "Verifica prima la tua identità",
  "payment.kyc.text":
    "Un metodo di pagamento deve riportare il nome con cui è stata verificata la tua identità, perciò la verifica viene prima.",
  "payment.kyc.action": "Verifica identità",

  "payment.group.bank": "Bonifico bancario",
  "payment.group.instant": "Pagamento istantaneo",
  "payment.group.wallet": "Portafoglio elettronico",
  "payment.group.mobileMoney": "Denaro mobile",
  "payment.group.card": "Carta",
  "payment.group.cash": "Contanti",
  "payment.group.giftCard": "Carta regalo",

  "payment.show": "Mostra dettagli",
  "payment.hide": "Nascondi dettagli",
  "payment.copy": "Copia {label}",
  "payment.copied": "Copiato",
  "payment.picture": "Immagine per {method}",
  "payment.picture.enlarge": "Ingrandisci l’immagine per {method}",
  "payment.addedAt": "Aggiunto il {time}",

  "payment.remove": "Rimuovi",
  "payment.remove.title": "Rimuovere questo metodo di pagamento?",
  "payment.remove.text":
    "{method}, {account}: non potrà più essere scelto per annunci e ordini. Gli ordini già pagati con questo metodo restano invariati.",
  "payment.removed": "Il metodo di pagamento è stato rimosso.",
  "payment.notDone.add": "Il metodo di pagamento non è stato aggiunto",
  "payment.edit.title": "Modifica metodo di pagamento",
  "payment.edit.text":
    "Da ora i tuoi annunci usano i dati modificati. Gli ordini esistenti conservano quelli che mostrano.",
  "payment.edit.done": "Il metodo di pagamento è stato modificato.",
  "payment.notDone.edit": "Il metodo di pagamento non è stato modificato",
  "payment.edit": "Modifica",
  "payment.edit.submit": "Salva modifiche",
  "payment.notDone.remove": "Il metodo di pagamento non è stato rimosso",

  "payment.new.text":
    "Scegli come vuoi essere pagato, poi inserisci i dati esattamente come li riporta la tua banca o il tuo fornitore.",
  "payment.new.loading": "Caricamento dei metodi di pagamento",
  "payment.new.failed": "Non è stato possibile caricare i metodi di pagamento.",
  "payment.new.retry": "Riprova",
  "payment.new.submit": "Aggiungi metodo di pagamento",
  "payment.new.done": "Il metodo di pagamento è stato aggiunto.",
  "payment.new.uploading": "Attendi che l’immagine sia caricata.",
  "payment.currency": "Valuta",
  "payment.currency.any": "Tutte le valute",
  "payment.currency.search": "Cerca una valuta",
  "payment.country": "Paese o regione",
  "payment.country.any": "Tutti i Paesi e le regioni",
  "payment.country.search": "Cerca un Paese o una regione",
  "payment.method": "Metodo di pagamento",
  "payment.method.choose": "Scegli un metodo di pagamento",
  "payment.method.search": "Cerca un metodo di pagamento",

  "payment.field.account": "Numero di carta o di conto",
  "payment.field.receiverName": "Nome del beneficiario",
  "payment.field.receiverName.hint":
    "Il nome con cui è stata verificata la tua identità. I conti di altre persone non sono accettati.",
  "payment.field.image": "Immagine",
  "payment.field.optional": "Facoltativo",
  "payment.field.choose": "Seleziona",
  "payment.field.required": "Questo campo non può restare vuoto.",
  "payment.field.invalid": "Questo valore non ha il formato corretto. Controllalo.",
  "payment.field.checkFailed":
    "Le cifre di controllo non corrispondono. Confronta il numero con i dati della tua banca.",
  "payment.field.tooShort": "Troppo corto. Lunghezza minima: {count}.",
  "payment.field.tooLong": "Troppo lungo. Lunghezza massima: {count}.",
  "payment.field.otherHolder":
    "Il nome del beneficiario deve essere quello con cui è stata verificata la tua identità.",
  "payment.image.hint":
    "PNG, JPG o JPEG, inferiore a 3 MB. Ad esempio il codice QR del tuo conto, da far scansionare a chi paga.",
  "payment.image.choose": "Scegli un’immagine",
  "payment.image.drop": "o trascinala qui",
  "payment.image.remove": "Rimuovi immagine",
  "payment.image.progress": "Avanzamento del caricamento",
  "payment.image.failed": "Caricamento non riuscito.",
  "payment.image.wrongType":
    "Caricamento non riuscito. Sono supportati solo i formati immagine PNG, JPG e JPEG.",
  "payment.image.tooLarge":
    "Caricamento non riuscito. Sono supportate solo immagini inferiori a 3 MB.",
});
