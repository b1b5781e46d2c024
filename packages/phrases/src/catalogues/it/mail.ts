import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Il tuo codice di sicurezza Parley",
  "mail.code.register": "Inserisci questo codice per creare il tuo account.",
  "mail.code.login": "Inserisci questo codice per accedere al tuo account.",
  "mail.code.resetPassword": "Inserisci questo codice per impostare una nuova password.",
  "mail.code.bindEmail": "Inserisci questo codice per associare un indirizzo email al tuo account.",
  "mail.code.bindPhone":
    "Inserisci questo codice per associare un numero di telefono al tuo account.",
  "mail.code.unbindEmail":
    "Inserisci questo codice per dissociare l’indirizzo email dal tuo account.",
  "mail.code.unbindPhone":
    "Inserisci questo codice per dissociare il numero di telefono dal tuo account.",
  "mail.code.totpConfirm": "Inserisci questo codice per attivare Google Authenticator.",
  "mail.code.totpRemove": "Inserisci questo codice per disattivare Google Authenticator.",
  "mail.code.passwordChange": "Inserisci questo codice per cambiare la password.",
  "mail.code.passkeyAdd": "Inserisci questo codice per aggiungere una passkey al tuo account.",
  "mail.code.passkeyRemove": "Inserisci questo codice per rimuovere una passkey dal tuo account.",
  "mail.code.recoveryCodes": "Inserisci questo codice per generare nuovi codici di recupero.",
  "mail.code.createUserPayment": "Inserisci questo codice per aggiungere un metodo di pagamento.",
  "mail.code.updateUserPayment": "Inserisci questo codice per modificare un metodo di pagamento.",
  "mail.code.removeUserPayment": "Inserisci questo codice per rimuovere un metodo di pagamento.",
  "mail.code.release":
    "Inserisci questo codice per rilasciare le cripto all’acquirente, solo se il pagamento è arrivato sul tuo conto.",
  "mail.code.split":
    "Inserisci questo codice per dividere le cripto di un ordine tra te e l’acquirente.",
  "mail.code.withdraw": "Inserisci questo codice per prelevare cripto dal tuo account.",
  "mail.code.apiSettings": "Inserisci questo codice per cambiare le impostazioni API.",
  "mail.code.subUsers":
    "Inserisci questo codice per dare accesso, permessi o cripto a un sottoaccount.",
  "mail.code.staffAction":
    "Inserisci questo codice per confermare ciò che fai come membro dello staff.",
  "mail.code.valid":
    "Il codice è valido per {minutes, plural, one {# minuto} many {# di minuti} other {# minuti}} e può essere usato una sola volta.",
  "mail.code.secret": "Non comunicarlo mai a nessuno. Lo staff di Parley non te lo chiederà mai.",
  "mail.code.ignore": "Se non hai chiesto questo codice, puoi ignorare questo messaggio.",
  "mail.code.alarm":
    "Se non hai chiesto questo codice, cambia la password e controlla i tuoi dispositivi in Sicurezza dell’account.",

  "mail.alreadyRegistered.subject": "Hai già un account Parley",
  "mail.alreadyRegistered.text":
    "Qualcuno ha provato a registrarsi con i tuoi dati. Appartengono già a un account, quindi non ne è stato creato uno nuovo.",
  "mail.alreadyRegistered.advice":
    "Se sei stato tu, accedi oppure imposta una nuova password se hai dimenticato la tua. Se non sei stato tu, non devi fare nulla.",

  "mail.newDeviceLogin.subject": "Nuovo accesso al tuo account Parley",
  "mail.newDeviceLogin.text":
    "È stato effettuato un accesso al tuo account da un nuovo dispositivo.",

  "mail.securityChanged.subject": "La sicurezza del tuo account è cambiata",
  "mail.securityChanged.passwordChanged": "La tua password è stata cambiata.",
  "mail.securityChanged.passwordReset": "La tua password è stata reimpostata.",
  "mail.securityChanged.emailBound": "Un indirizzo email è stato associato al tuo account.",
  "mail.securityChanged.emailUnbound": "L’indirizzo email è stato dissociato dal tuo account.",
  "mail.securityChanged.phoneBound": "Un numero di telefono è stato associato al tuo account.",
  "mail.securityChanged.phoneUnbound": "Il numero di telefono è stato dissociato dal tuo account.",
  "mail.securityChanged.totpEnabled": "Google Authenticator è stato attivato.",
  "mail.securityChanged.totpRemoved": "Google Authenticator è stato disattivato.",
  "mail.securityChanged.passkeyAdded": "Una passkey è stata aggiunta al tuo account.",
  "mail.securityChanged.passkeyRemoved": "Una passkey è stata rimossa dal tuo account.",
  "mail.securityChanged.recoveryCodeUsed": "È stato usato un codice di recupero del tuo account.",
  "mail.securityChanged.recoveryCodesRenewed":
    "Sono stati generati nuovi codici di recupero. Quelli vecchi non funzionano più.",
  "mail.securityChanged.subUserMayWithdraw":
    "A un sottoaccount è stato consentito di prelevare cripto con la propria verifica. Potrà farlo dopo 24 ore.",
  "mail.securityChanged.antiPhishingCodeChanged": "Il tuo codice anti-phishing è stato cambiato.",
  "mail.securityChanged.resetRequested":
    "È stato chiesto all’assistenza clienti di ripristinare la tua verifica di sicurezza.",
  "mail.securityChanged.resetCancelled":
    "Una richiesta di ripristino della tua verifica di sicurezza è stata annullata. Nulla è stato rimosso dal tuo account.",
  "mail.securityChanged.contactChangeUndone":
    "Una modifica della tua email o del tuo telefono è stata annullata. Tutti i dispositivi sono disconnessi; imposta una nuova password con «Password dimenticata».",
  "mail.securityChanged.apiKeyCreated":
    "È stata creata una chiave API per il tuo account. Un programma che la possiede può agire a tuo nome.",
  "mail.securityChanged.apiKeyRevoked": "Una chiave API del tuo account è stata revocata.",
  "mail.securityChanged.subUserApiKey": "Un sottoaccount ha creato una chiave API.",

  "mail.kycApproved.subject": "La tua identità è verificata",
  "mail.kycApproved.text": "La tua verifica dell’identità è stata approvata.",
  "mail.kycAsked.subject": "Ci serve ancora qualcosa per la tua verifica",
  "mail.kycAsked.text":
    "L’assistenza clienti ha bisogno di qualcos’altro prima di decidere sulla tua verifica dell’identità. Aggiungilo nella pagina di verifica.",
  "mail.kycAsk.documentAgain": "Il documento di nuovo, nitido e con tutti gli angoli",
  "mail.kycAsk.otherSide": "L’altro lato del documento",
  "mail.kycAsk.selfieAgain": "Il selfie con il documento di nuovo",
  "mail.kycAsk.proofOfAddress": "Una prova di residenza di non oltre tre mesi",
  "mail.kycAsk.proofOfName": "Un documento che spieghi la differenza tra i nomi",
  "mail.kycRejected.subject": "La tua verifica dell’identità non è stata approvata",
  "mail.kycRejected.text":
    "La tua verifica dell’identità non è stata approvata. Correggi i tuoi dati e inviali di nuovo.",
  "mail.kycReason.documentUnreadable": "Un documento non è leggibile.",
  "mail.kycReason.documentIncomplete": "Manca una pagina o un lato di un documento.",
  "mail.kycReason.documentExpired": "Un documento è scaduto.",
  "mail.kycReason.documentNotAccepted": "Questo tipo di documento non è accettato.",
  "mail.kycReason.detailsMismatch": "I dati inseriti non corrispondono ai documenti.",
  "mail.kycReason.selfieMismatch": "Il selfie non corrisponde alla foto nel documento.",
  "mail.kycReason.notGenuine": "Non è stato possibile confermare l’autenticità di un documento.",
  "mail.kycReason.other": "Non è stato possibile verificare i documenti.",

  "mail.subUserCreated.subject": "Un sottoaccount è stato aggiunto al tuo account",
  "mail.subUserCreated.text": "Un sottoaccount è stato aggiunto al tuo account.",

  "mail.resetRequest.approved.subject": "Il ripristino della sicurezza è stato approvato",
  "mail.resetRequest.approved.text":
    "La tua richiesta di ripristinare la verifica di sicurezza è stata approvata. Accedi e configurala di nuovo.",
  "mail.resetRequest.refused.subject": "Il ripristino della sicurezza non è stato approvato",
  "mail.resetRequest.refused.text":
    "La tua richiesta di ripristinare la verifica di sicurezza non è stata approvata. Il tuo account resta invariato.",

  "mail.depositCredited.subject": "Deposito ricevuto",
  "mail.depositCredited.text": "{amount} {token} sono stati accreditati sul tuo portafoglio spot.",
  "mail.withdrawalSent.subject": "Prelievo inviato",
  "mail.withdrawalSent.text": "Il tuo prelievo di {amount} {token} è stato inviato.",
  "mail.withdrawalReturned.subject": "Prelievo non inviato",
  "mail.withdrawalReturned.text":
    "Il tuo prelievo di {amount} {token} non è stato inviato. Le cripto sono di nuovo nel tuo portafoglio spot.",

  "mail.tradingFrozen.subject": "Il trading è bloccato per il tuo account",
  "mail.tradingFrozen.falseClaims":
    "Hai segnato più volte degli ordini come pagati senza che fosse stato fatto alcun pagamento. Non puoi effettuare ordini, pubblicare annunci né prelevare finché l’assistenza clienti non avrà verificato.",
  "mail.tradingFrozen.staff":
    "L’assistenza clienti ha bloccato il trading per il tuo account. Per ora non puoi effettuare ordini, pubblicare annunci né prelevare.",
  "mail.tradingFrozen.hold":
    "L’assistenza clienti ha sospeso il tuo account fino al {time}. Fino ad allora non puoi effettuare ordini, pubblicare annunci né prelevare, e le criptovalute dei tuoi ordini restano in deposito di garanzia. Se pensi che sia un errore, contatta l’assistenza clienti.",
  "mail.tradingFrozen.advice":
    "I tuoi ordini aperti proseguono: puoi ancora pagare, annullare, rilasciare e aprire un ricorso. Se pensi che sia un errore, contatta l’assistenza clienti.",
  "mail.tradingRestored.subject": "Puoi di nuovo fare trading",
  "mail.tradingRestored.text":
    "L’assistenza clienti ha rimosso il blocco. Puoi di nuovo effettuare ordini, pubblicare annunci e prelevare.",
  "mail.sessionsEnded.subject": "Sei stato disconnesso ovunque",
  "mail.sessionsEnded.text":
    "Il servizio clienti ha chiuso tutti gli accessi del tuo account e revocato le sue chiavi API. Accedi di nuovo; se non l’hai chiesto tu, cambia prima la password.",
  "mail.staffInvitation.subject": "Invito a entrare nel team di Parley",
  "mail.staffInvitation.text":
    "Sei stato invitato a lavorare nell’assistenza clienti di Parley. Accedi all’account con questo indirizzo email, configura una passkey o Google Authenticator e accetta entro il {time}. Il link funziona una sola volta.",
  "mail.staffInvitation.link": "Accetta l’invito",
  "mail.staffLogHead.subject": "Registro del personale, {day}",
  "mail.staffLogHead.text":
    "Il registro del personale termina oggi con la riga {number}. Il suo hash: {hash}. Conserva questa email: dimostra se le righe fino a questa sono state modificate in seguito.",
  "mail.supportAnswered.subject": "L’assistenza clienti ti ha risposto",
  "mail.supportAnswered.text": "L’assistenza clienti ha risposto al tuo messaggio.",
  "mail.offerTakenDown.subject": "Il tuo annuncio è stato rimosso",
  "mail.offerTakenDown.text":
    "L’assistenza clienti ha messo offline il tuo annuncio. Gli ordini aperti proseguono come concordato.",
  "mail.offerTakenDown.object":
    "Se non sei d’accordo, contatta l’assistenza clienti e indica il numero dell’annuncio.",
  "mail.supportClosed.subject": "La tua richiesta è stata chiusa",
  "mail.supportClosed.text":
    "L’assistenza clienti ha chiuso la tua richiesta. Se ti serve ancora aiuto, aprine una nuova.",
  "mail.caseHandedOver.subject": "Ti è stato affidato un caso",
  "mail.caseHandedOver.text":
    "Un collega ti ha affidato un caso. Lo trovi tra i tuoi casi nella console.",

  "mail.orderCreated.subject": "Nuovo ordine",
  "mail.orderCreated.text":
    "{role, select, buyer {Qualcuno ti vende {quantity} per {amount}. Paga con {method} e poi premi “Ho pagato”.} other {Qualcuno compra da te {quantity} per {amount} con {method}. Le cripto restano nel deposito in garanzia finché il pagamento non è confermato.}}",
  "mail.orderPaid.subject": "L’acquirente ha segnato l’ordine come pagato",
  "mail.orderPaid.text":
    "L’acquirente dichiara di aver pagato {amount} con {method}. Controlla il tuo conto e rilascia {quantity} solo quando il denaro è arrivato.",
  "mail.orderCanceled.subject": "Ordine annullato",
  "mail.orderCanceled.text":
    "L’acquirente ha annullato l’ordine di {quantity}. Le cripto non sono più nel deposito in garanzia.",
  "mail.orderTimedOut.subject": "Ordine annullato: tempo di pagamento scaduto",
  "mail.orderTimedOut.text":
    "{role, select, buyer {L’ordine di {quantity} non è stato segnato come pagato in tempo ed è stato annullato. Se hai pagato, apri un ricorso entro 24 ore.} other {L’acquirente non ha pagato in tempo. L’ordine di {quantity} è stato annullato e le cripto non sono più nel deposito in garanzia.}}",
  "mail.orderExtended.subject": "Più tempo per pagare",
  "mail.orderExtended.text": "Il venditore ti concede più tempo per pagare {amount} con {method}.",
  "mail.orderCompleted.subject": "Ordine completato",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} sono nel tuo portafoglio spot. Hai pagato {amount}.} other {{quantity} sono stati rilasciati all’acquirente per {amount}.}}",
  "mail.orderFailed.subject": "Trasferimento non riuscito",
  "mail.orderFailed.text":
    "Non è stato possibile trasferire {quantity}. Le cripto sono al sicuro nel deposito in garanzia; nell’ordine vedi come si procede.",
  "mail.confirmReminder.subject": "L’acquirente aspetta la tua conferma",
  "mail.confirmReminder.text":
    "L’acquirente dichiara di aver pagato {amount} con {method} e aspetta {quantity}. Controlla il tuo conto e rilascia le cripto, oppure apri un ricorso se il pagamento non c’è.",
  "mail.appealOpened.subject": "Ricorso aperto",
  "mail.appealOpened.text":
    "{by, select, buyer {L’acquirente ha aperto un ricorso sull’ordine di {quantity}. Aggiungi la tua dichiarazione e le tue prove.} seller {Il venditore ha aperto un ricorso sull’ordine di {quantity}. Aggiungi la tua dichiarazione e le tue prove.} other {L’ordine di {quantity} aspetta il rilascio da troppo tempo. L’assistenza clienti lo sta esaminando.}}",
  "mail.proofWanted.subject": "Prova il tuo pagamento",
  "mail.proofWanted.text":
    "Il venditore segnala che {amount} tramite {method} per {quantity} non sono arrivati. Aggiungi all’ordine una prova del pagamento; altrimenti l’assistenza clienti decide senza.",
  "mail.appealWithdrawn.subject": "Ricorso ritirato",
  "mail.appealWithdrawn.text":
    "Il ricorso sull’ordine di {quantity} è stato ritirato. L’ordine prosegue.",
  "mail.evidenceAdded.subject": "Prove aggiunte",
  "mail.evidenceAdded.text":
    "{role, select, buyer {Il venditore ha aggiunto una dichiarazione o delle prove al ricorso sull’ordine di {quantity}.} other {L’acquirente ha aggiunto una dichiarazione o delle prove al ricorso sull’ordine di {quantity}.}} Puoi rispondere nell’ordine.",
  "mail.taskSet.subject": "L’assistenza clienti ti chiede delle prove",
  "mail.taskSet.text":
    "L’assistenza clienti ha bisogno della tua risposta sull’ordine di {quantity}. Nell’ordine trovi che cosa viene chiesto; senza una risposta in tempo l’assistenza clienti decide senza.",
  "mail.taskMissed.subject": "Il tempo per rispondere è scaduto",
  "mail.taskMissed.text":
    "Non hai risposto in tempo all’assistenza clienti sull’ordine di {quantity}. Puoi ancora rispondere nell’ordine finché l’assistenza clienti non ha deciso.",
  "mail.splitProposed.subject": "Divisione proposta",
  "mail.splitProposed.text":
    "{role, select, buyer {Il venditore propone che tu riceva {share} e che il resto torni a lui.} other {L’acquirente propone di ricevere {share}; il resto torna a te.}} Puoi accettare nell’ordine.",
  "mail.appealRuled.subject": "L’assistenza clienti ha deciso",
  "mail.appealRuled.text":
    "{role, select, buyer {Secondo la decisione ricevi {share}; il resto torna al venditore.} other {Secondo la decisione l’acquirente riceve {share}; il resto torna a te.}} Finché non ha effetto, puoi chiedere una volta un riesame nell’ordine.",
  "mail.secondLook.subject": "Riesame del tuo ordine",
  "mail.secondLook.text":
    "{role, select, buyer {Il venditore ha chiesto che un altro membro dello staff decida sull’ordine di {quantity}.} other {L’acquirente ha chiesto che un altro membro dello staff decida sull’ordine di {quantity}.}} Fino ad allora le cripto restano nel deposito in garanzia.",
  "mail.appealResolved.subject": "Ricorso risolto",
  "mail.appealResolved.completed":
    "{role, select, buyer {Il ricorso è risolto. Hai ricevuto {share}.} other {Il ricorso è risolto. L’acquirente ha ricevuto {share}.}}",
  "mail.appealResolved.canceled": "Il ricorso è risolto. L’ordine di {quantity} è annullato.",
  "mail.feedback.subject": "Nuovo feedback",
  "mail.feedback.positive": "Hai ricevuto un feedback positivo per l’ordine di {quantity}.",
  "mail.feedback.negative":
    "Hai ricevuto un feedback negativo per l’ordine di {quantity}. Puoi rispondere una volta.",
  "mail.feedbackReplied.subject": "Risposta al tuo feedback",
  "mail.feedbackReplied.text": "È arrivata una risposta al tuo feedback sull’ordine di {quantity}.",

  "mail.withdrawalsBlocked": "Per la tua sicurezza, i prelievi sono bloccati fino al {time}.",
  "mail.notYou":
    "Se non sei stato tu, cambia subito la password e disconnetti gli altri dispositivi in Sicurezza dell’account.",
  "mail.notYou.cancelReset":
    "Se non sei stato tu, annulla la richiesta con questo link, per cui non serve accedere, e cambia la password. L’assistenza clienti non può approvarla nelle prime 24 ore.",
  "mail.notYou.undo":
    "Se non sei stato tu, annulla la modifica con questo link entro 72 ore. Tutti i dispositivi verranno disconnessi e i prelievi bloccati per 24 ore.",

  "mail.fact.asked": "Richiesto",
  "mail.fact.time": "Ora",
  "mail.fact.address": "Indirizzo IP",
  "mail.fact.device": "Dispositivo",
  "mail.fact.reason": "Motivo",
  "mail.fact.username": "Nickname",
  "mail.fact.walletAddress": "Indirizzo del portafoglio",
  "mail.fact.orderId": "ID ordine",
  "mail.fact.offer": "Annuncio",
  "mail.fact.caseId": "Numero della richiesta",
  "mail.fact.amount": "Quantità",
  "mail.fact.payment": "Pagamento",
  "mail.fact.payMethod": "Metodo di pagamento",
  "mail.fact.timeLeft": "Tempo rimasto",
  "mail.timeLeft":
    "{minutes, plural, one {# minuto} many {# di minuti} other {# minuti}}, fino al {time}",

  "mail.link.login": "Accedi",
  "mail.link.security": "Sicurezza dell’account",
  "mail.link.cancelReset": "Annulla la richiesta",
  "mail.link.undo": "Annulla questa modifica",
  "mail.link.kyc": "Verifica dell’identità",
  "mail.link.subUsers": "Sottoaccount",
  "mail.link.wallet": "Portafoglio",
  "mail.link.order": "Vedi ordine",
  "mail.link.orders": "I miei ordini",
  "mail.link.case": "Vedi richiesta",
  "mail.link.offers": "I miei annunci",
  "mail.link.contact": "Contatta l’assistenza clienti",

  "mail.antiPhishing.code": "Il tuo codice anti-phishing: {code}",
  "mail.antiPhishing.none":
    "Non hai ancora un codice anti-phishing. Impostane uno in Sicurezza dell’account: comparirà in ogni email autentica di Parley.",
  "mail.footer.account":
    "Ricevi questa email perché il tuo indirizzo è associato a un account Parley. È stata inviata automaticamente, non rispondere.",
  "mail.footer.entered":
    "Ricevi questa email perché il tuo indirizzo è stato inserito su Parley. È stata inviata automaticamente, non rispondere.",

  "mail.text.code": "{code} è il tuo codice Parley. {purpose} Non comunicarlo mai a nessuno.",
});
