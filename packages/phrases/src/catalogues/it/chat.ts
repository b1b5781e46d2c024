import type en from "../en/chat.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "chat.title": "Chat con {name}",
  "chat.safety":
    "Resta in questa chat. Non fare mai transazioni fuori dalla piattaforma e non comunicare a nessuno codici o password.",
  "chat.warning.link":
    "Questo messaggio contiene un link. Resta in questa chat e non inserire mai password o codici su altri siti.",
  "chat.warning.contact":
    "Questo messaggio contiene un numero di telefono o un altro contatto. Resta in questa chat: l’assistenza clienti non può verificare ciò che si concorda altrove.",
  "chat.warning.account":
    "Questo messaggio contiene un numero di conto o un indirizzo. Paga solo sul conto indicato nell’ordine.",
  "chat.warning.accountSeller":
    "Questo messaggio contiene un numero di conto o un indirizzo. Non inviare mai cripto lì: si rilasciano solo in questo ordine.",
  "chat.messages": "Messaggi",
  "chat.loading": "Caricamento dei messaggi",
  "chat.loadFailed": "Impossibile caricare i messaggi.",
  "chat.loadOlder": "Carica i messaggi precedenti",
  "chat.newMessages":
    "{count, plural, one {# nuovo messaggio} many {# di nuovi messaggi} other {# nuovi messaggi}}",
  "chat.toEnd": "Vai all’ultimo messaggio",
  "chat.input": "Scrivi un messaggio",
  "chat.inputHint": "Invio per inviare, Maiusc + Invio per andare a capo.",
  "chat.send": "Invia",
  "chat.sendFailed": "Invio del messaggio non riuscito.",
  "chat.resend": "Invia di nuovo",
  "chat.discard": "Elimina",
  "chat.cancel": "Annulla",
  "chat.close": "Chiudi",
  "chat.closed": "Questa chat è chiusa.",
  "chat.attach": "Allega un file",
  "chat.drop": "Trascina qui i file per inviarli.",
  "chat.fileTooLarge": "Scegli un file inferiore a 10 MB.",
  "chat.typeRefused": "Caricamento non riuscito. Sono supportati solo immagini e file PDF e MP4.",
  "chat.uploadFailed": "Caricamento non riuscito.",
  "chat.uploading": "Caricamento di {name}",
  "chat.cancelUpload": "Annulla il caricamento di {name}",
  "chat.picture": "Immagine {name}",
  "chat.openPicture": "Apri l’immagine {name}",
  "chat.download": "Scarica",
  "chat.from.you": "Tu",
  "chat.from.staff": "Assistenza clienti",
  "chat.onlyYou": "Solo tu e l’assistenza clienti potete leggerlo",
  "chat.announce": "{name}: {text}",
  "chat.state.sending": "Invio in corso",
  "chat.state.waiting": "In attesa della connessione",
  "chat.state.sent": "Inviato",
  "chat.state.read": "Letto",
  "chat.day.today": "Oggi",
  "chat.day.yesterday": "Ieri",

  "chat.link.title": "Questo link porta fuori dalla piattaforma",
  "chat.link.text":
    "{host} non appartiene a noi. Non inserire lì password o codici e non effettuare pagamenti o transazioni su quel sito.",
  "chat.link.stay": "Resta qui",
  "chat.link.open": "Apri il link",

  "chat.phrases.title": "Frasi rapide",
  "chat.phrases.hint": "L’altra parte le legge nella propria lingua.",
  "chat.phrases.reference": "Riferimento del pagamento",
  "chat.phrases.amount": "Importo ricevuto",
  "chat.phrases.time": "Data e ora",
  "chat.phrases.blank": "Questo campo non può restare vuoto.",

  "chat.phrase.hello": "Ciao! Ci sono, possiamo iniziare.",
  "chat.phrase.payingNow": "Sto pagando adesso.",
  "chat.phrase.paymentSent": "Ho inviato il pagamento.",
  "chat.phrase.paymentReference": "Ho inviato il pagamento, riferimento {text}.",
  "chat.phrase.bankDelay": "La mia banca ritarda il pagamento fino al {time}.",
  "chat.phrase.moreTime": "Per favore, concedimi più tempo per pagare.",
  "chat.phrase.detailsRight":
    "Per favore, conferma che i dati di pagamento nell’ordine sono corretti.",
  "chat.phrase.pleaseRelease": "Per favore, controlla il tuo conto e rilascia le cripto.",
  "chat.phrase.readyForPayment":
    "Da parte mia è tutto pronto. Per favore, paga sul conto indicato nell’ordine.",
  "chat.phrase.noRemarks":
    "Per favore, nella causale del bonifico non scrivere nulla sulle cripto o sulla piattaforma.",
  "chat.phrase.paymentReceived": "Ho ricevuto il pagamento.",
  "chat.phrase.paymentMissing": "Il pagamento non è ancora arrivato.",
  "chat.phrase.sendReceipt": "Per favore, invia la ricevuta del pagamento.",
  "chat.phrase.nameMismatch": "Il nome di chi ha pagato non corrisponde al tuo nome registrato.",
  "chat.phrase.wrongAmount": "L’importo ricevuto non è corretto: {text}.",
  "chat.phrase.releaseBy": "Controllerò il pagamento e rilascerò le cripto entro il {time}.",
  "chat.phrase.pleaseWait": "Un momento, per favore.",
  "chat.phrase.thanks": "Grazie per la transazione.",
  "chat.phrase.staffHello":
    "Ciao, l’assistenza clienti ha preso in carico questo caso e legge ciò che entrambe le parti hanno detto e mostrato.",
  "chat.phrase.staffSendProof":
    "Aggiungi all’ordine una prova del pagamento con data, importo, pagatore e beneficiario.",
  "chat.phrase.staffCheckAccount":
    "Controlla ancora una volta se questo pagamento è sul tuo conto e scrivi che cosa vedi.",
  "chat.phrase.staffAskBank":
    "Chiedi alla tua banca di questo pagamento e scrivi che cosa risponde.",
  "chat.phrase.staffAnswerBy": "Rispondi entro il {time}.",
  "chat.phrase.staffPayNothing": "Non inviare altri pagamenti finché questo caso non è deciso.",
  "chat.phrase.staffReleaseLater":
    "Rilascia le cripto solo dopo aver visto il pagamento sul tuo conto.",
  "chat.phrase.staffSettle":
    "Potete ancora mettervi d’accordo: con il rilascio delle cripto o con una divisione accettata da entrambi.",
  "chat.phrase.staffMoreTime": "Ci serve più tempo e scriveremo di nuovo entro il {time}.",
  "chat.phrase.staffDeciding": "Grazie, abbiamo ciò che ci serve e decideremo presto.",

  "chat.event.create":
    "L’ordine è stato creato. {amount} {token} sono nel deposito in garanzia. Da pagare entro il {time}.",
  "chat.event.pay": "L’acquirente ha segnato l’ordine come pagato.",
  "chat.event.cancel": "L’acquirente ha annullato l’ordine.",
  "chat.event.timeOut": "L’ordine è stato annullato perché non è stato pagato in tempo.",
  "chat.event.extend": "Il venditore ha concesso più tempo per pagare, fino al {time}.",
  "chat.event.release": "Il venditore ha confermato la ricezione del pagamento.",
  "chat.event.settle": "{amount} {token} sono stati trasferiti all’acquirente.",
  "chat.event.refuseSettlement":
    "Il trasferimento è stato fermato perché uno degli account è bloccato.",
  "chat.event.retry": "È in corso un nuovo tentativo di trasferimento.",
  "chat.event.appeal.buyer": "L’acquirente ha aperto un ricorso.",
  "chat.event.appeal.seller": "Il venditore ha aperto un ricorso.",
  "chat.event.notReceived":
    "Il venditore non ha ricevuto il pagamento. All’acquirente viene chiesta una prova entro il {time}.",
  "chat.event.escalate": "L’ordine è stato affidato all’assistenza clienti.",
  "chat.event.withdrawAppeal.buyer": "L’acquirente ha ritirato il ricorso.",
  "chat.event.withdrawAppeal.seller": "Il venditore ha ritirato il ricorso.",
  "chat.event.proposeSplit.buyer":
    "L’acquirente propone una divisione: {amount} {token} all’acquirente.",
  "chat.event.proposeSplit.seller":
    "Il venditore propone una divisione: {amount} {token} all’acquirente.",
  "chat.event.acceptSplit": "La divisione è stata accettata: {amount} {token} all’acquirente.",
  "chat.event.ruleRelease":
    "L’assistenza clienti ha deciso: {amount} {token} vanno all’acquirente.",
  "chat.event.ruleRefund": "L’assistenza clienti ha deciso: le cripto tornano al venditore.",
  "chat.event.ruleSplit": "L’assistenza clienti ha deciso: {amount} {token} vanno all’acquirente.",
  "chat.event.ruledRelease":
    "L’assistenza clienti ha deciso: {amount} {token} vanno all’acquirente. La decisione ha effetto dal {time}.",
  "chat.event.ruledRefund":
    "L’assistenza clienti ha deciso: le cripto tornano al venditore. La decisione ha effetto dal {time}.",
  "chat.event.ruledSplit":
    "L’assistenza clienti ha deciso: {amount} {token} vanno all’acquirente, il resto torna al venditore. La decisione ha effetto dal {time}.",
  "chat.event.acceptRuling.buyer": "L’acquirente ha accettato la decisione.",
  "chat.event.acceptRuling.seller": "Il venditore ha accettato la decisione.",
  "chat.event.secondLook.buyer":
    "L’acquirente ha chiesto un riesame da parte di un altro membro dello staff.",
  "chat.event.secondLook.seller":
    "Il venditore ha chiesto un riesame da parte di un altro membro dello staff.",
  "chat.event.closeAppeal": "L’assistenza clienti ha chiuso il ricorso.",
  "chat.event.setTask.buyer":
    "L’assistenza clienti ha chiesto prove all’acquirente entro il {time}.",
  "chat.event.setTask.seller":
    "L’assistenza clienti ha chiesto prove al venditore entro il {time}.",
  "chat.event.missTask.buyer": "L’acquirente non ha risposto in tempo all’assistenza clienti.",
  "chat.event.missTask.seller": "Il venditore non ha risposto in tempo all’assistenza clienti.",
  "chat.event.withdrawTask.buyer":
    "L’assistenza clienti non ha più bisogno della risposta dell’acquirente.",
  "chat.event.withdrawTask.seller":
    "L’assistenza clienti non ha più bisogno della risposta del venditore.",
});
