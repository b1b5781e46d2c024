import type en from "../en/order.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "order.title": "Dettagli dell’ordine",
  "order.list.title": "I miei ordini",
  "order.list.search": "Cerca per ID ordine",
  "order.list.allTypes": "Tutti i tipi",
  "order.list.allStatuses": "Tutti gli stati",
  "order.list.empty": "Nessun risultato",
  "order.list.text": "Tutto ciò che hai acquistato e venduto, dal più recente.",
  "order.list.description": "I tuoi ordini su Parley, con stato, importo e controparte.",
  "order.list.none": "Non hai ancora ordini.",
  "order.list.noneText":
    "Scegli un annuncio per acquistare o vendere e il tuo ordine apparirà qui.",
  "order.list.toMarket": "Vedi gli annunci",
  "order.list.open": "Ordini in corso",
  "order.list.csv": "Esporta CSV",
  "order.list.reset": "Reimposta",
  "order.list.from": "Dal",
  "order.list.to": "Al",
  "order.list.allCryptos": "Tutte le cripto",
  "order.list.allFiats": "Tutte le valute",
  "order.list.more": "Altri filtri",
  "order.list.filters": "Filtra gli ordini",
  "order.list.filtersActive": "Filtra gli ordini, attivi: {count}",
  "order.list.show": "Mostra gli ordini",
  "order.list.ofOffer": "Sono mostrati solo gli ordini di uno dei tuoi annunci.",
  "order.list.allOffers": "Mostra tutti gli ordini",
  "order.list.searchButton": "Cerca",
  "order.list.searchInvalid": "L’ID di un ordine contiene solo cifre.",
  "order.list.loading": "Caricamento degli ordini in corso.",
  "order.list.failed": "Impossibile caricare gli ordini.",
  "order.list.unread":
    "{count, plural, one {# messaggio da leggere} many {# di messaggi da leggere} other {# messaggi da leggere}}",
  "order.list.barred":
    "Troppi tuoi ordini sono stati annullati. Potrai creare nuovi ordini a partire dal {time}. I tuoi ordini in corso non sono interessati.",
  "order.list.pages": "Pagine degli ordini",
  "order.list.previous": "Pagina precedente",
  "order.list.next": "Pagina successiva",
  "order.list.page": "Pagina {page}",
  "order.together.select": "Seleziona l’ordine {id}",
  "order.together.all": "Seleziona tutti quelli che puoi rilasciare ({count})",
  "order.together.selected":
    "{count, plural, one {# ordine selezionato} many {# di ordini selezionati} other {# ordini selezionati}}",
  "order.together.clear": "Annulla selezione",
  "order.together.open": "Rilascia insieme",
  "order.together.title": "Hai ricevuto tutti questi pagamenti?",
  "order.together.text":
    "Controlla sul tuo conto che ogni importo sia arrivato dal nome accanto. Le cripto rilasciate non si possono recuperare.",
  "order.together.total": "In totale",
  "order.together.outcome": "Esito del rilascio",
  "order.together.appealed":
    "{count, plural, one {C’è un ricorso aperto su # di questi ordini} many {Ci sono ricorsi aperti su # di questi ordini} other {Ci sono ricorsi aperti su # di questi ordini}}",
  "order.together.released": "Rilasciato",
  "order.together.notReleased": "Non rilasciato",
  "order.together.close": "Chiudi",
  "order.filter.pending": "In corso",
  "order.filter.completed": "Completato",
  "order.filter.canceled": "Annullato",
  "order.filter.appeal": "Ricorso",
  "order.filter.failed": "Non riuscito",

  "order.field.orderId": "ID ordine",
  "order.field.type": "Tipo",
  "order.field.createdTime": "Data di creazione",
  "order.field.amount": "Importo",
  "order.field.fee": "Commissione",
  "order.field.feeOfBuyer": "Commissione a carico dell’acquirente",
  "order.field.feeOfSeller": "Commissione a carico del venditore",
  "order.field.status": "Stato",
  "order.field.unitPrice": "Prezzo unitario",
  "order.field.quantity": "Quantità",
  "order.field.paymentMethod": "Metodo di pagamento",
  "order.field.receiverName": "Nome del beneficiario",
  "order.field.paymentAmount": "Importo del pagamento",
  "order.field.paymentInfo": "Dati di pagamento",
  "order.field.receiptConfirmationTime": "Conferma di ricezione",
  "order.field.paymentDeadline": "Scadenza del pagamento",
  "order.field.externalOrderId": "ID ordine esterno",
  "order.field.iWillReceive": "Riceverò",
  "order.field.crypto": "Cripto",
  "order.field.fiat": "Valuta fiat",
  "order.field.counterparty": "Controparte",
  "order.field.registeredName": "Nome registrato",
  "order.field.formerly": "In precedenza {names}",
  "order.field.paid": "Pagato",
  "order.field.sold": "Venduto",
  "order.field.received": "Ricevuto",
  "order.field.buyerReceives": "L’acquirente riceve",
  "order.field.completedTime": "Data di completamento",
  "order.field.canceledTime": "Data di annullamento",

  "order.type.buy": "Acquisto",
  "order.type.sell": "Vendita",
  "order.type.buyShort": "A",
  "order.type.sellShort": "V",

  "order.status.pendingPayment": "In attesa di pagamento",
  "order.status.pendingFiatReceipt": "In attesa di ricevere la valuta",
  "order.status.pendingCryptoReceipt": "In attesa di ricevere le cripto",
  "order.status.pendingRelease": "In attesa di rilascio",
  "order.status.inProcess": "In corso / in attesa",
  "order.status.completed": "Completato",
  "order.status.canceled": "Annullato",
  "order.status.failed": "Non riuscito",
  "order.status.appeal": "Ricorso",

  "order.step.placeOrder": "Crea un ordine",
  "order.step.pay.buyer": "Paga il venditore",
  "order.step.pay.seller": "L’acquirente paga",
  "order.step.confirm.buyer": "Il venditore conferma la ricezione",
  "order.step.confirm.seller": "Conferma la ricezione",
  "order.step.assetTransfer": "Trasferimento degli asset",
  "order.step.assetTransferProcessing": "Trasferimento degli asset in corso",
  "order.step.completed": "Completato",

  "order.action.paid": "Ho pagato",
  "order.action.release": "Pagamento ricevuto, rilascia le cripto",
  "order.action.cancel": "Annulla ordine",
  "order.action.appeal": "Apri un ricorso",
  "order.action.notReceived": "Non ricevuto",
  "order.action.retry": "Riprova",
  "order.action.reorder": "Ripeti ordine",
  "order.action.viewDetails": "Vedi dettagli",
  "order.action.viewOrder": "Vedi ordine",
  "order.action.backToP2P": "Torna al P2P",
  "order.action.extend": "Concedi più tempo",
  "order.action.withdraw": "Ritira il ricorso",
  "order.action.proposeSplit": "Proponi una divisione",
  "order.action.acceptSplit": "Accetta la divisione",
  "order.action.acceptRuling": "Accetta la decisione",
  "order.action.secondLook": "Chiedi un riesame",
  "order.action.addEvidence": "Aggiungi prove",
  "order.action.viewWallet": "Vedi portafoglio",
  "order.action.viewLimits": "Vedi i tuoi limiti",
  "order.action.close": "Chiudi",
  "order.action.goBack": "Indietro",
  "order.action.copy": "Copia: {field}",
  "order.action.copied": "Copiato",
  "order.action.copyFailed": "Impossibile copiare il testo. Selezionalo e copialo manualmente.",
  "order.action.enlarge": "Mostra a dimensione intera",

  "order.heading.buy": "Acquisto di {amount}",
  "order.heading.sell": "Vendita di {amount}",
  "order.page.description": "Un ordine su Parley: che cosa fare adesso, dati di pagamento e chat.",
  "order.page.failed": "Impossibile caricare l’ordine.",
  "order.page.toList": "I miei ordini",
  "order.page.tabs": "Ordine e chat",
  "order.page.tabOrder": "Ordine",
  "order.page.tabChat": "Chat",
  "order.page.changed": "Nel frattempo l’ordine è cambiato. Questa è la situazione attuale.",
  "order.page.steps": "Fasi dell’ordine",
  "order.page.stepDone": "completata",
  "order.page.stepOf": "Fase {step} di {all}",
  "order.page.facts": "Ordine",
  "order.page.picture": "Immagine del metodo di pagamento",
  "order.page.warnings": "Attenzione",
  "order.page.timeline": "Cronologia",
  "order.page.ifNobodyActs": "Se nessuno interviene",

  "order.time.pay.buyer": "Tempo rimasto per pagare",
  "order.time.pay.seller": "Tempo rimasto all’acquirente per pagare",
  "order.time.confirm.buyer": "Tempo rimasto al venditore per confermare",
  "order.time.confirm.seller": "Tempo rimasto per confermare",
  "order.time.proof.buyer": "Tempo rimasto per la tua prova",
  "order.time.proof.seller": "Tempo rimasto all’acquirente per la prova",
  "order.time.task": "Tempo rimasto per rispondere",
  "order.time.minutesLeft":
    "{count, plural, one {Resta # minuto} many {Restano # di minuti} other {Restano # minuti}}",
  "order.time.secondsLeft":
    "{count, plural, one {Resta # secondo} many {Restano # di secondi} other {Restano # secondi}}",
  "order.time.over": "Il tempo è scaduto.",
  "order.time.overConfirm": "Il venditore avrebbe dovuto confermare entro il {time}.",
  "order.time.overConfirmOwn": "Avresti dovuto confermare entro il {time}.",

  "order.now.pendingPayment.buyer":
    "Trasferisci {amount} a {name} con {method}, poi premi “Ho pagato”.",
  "order.now.pendingPayment.seller":
    "Attendi il pagamento di {amount} da {name}. I tuoi {token} sono nel deposito in garanzia.",
  "order.now.paid.buyer":
    "Hai segnato l’ordine come pagato. Ora {name} controlla l’arrivo del pagamento e rilascia i tuoi {token}.",
  "order.now.paid.seller":
    "Controlla che {amount} da {name} siano arrivati sul tuo conto, poi rilascia i {token}.",
  "order.now.releasing.buyer":
    "I tuoi {token} stanno arrivando nel tuo portafoglio. Non devi fare nulla.",
  "order.now.releasing.seller":
    "Hai confermato la ricezione. I {token} stanno arrivando all’acquirente.",
  "order.now.completed.buyer": "{amount} sono nel tuo portafoglio spot.",
  "order.now.completed.seller": "L’acquirente ha ricevuto le cripto. Grazie per la transazione.",
  "order.now.completed.split": "Il ricorso si è concluso con una divisione delle cripto.",
  "order.completed.fresh": "Potrai prelevare o vendere queste cripto dal {time}.",
  "order.completed.freshText":
    "Le cripto acquistate con un account di meno di 30 giorni, o con un pagamento revocabile, restano nell’account per 24 ore.",
  "order.now.canceled.buyer.buyer":
    "Hai annullato questo ordine. Le cripto sono tornate al venditore.",
  "order.now.canceled.buyer.seller":
    "L’acquirente ha annullato questo ordine. Le cripto sono tornate a te.",
  "order.now.canceled.timeout.buyer":
    "Il pagamento non è stato segnato in tempo, quindi l’ordine è stato annullato e le cripto sono tornate al venditore.",
  "order.now.canceled.timeout.seller":
    "Il pagamento non è stato segnato in tempo, quindi l’ordine è stato annullato e le cripto sono tornate a te.",
  "order.now.canceled.appeal.buyer":
    "L’ordine è stato annullato in seguito a un ricorso. Le cripto sono tornate al venditore.",
  "order.now.canceled.appeal.seller":
    "L’ordine è stato annullato in seguito a un ricorso. Le cripto sono tornate a te.",
  "order.now.failed.buyer":
    "Il trasferimento delle cripto è stato fermato perché uno dei due account è bloccato. Le cripto restano nel deposito in garanzia fino a un nuovo tentativo.",
  "order.now.failed.seller":
    "Il trasferimento delle cripto è stato fermato perché uno dei due account è bloccato. Le cripto restano nel deposito in garanzia. Riprova quando il blocco sarà terminato.",
  "order.now.appeal.own": "Hai aperto un ricorso. L’ordine è in attesa dell’assistenza clienti.",
  "order.now.appeal.other":
    "{name} ha aperto un ricorso. L’ordine è in attesa dell’assistenza clienti.",
  "order.now.appeal.system":
    "Le cripto attendono il rilascio da molto tempo. L’ordine è in attesa dell’assistenza clienti.",
  "order.now.appeal.ruled":
    "L’assistenza clienti ha deciso. Finché la decisione non ha effetto, entrambe le parti possono rispondere.",

  "order.title.pendingPayment.buyer": "Paga il venditore",
  "order.title.pendingPayment.seller": "In attesa del pagamento",
  "order.title.paid.buyer": "In attesa del rilascio",
  "order.title.paid.seller": "Conferma la ricezione",
  "order.title.releasing": "Trasferimento degli asset in corso",
  "order.title.completed": "Completato",
  "order.title.canceled": "Annullato",
  "order.title.failed": "Non riuscito",
  "order.title.appeal": "Ricorso",

  "order.next.canceled.buyer":
    "Se il pagamento non viene segnato entro le {time}, l’ordine viene annullato e le cripto tornano al venditore.",
  "order.next.canceled.seller":
    "Se l’acquirente non segna il pagamento entro le {time}, l’ordine viene annullato e le cripto tornano a te.",
  "order.next.completed.buyer": "Le cripto arrivano da sole nel tuo portafoglio in pochi istanti.",
  "order.next.completed.seller":
    "Le cripto arrivano automaticamente all’acquirente in pochi istanti.",
  "order.next.appeal.buyer":
    "Se il venditore non rilascia le cripto entro il {time}, interviene l’assistenza clienti. Restano nel deposito in garanzia.",
  "order.next.appeal.seller":
    "Se non rilasci le cripto entro il {time}, interviene l’assistenza clienti. Restano nel deposito in garanzia.",
  "order.next.proof.buyer":
    "Puoi provare il pagamento entro il {time}, poi decide l’assistenza clienti. Le cripto restano nel deposito in garanzia.",
  "order.next.proof.seller":
    "L’acquirente può provare il pagamento entro il {time}, poi decide l’assistenza clienti. Le cripto restano nel deposito in garanzia.",
  "order.next.task.own":
    "Puoi rispondere all’assistenza clienti entro il {time}, poi deciderà senza la tua risposta. Le cripto restano nel deposito in garanzia.",
  "order.next.task.other":
    "L’altra parte può rispondere all’assistenza clienti entro il {time}, poi deciderà senza quella risposta. Le cripto restano nel deposito in garanzia.",
  "order.next.ruling.release.buyer": "La decisione ha effetto dal {time}: le cripto vanno a te.",
  "order.next.ruling.release.seller":
    "La decisione ha effetto dal {time}: le cripto vanno all’acquirente.",
  "order.next.ruling.refund.buyer":
    "La decisione ha effetto dal {time}: le cripto tornano al venditore.",
  "order.next.ruling.refund.seller": "La decisione ha effetto dal {time}: le cripto tornano a te.",
  "order.next.ruling.split": "La decisione ha effetto dal {time}: le cripto vengono divise.",
  "order.next.staff":
    "Le cripto restano nel deposito in garanzia finché non vi accordate o l’assistenza clienti non decide. Non scade alcun termine.",
  "order.next.mediation":
    "L’assistenza clienti esamina il caso e scrive a entrambi. Nel deposito in garanzia non ci sono più cripto.",

  "order.cancel.title": "Confermi di voler annullare l’ordine?",
  "order.cancel.warning": "Non annullare l’ordine se hai già trasferito il denaro.",
  "order.cancel.text":
    "Le cripto tornano al venditore. Un ordine annullato non può essere riaperto.",
  "order.cancel.limit":
    "Dopo {count} ordini annullati in 24 ore non potrai crearne di nuovi per un certo periodo.",
  "order.cancel.unpaid": "Non paghi più",
  "order.cancel.confirm": "Annulla ordine",
  "order.cancel.keep": "Mantieni ordine",
  "order.cancel.done": "L’ordine è annullato.",

  "order.paid.title": "Hai pagato?",
  "order.paid.text":
    "Conferma solo dopo che {amount} sono usciti dal tuo conto con il metodo di pagamento indicato.",
  "order.paid.warning": "I clic in malafede comportano il blocco dell’account",
  "order.paid.to": "Pagato a",
  "order.paid.done": "Il venditore è stato informato del tuo pagamento.",
  "order.payer.title": "Pagatore dichiarato",
  "order.payer.name": "Intestatario del conto che paga",
  "order.payer.accountEnd": "Ultimi 4 caratteri del conto",
  "order.payer.hint": "Il venditore vede entrambi i dati. Restano con l’ordine come prova.",
  "order.payer.endInvalid": "Inserisci gli ultimi 4 caratteri del conto.",
  "order.payer.differs.buyer":
    "Questo non è il tuo nome registrato. Il venditore lo vedrà e può rifiutare il pagamento.",
  "order.payer.differs.seller":
    "Questo non è il nome registrato dell’acquirente, {name}. Controlla bene prima di rilasciare.",
  "order.payer.none":
    "Non dichiarato. L’acquirente non ha indicato da quale conto è arrivato il pagamento.",
  "order.notReceived.title": "Non hai ricevuto nulla?",
  "order.notReceived.text":
    "All’acquirente viene chiesto di provare il pagamento entro {minutes} minuti. Le cripto restano nel deposito in garanzia e decide l’assistenza clienti. Puoi segnalarlo una volta per ordine.",
  "order.notReceived.from": "Se entro il {time} non è arrivato nulla, potrai segnalarlo qui.",
  "order.notReceived.done": "È stata chiesta una prova all’acquirente.",
  "order.proof.title": "Prova del pagamento",
  "order.proof.asked.buyer":
    "Il venditore segnala che non è arrivato nulla. Aggiungi una ricevuta o un estratto della tua banca; altrimenti l’assistenza clienti decide senza.",
  "order.proof.asked.seller":
    "Hai segnalato che non è arrivato nulla. È stata chiesta una prova all’acquirente.",
  "order.proof.given.buyer": "Hai risposto. L’assistenza clienti esamina la tua prova.",
  "order.proof.given.seller":
    "L’acquirente ha risposto. Guarda le prove e controlla di nuovo il tuo conto.",
  "order.proof.over.buyer":
    "Il tempo per la prova è scaduto. Puoi ancora aggiungerla: l’assistenza clienti non ha ancora deciso.",
  "order.proof.over.seller":
    "L’acquirente non ha risposto in tempo. Decide l’assistenza clienti; le cripto restano nel deposito in garanzia.",
  "order.task.title": "L’assistenza clienti ti chiede",
  "order.task.until": "Rispondi entro",
  "order.task.kind.paymentProof":
    "Una prova del pagamento della tua banca o del tuo portafoglio, con data, importo, pagatore e beneficiario",
  "order.task.kind.accountStatement":
    "Un estratto del tuo conto dalla creazione dell’ordine in poi",
  "order.task.kind.accountVideo":
    "Un video in cui apri il tuo conto e mostri i movimenti dalla creazione dell’ordine in poi",
  "order.task.kind.question": "La risposta a una domanda",
  "order.task.answer": "Rispondi con prove o con una dichiarazione.",
  "order.task.open":
    "Senza una risposta in tempo l’assistenza clienti decide senza; fino ad allora le cripto restano nel deposito in garanzia.",
  "order.task.fileNeeded": "Il solo testo non basta: aggiungi almeno un file.",
  "order.task.answered": "Hai risposto. L’assistenza clienti sta esaminando la risposta.",
  "order.task.missed":
    "Il tempo è scaduto. Puoi ancora rispondere: l’assistenza clienti non ha ancora deciso.",

  "order.notDone.place": "L’ordine non è stato creato",
  "order.notDone.pay": "Non segnato come pagato",
  "order.notDone.cancel": "L’ordine non è annullato",
  "order.notDone.extend": "Il tempo per il pagamento non è prolungato",
  "order.notDone.release": "Le cripto non sono state rilasciate",
  "order.notDone.retry": "Il trasferimento non è ripartito",
  "order.notDone.appeal": "Il tuo ricorso non è stato aperto",
  "order.notDone.withdrawAppeal": "Il ricorso non è ritirato",
  "order.notDone.proposeSplit": "La tua proposta non è stata inviata",
  "order.notDone.acceptSplit": "La divisione non è accettata",
  "order.notDone.notReceived": "La segnalazione non è stata inviata",
  "order.notDone.acceptRuling": "La decisione non è stata accettata",
  "order.notDone.secondLook": "Il riesame non è stato richiesto",
  "order.notDone.evidence": "La tua prova non è stata aggiunta",

  "order.release.title": "Hai ricevuto il pagamento?",
  "order.release.text":
    "Controlla che {amount} da {name} siano arrivati sul tuo conto. I {token} rilasciati non possono essere recuperati.",
  "order.release.checkAccount":
    "Guarda direttamente nel conto. Un messaggio o uno screenshot non è una prova di pagamento.",
  "order.release.appealed": "Su questo ordine c’è un ricorso aperto",
  "order.release.endsAppeal":
    "Il rilascio chiude il ricorso: l’acquirente riceve le cripto e l’assistenza clienti non decide più. Rilascia solo se l’intero pagamento è sul tuo conto.",
  "order.release.fromName": "Nome di chi paga",
  "order.release.leaves": "Esce dal tuo deposito in garanzia",
  "order.release.done": "La ricezione è confermata. Le cripto stanno arrivando all’acquirente.",
  "order.retry.title": "Riprovare il trasferimento?",
  "order.retry.text":
    "Se il blocco è terminato, {amount} vanno subito all’acquirente. I {token} rilasciati non possono essere recuperati.",
  "order.retry.endsAppeal": "Così si chiude anche il ricorso.",
  "order.retry.done": "È in corso un nuovo tentativo di trasferimento.",

  "order.extend.title": "Concedi più tempo all’acquirente",
  "order.extend.text":
    "L’acquirente potrà pagare fino alle {time}. Un ordine può essere prolungato una sola volta e l’operazione non è reversibile.",
  "order.extend.minutes": "Minuti in più (da 1 a {most})",
  "order.extend.invalid": "Inserisci un numero intero da 1 a {most}.",
  "order.extend.confirm": "Prolunga",
  "order.extend.done": "Ora l’acquirente ha più tempo.",

  "order.pay.ownAccount":
    "Paga solo da un conto intestato alla tua identità registrata. Il nome di chi paga deve corrispondere al tuo nome registrato.",
  "order.pay.ownName": "Il tuo nome registrato: {name}",
  "order.pay.noRemarks":
    "Nella causale del bonifico non scrivere nulla che riguardi le cripto o la piattaforma.",
  "order.pay.doNotCancel": "Non annullare l’ordine dopo aver trasferito il denaro.",
  "order.pay.noPrivateTrading":
    "Non fare transazioni private con gli inserzionisti. Le cripto scambiate fuori dalla piattaforma non sono protette dal deposito in garanzia.",
  "order.receive.nameMustMatch":
    "Il pagamento deve arrivare da un conto di {name}. Non rilasciare cripto in cambio di denaro di altre persone.",

  "order.appeal.usualTime":
    "Tempo dal ricorso alla decisione (mediana degli ultimi {days} giorni): {time}",
  "order.appeal.title": "Ricorso",
  "order.appeal.buyerText": "Hai pagato e non hai ricevuto le cripto?",
  "order.appeal.sellerText":
    "L’acquirente ha segnato l’ordine come pagato e non hai ricevuto alcun pagamento?",
  "order.appeal.timeoutText":
    "Hai pagato, ma l’ordine è stato annullato prima che lo segnassi come pagato? Puoi aprire un ricorso fino al {time}. Le cripto non sono più nel deposito in garanzia, ma l’assistenza clienti può mediare.",
  "order.appeal.overdue":
    "Il venditore non ha confermato in tempo. Puoi attendere oppure aprire un ricorso presso l’assistenza clienti.",
  "order.appeal.consequence":
    "L’assistenza clienti legge la chat e le prove di entrambe le parti e decide. Fino ad allora le cripto restano nel deposito in garanzia e non scade alcun termine.",
  "order.appeal.reason": "Motivo",
  "order.appeal.reason.cryptoNotReceived": "Ho pagato e non ho ricevuto le cripto",
  "order.appeal.reason.paymentNotReceived": "Non ho ricevuto il pagamento",
  "order.appeal.reason.wrongAmount": "L’importo pagato è sbagliato",
  "order.appeal.reason.otherPayer": "Il pagamento è arrivato dal conto di un’altra persona",
  "order.appeal.reason.paidAfterTimeout":
    "Ho pagato, ma l’ordine è stato annullato per scadenza del tempo",
  "order.appeal.reason.other": "Altro motivo",
  "order.appeal.given.cryptoNotReceived": "Pagato, cripto non ricevute",
  "order.appeal.given.paymentNotReceived": "Pagamento non ricevuto",
  "order.appeal.given.paidAfterTimeout": "Pagato, ma annullato per scadenza del tempo",
  "order.appeal.statement": "Che cosa è successo?",
  "order.appeal.statementHint":
    "Quando e quanto è stato pagato, da quale conto a quale conto, e che cosa dice la tua banca?",
  "order.appeal.blank": "Questo campo non può restare vuoto.",
  "order.appeal.evidence": "Prove",
  "order.appeal.evidenceHint":
    "Fino a 5 file inferiori a 10 MB ciascuno: PNG, JPG, JPEG, WEBP, PDF o MP4. La tua controparte e l’assistenza clienti possono vederli.",
  "order.appeal.addFile": "Scegli un file",
  "order.appeal.dropFile": "o trascinalo qui",
  "order.appeal.removeFile": "Rimuovi file",
  "order.appeal.uploading": "Avanzamento del caricamento",
  "order.appeal.fileTooLarge": "Scegli un file inferiore a 10 MB.",
  "order.appeal.stillUploading": "Attendi che tutti i file siano caricati.",
  "order.appeal.submit": "Invia ricorso",
  "order.appeal.done": "Il tuo ricorso è stato aperto.",
  "order.appeal.openedBy.own": "Aperto da te",
  "order.appeal.openedBy.other": "Aperto da {name}",
  "order.appeal.openedBy.system": "Aperto dalla piattaforma",
  "order.appeal.openedAt": "Data di apertura",
  "order.appeal.inHand": "L’assistenza clienti se ne sta occupando.",
  "order.appeal.queued": "L’assistenza clienti se ne occuperà presto.",
  "order.appeal.inHandBy": "{name} dell’assistenza clienti se ne sta occupando.",
  "order.appeal.firstAnswerBy": "Prima risposta prevista entro",
  "order.appeal.decisionBy": "Decisione prevista entro",
  "order.appeal.next.title": "Cosa succede ora",
  "order.appeal.next.answer": "Un addetto dell’assistenza clienti prende in carico il ricorso.",
  "order.appeal.next.read":
    "Legge la chat e le prove di entrambe le parti. Se serve altro da te, ricevi una notifica.",
  "order.appeal.next.decide":
    "Decide, ed entrambe le parti leggono la decisione con le motivazioni.",
  "order.appeal.next.effect":
    "La decisione ha effetto dopo {time}, salvo che una parte chieda un riesame. Fino ad allora le cripto restano nel deposito in garanzia.",
  "order.appeal.next.late": "Sta richiedendo più tempo del previsto. Non devi fare nulla.",
  "order.appeal.needTitle": "Di che cosa ha bisogno l’assistenza clienti",
  "order.appeal.need.buyer.proof":
    "Una prova del pagamento della tua banca o del tuo portafoglio, con data, importo, pagatore e beneficiario",
  "order.appeal.need.buyer.account":
    "Un estratto conto o un video del conto che mostri l’uscita del pagamento",
  "order.appeal.need.seller.account":
    "Un estratto conto o un video del tuo conto dalla creazione dell’ordine in poi, che mostri che cosa è arrivato",
  "order.appeal.need.seller.payer":
    "Se il denaro è arrivato da un’altra persona: l’importo e il nome di chi ha pagato",
  "order.appeal.need.both": "Risposte nella chat: la legge anche l’assistenza clienti",
  "order.appeal.statements": "Dichiarazioni e prove",
  "order.appeal.noStatements": "Ancora nessuna dichiarazione.",
  "order.appeal.by.own": "Tu",
  "order.appeal.file": "Apri {name}",
  "order.appeal.addTitle": "Aggiungi prove",
  "order.appeal.addSubmit": "Invia",
  "order.appeal.added": "Le tue prove sono state aggiunte.",
  "order.appeal.failed": "Impossibile caricare il ricorso.",
  "order.appeal.resolved": "Un ricorso su questo ordine è chiuso.",
  "order.appeal.withdrawn": "Il ricorso su questo ordine è stato ritirato.",
  "order.appeal.withdrawTitle": "Ritirare il ricorso?",
  "order.appeal.withdrawText":
    "L’assistenza clienti smette di occuparsene e l’ordine prosegue come prima. Potrai aprire un nuovo ricorso in seguito.",
  "order.appeal.withdrawDone": "Il ricorso è ritirato.",

  "order.split.title": "Dividi le cripto",
  "order.split.text":
    "Se siete entrambi d’accordo, le cripto vengono divise subito e il ricorso è concluso. Nessuno deve attendere l’assistenza clienti.",
  "order.split.range": "Da 0 a {most} {token}",
  "order.split.outside": "Inserisci una quantità da 0 a {most} {token}.",
  "order.split.toBuyer.buyer": "Ricevi",
  "order.split.toBuyer.seller": "L’acquirente riceve",
  "order.split.toSeller.buyer": "Il venditore riottiene",
  "order.split.toSeller.seller": "Riottieni",
  "order.split.propose": "Invia proposta",
  "order.split.proposed": "La tua proposta è stata inviata.",
  "order.split.own": "Hai proposto questa divisione. {name} non ha ancora risposto.",
  "order.split.other": "{name} propone questa divisione.",
  "order.split.replace": "Modifica la proposta",
  "order.split.counter": "Rifiuta e proponine un’altra",
  "order.split.acceptTitle": "Accettare questa divisione?",
  "order.split.acceptText": "Le cripto vengono divise subito. L’operazione non è reversibile.",
  "order.split.accepted": "Le cripto sono state divise come concordato.",
  "order.ruling.title": "Decisione dell’assistenza clienti",
  "order.ruling.release.buyer": "{amount} vanno a te.",
  "order.ruling.release.seller": "{amount} vanno all’acquirente.",
  "order.ruling.refund.buyer": "Le cripto tornano al venditore.",
  "order.ruling.refund.seller": "Le cripto tornano a te.",
  "order.ruling.split.buyer": "{amount} vanno a te, il resto torna al venditore.",
  "order.ruling.split.seller": "{amount} vanno all’acquirente, il resto torna a te.",
  "order.ruling.effect": "Ha effetto dal",
  "order.ruling.clause": "Clausola del contratto",
  "order.ruling.words": "L’assistenza clienti ti scrive",
  "order.ruling.appliedAt": "In vigore dal",
  "order.ruling.text":
    "Fino ad allora le cripto restano nel deposito in garanzia e ciascuna parte può chiedere una volta che decida un altro membro dello staff.",
  "order.ruling.final": "Questo era il riesame. Non ce n’è un altro.",
  "order.ruling.accepted.own": "Hai accettato la decisione.",
  "order.ruling.accepted.other": "{name} ha accettato la decisione.",
  "order.ruling.acceptTitle": "Accettare la decisione?",
  "order.ruling.acceptText.release":
    "{amount} vanno subito all’acquirente. L’operazione non può essere annullata.",
  "order.ruling.acceptText.refund":
    "Le cripto tornano subito al venditore. L’operazione non può essere annullata.",
  "order.ruling.acceptText.split":
    "Le cripto vengono divise appena entrambe le parti accettano. L’operazione non può essere annullata.",
  "order.ruling.lookTitle": "Chiedere un riesame?",
  "order.ruling.lookText":
    "Un altro membro dello staff decide di nuovo. Si può chiedere una volta per ordine, da te o dall’altra parte.",
  "order.ruling.lookDone": "Un altro membro dello staff esaminerà l’ordine.",
  "order.ruling.lookOwn": "Hai chiesto un riesame. Deciderà un altro membro dello staff.",
  "order.ruling.lookOther": "{name} ha chiesto un riesame. Deciderà un altro membro dello staff.",
  "order.ruling.reason.paymentProved": "Il pagamento è provato",
  "order.ruling.reason.paymentNotProved": "Il pagamento non è provato",
  "order.ruling.reason.agreement": "Le due parti sono d’accordo",
  "order.ruling.reason.fraud": "Frode",
  "order.ruling.reason.noAnswer": "L’acquirente non ha risposto",

  "order.history.create": "Ordine creato, cripto in garanzia",
  "order.history.pay": "Segnato come pagato",
  "order.history.cancel": "Annullato",
  "order.history.timeOut": "Annullato per tempo di pagamento scaduto",
  "order.history.extend": "Più tempo per pagare",
  "order.history.release": "Ricezione confermata",
  "order.history.settle": "Cripto trasferite",
  "order.history.refuseSettlement": "Trasferimento fermato da un blocco",
  "order.history.retry": "Nuovo tentativo di trasferimento",
  "order.history.appeal": "Ricorso aperto",
  "order.history.notReceived": "Pagamento non ricevuto, prova richiesta",
  "order.history.escalate": "Affidato all’assistenza clienti",
  "order.history.withdrawAppeal": "Ricorso ritirato",
  "order.history.proposeSplit": "Divisione proposta",
  "order.history.acceptSplit": "Divisione accettata",
  "order.history.ruleRelease": "Assistenza clienti: cripto all’acquirente",
  "order.history.ruleRefund": "Assistenza clienti: cripto restituite al venditore",
  "order.history.ruleSplit": "Assistenza clienti: cripto divise",
  "order.history.acceptRuling": "Decisione accettata",
  "order.history.secondLook": "Riesame richiesto",
  "order.history.applyRuling": "Decisione in vigore",
  "order.history.closeAppeal": "Assistenza clienti: ricorso chiuso",
  "order.history.setTask.buyer": "Richiesta all’acquirente",
  "order.history.setTask.seller": "Richiesta al venditore",
  "order.history.missTask.buyer": "Richiesta senza risposta dell’acquirente",
  "order.history.missTask.seller": "Richiesta senza risposta del venditore",
  "order.history.withdrawTask.buyer": "Richiesta all’acquirente ritirata",
  "order.history.withdrawTask.seller": "Richiesta al venditore ritirata",
  "order.history.by.you": "Tu",
  "order.history.by.buyer": "Acquirente",
  "order.history.by.seller": "Venditore",
  "order.history.by.staff": "Assistenza clienti",
  "order.history.by.clock": "Sistema",
  "order.history.by.system": "Sistema",

  "order.form.buy": "Acquista {token}",
  "order.form.sell": "Vendi {token}",
  "order.form.blank": "Questo campo non può restare vuoto.",
  "order.form.account": "Conto che riceve il pagamento",
  "order.form.noAccount":
    "Non hai salvato alcun conto per i metodi di pagamento di questo annuncio. L’acquirente ne ha bisogno per pagarti.",
  "order.form.addAccount": "Aggiungi un metodo di pagamento",
  "order.form.escrowBuy":
    "La piattaforma trattiene le cripto finché non hai pagato e il venditore non ha confermato.",
  "order.form.escrowSell":
    "La piattaforma trattiene le tue cripto finché non confermi di aver ricevuto il pagamento.",
  "order.form.changedTitle": "L’annuncio è cambiato. Controlla prima di creare l’ordine.",
  "order.form.changedPrice": "Prezzo unitario: {before} → {after}",
  "order.form.changedPay": "Pagherò: {before} → {after}",
  "order.form.changedSell": "Venderò: {before} → {after}",
  "order.form.changedQuantity": "Quantità: {before} → {after}",
  "order.form.changedBuyer": "L’acquirente riceve: {before} → {after}",
  "order.form.changedReceive": "Riceverò: {before} → {after}",
  "order.form.barredUntil": "Potrai creare nuovi ordini a partire dal {time}.",
  "order.form.limitOrders": "I tuoi ordini aperti: {open} di {most}",
  "order.form.limitWorth": "I tuoi acquisti aperti: {open} di {most}",
  "order.form.limitsLink": "I tuoi limiti e che cosa li aumenta",
  "order.form.limitNext":
    "Dopo {trades, plural, one {# transazione completata} many {# di transazioni completate} other {# transazioni completate}} con {people, plural, one {# persona} many {# di persone diverse} other {# persone diverse}}: fino a {orders, plural, one {# ordine aperto} many {# di ordini aperti} other {# ordini aperti}} e acquisti aperti per {worth}.",
  "order.form.limitNextSell":
    "Dopo {trades, plural, one {# transazione completata} many {# di transazioni completate} other {# transazioni completate}} con {people, plural, one {# persona} many {# di persone diverse} other {# persone diverse}}: fino a {orders, plural, one {# ordine aperto} many {# di ordini aperti} other {# ordini aperti}}.",
  "order.form.seeOrders": "Vedi i miei ordini",
});
