import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "Alcuni dati mancano o non sono validi. Controlla i campi evidenziati.",
  "errors.fieldRequired": "Questo campo non può restare vuoto.",
  "errors.fieldInvalid": "Questo valore non è valido.",
  "errors.fieldUnknown": "Questo campo non è previsto qui.",
  "errors.fieldTooShort": "Troppo corto. Lunghezza minima: {count}.",
  "errors.fieldTooLong": "Troppo lungo. Lunghezza massima: {count}.",
  "errors.fieldCheckFailed":
    "Le cifre di controllo non corrispondono. Confronta il numero con i dati della tua banca.",
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
  "errors.apiKeyUnknown": "Questa chiave API non esiste o è stata revocata.",
  "errors.apiKeyExpired": "Questa chiave API è scaduta.",
  "errors.apiKeyAddress": "Questa chiave API non può essere usata da questo indirizzo.",
  "errors.apiSignatureInvalid": "La firma della richiesta non è valida.",
  "errors.apiTimeOutside": "L’ora della richiesta differisce di oltre 30 secondi.",
  "errors.apiNonceUsed": "Questa richiesta è già stata ricevuta.",
  "errors.apiPermissionMissing": "Questa chiave API non consente questa operazione.",

  "errors.tooManyRequests": "Troppe richieste. Attendi un momento e riprova.",
  "errors.internal": "Si è verificato un problema da parte nostra. Riprova tra poco.",
  "errors.unavailable": "Il servizio non è al momento disponibile. Riprova tra poco.",
  "errors.timeout": "La risposta ha richiesto troppo tempo. Riprova.",
  "errors.featureOff": "Al momento questa funzione è disattivata.",

  "errors.unknownAsset": "Questa criptovaluta non è negoziata qui.",
  "errors.unknownFiat": "Questa valuta non è negoziata qui.",
  "errors.unknownMarket": "Non esiste un mercato per questa criptovaluta e questa valuta.",
  "errors.ratesStale": "Il prezzo di riferimento non è aggiornato. Riprova tra poco.",

  "errors.captchaRequired": "Lascia che la pagina verifichi che non sei un robot e riprova.",
  "errors.captchaInvalid": "La verifica che non sei un robot non è riuscita. Riprova.",
  "errors.accountInvalid":
    "Inserisci un indirizzo email o un numero di telefono con il prefisso internazionale.",
  "errors.passwordTooWeak": "Questa password è troppo facile da indovinare. Scegline un’altra.",
  "errors.loginFailed": "L’account o la password non sono corretti.",
  "errors.loginBlocked": "Troppi tentativi falliti. Attendi e riprova più tardi.",
  "errors.ticketExpired": "È passato troppo tempo. Accedi di nuovo.",
  "errors.accountFrozen": "Questo account è bloccato. Contatta l’assistenza clienti.",
  "errors.codeFormatInvalid": "Formato del codice non valido. Riprova.",
  "errors.codeInvalid": "Il codice non è corretto. Controllalo e riprova.",
  "errors.codeExpired": "Il codice non è più valido. Richiedine uno nuovo.",
  "errors.codeUsed":
    "Questo codice è già stato usato. Attendi il prossimo in Google Authenticator.",
  "errors.codeTriesUsedUp": "Troppi tentativi errati con questo codice. Richiedine uno nuovo.",
  "errors.codeTooSoon": "Un codice è stato appena inviato. Attendi prima di richiederne un altro.",
  "errors.codeLimitReached":
    "Oggi sono stati inviati troppi codici a questo indirizzo o numero. Riprova domani.",
  "errors.textLimitReached":
    "Al momento non è possibile inviare altri SMS a questo numero. Usa la tua email o riprova più tardi.",
  "errors.codesMissing": "Manca un codice di sicurezza. Inserisci tutti i codici richiesti.",
  "errors.idempotencyMismatch":
    "Questa richiesta è già stata fatta con altri dati. Aggiorna la pagina e riprova.",
  "errors.usernameTaken": "Questo nome è già in uso. Scegline un altro.",
  "errors.nicknameCharacters":
    "Usa solo lettere e cifre, separate da un singolo punto, trattino o trattino basso.",
  "errors.nicknameScripts": "In un nome non si possono mescolare lettere di alfabeti diversi.",
  "errors.nicknameContact":
    "Il nome non deve sembrare un link, un indirizzo e-mail o un numero di telefono.",
  "errors.nicknameReserved":
    "Questo nome potrebbe essere scambiato per Parley o il suo staff. Scegline un altro.",
  "errors.renameTooSoon": "Il nome si può cambiare una volta ogni 30 giorni.",
  "errors.passwordWrong": "La password non è corretta.",
  "errors.passwordSame": "La nuova password deve essere diversa da quella attuale.",

  "errors.contactTaken": "Questa email o questo numero di telefono appartiene a un altro account.",
  "errors.alreadyBound": "È già associato al tuo account.",
  "errors.notBound": "Al tuo account non è associato nulla di questo tipo.",
  "errors.emailNeededFirst": "Associa un’email prima di dissociare il telefono.",
  "errors.phoneNeededFirst": "Associa un telefono prima di dissociare l’email.",
  "errors.totpAlreadyOn": "Google Authenticator è già attivo.",
  "errors.totpNotOn": "Google Authenticator non è attivo.",
  "errors.undoExpired": "Questo link è già stato usato, è scaduto o è incompleto.",
  "errors.totpSetupExpired": "La configurazione ha richiesto troppo tempo. Ricomincia.",
  "errors.passkeyInvalid": "Non è stato possibile verificare la passkey. Riprova.",
  "errors.passkeyLimit": "Hai raggiunto il numero massimo di passkey. Rimuovine prima una.",
  "errors.commandInvalid":
    "Non è stato possibile verificare la richiesta. Aggiorna la pagina e riprova.",
  "errors.commandKeyUnknown":
    "La chiave di sicurezza di questa pagina è scaduta. Aggiorna la pagina e riprova.",
  "errors.commandExpired":
    "La richiesta è troppo vecchia. Controlla l’orologio del dispositivo e riprova.",
  "errors.commandReplayed": "Questa richiesta è già stata eseguita.",
  "errors.resetRequestOpen": "La tua richiesta è già all’assistenza clienti. Attendi la decisione.",
  "errors.apiKeyLimit": "Hai raggiunto il numero massimo di chiavi API. Revocane prima una.",

  "errors.kycPending": "La tua verifica dell’identità è ancora in esame.",
  "errors.kycAlreadyApproved": "La tua identità è già verificata.",
  "errors.kycNotPending": "Non c’è alcuna verifica dell’identità da decidere.",
  "errors.kycNeedsReview": "Questa verifica deve essere esaminata dal nostro personale.",
  "errors.kycTooYoung": "Devi avere almeno 18 anni.",
  "errors.unknownCountry": "Questo paese non è riconosciuto.",
  "errors.unknownFile": "Un file manca o non può essere usato qui. Caricalo di nuovo.",
  "errors.fileTypeRefused": "Questo tipo di file non è accettato qui.",
  "errors.fileUnreadable": "Il file è danneggiato o illeggibile. Caricane un altro.",
  "errors.fileTooLarge": "Il file è troppo grande.",
  "errors.tooManyFiles": "Hai caricato troppi file. Riprova domani.",
  "errors.caseTaken": "Un collega ha già preso in carico questo caso.",
  "errors.caseDecided": "Questo caso è già stato deciso.",
  "errors.caseNotYours": "Prendi prima in carico questo caso.",
  "errors.colleagueUnfit": "Questa persona non può occuparsi del caso. Scegline un’altra.",
  "errors.savedFiltersFull": "Hai già 20 filtri salvati. Eliminane prima uno.",
  "errors.conflictOfInterest":
    "Questo caso riguarda i tuoi account o persone a essi collegate. Deve occuparsene un collega.",
  "errors.staffProtected":
    "Solo un supervisore può intervenire sull’account di un membro dello staff.",
  "errors.contentInvalid": "Il testo è scritto in una forma che non si può mostrare.",
  "errors.agreementFixed":
    "Questa versione del contratto attende l’approvazione o è approvata. I suoi testi non possono essere modificati.",
  "errors.contentChanged":
    "Nel frattempo è stata pubblicata un’altra versione. Guardala prima di continuare.",
  "errors.contentOriginalMissing": "Pubblica prima il testo inglese.",
  "errors.offerTakenDown":
    "Questo annuncio è stato rimosso. I miei annunci indica il motivo e cosa fare.",
  "errors.marketChangeInvalid":
    "Questa modifica non può essere applicata. Apri l’anteprima per vedere il motivo.",
  "errors.marketChangeOutdated":
    "Il mercato è cambiato da quando è stata proposta. Proponila di nuovo con i valori attuali.",
  "errors.marketChangeDecided": "Su questa modifica è già stato deciso.",
  "errors.marketChangeNeedsOther": "Sulla tua proposta deve decidere un altro amministratore.",
  "errors.approverTooClose":
    "I vostri ruoli sono collegati da una nomina degli ultimi 7 giorni. Deve approvare un altro collega.",

  "errors.masterOnly": "Solo l’account principale può farlo.",
  "errors.subUserLimit": "Hai raggiunto il numero massimo di sottoaccount.",
  "errors.subUserForbidden": "L’account principale non te lo ha permesso.",
  "errors.agreementChanged": "Il contratto di servizio è cambiato. Leggi la nuova versione.",
  "errors.staffSessionNeeded":
    "Conferma la tua identità con una passkey o Google Authenticator per continuare a lavorare.",
  "errors.notAvailableHere": "Questa funzione non è disponibile dal tuo indirizzo di rete.",
  "errors.lastAdministrator":
    "L’ultimo amministratore deve mantenere il ruolo. Nomina prima un altro amministratore.",
  "errors.invitationInvalid": "Questo invito non è più valido. Chiedine uno nuovo.",
  "errors.invitationOfOther":
    "Questo invito è per un altro indirizzo email. Accedi con l’account che lo usa.",
  "errors.alreadyStaff": "Questo account fa già parte dello staff.",
  "errors.staffNameTaken": "Un altro membro dello staff usa questo nome o uno simile.",
  "errors.staffTwoFactorNeeded":
    "Configura una passkey o Google Authenticator prima di lavorare sui casi.",
  "errors.staffMayNotTrade": "Gli account dello staff non possono fare trading.",
  "errors.tradingFrozen":
    "Il trading è bloccato per il tuo account. Contatta l’assistenza clienti.",
  "errors.phoneNotVerified": "Verifica il telefono prima di fare trading.",
  "errors.emailNotVerified": "Verifica l’email prima di fare trading.",
  "errors.kycNotApproved": "Completa la verifica dell’identità (KYC) prima di fare trading.",
  "errors.agreementNotAccepted": "Accetta il contratto di servizio P2P prima di fare trading.",
  "errors.twoFactorNotSet": "Configura la 2FA prima di fare trading.",

  "errors.unknownPayMethod": "Questo metodo di pagamento non può essere usato qui.",
  "errors.holderNameMismatch":
    "Il nome del beneficiario deve essere quello con cui è stata verificata la tua identità.",
  "errors.paymentDuplicate": "Hai già aggiunto questo conto.",
  "errors.paymentLimit":
    "Hai raggiunto il numero massimo di metodi di pagamento. Rimuovine prima uno.",
  "errors.paymentInUse":
    "Questo metodo di pagamento è usato da un annuncio o da un ordine ancora aperto.",
  "errors.pictureFailed": "Caricamento non riuscito.",
  "errors.pictureTypeRefused":
    "Caricamento non riuscito. Sono supportati solo i formati immagine PNG, JPG e JPEG.",
  "errors.pictureTooLarge":
    "Caricamento non riuscito. Sono supportate solo immagini inferiori a 3 MB.",

  "errors.offerUnknown": "Questo annuncio non esiste.",
  "errors.offerChanged": "L’annuncio è stato modificato nel frattempo. Ricontrollalo.",
  "errors.offerClosed": "Questo annuncio è chiuso.",
  "errors.offerLimit": "Hai già il numero massimo di annunci. Chiudine prima uno.",
  "errors.marketDisabled": "Questo mercato al momento è chiuso.",
  "errors.priceTooFar": "Il prezzo è troppo lontano dal prezzo di mercato.",
  "errors.boundsCrossed": "Il prezzo minimo non può superare quello massimo.",
  "errors.limitsCrossed": "L’ordine minimo non può essere maggiore di quello massimo.",
  "errors.limitOutsideMarket": "I limiti sono fuori da quanto consente questo mercato.",
  "errors.quantityTooSmall": "La quantità vale meno dell’ordine minimo.",
  "errors.payWindowOutside": "Il tempo di pagamento deve essere tra 10 e 180 minuti.",
  "errors.payMethodsCount": "Scegli da 1 a 5 metodi di pagamento.",
  "errors.hoursInvalid": "Controlla gli orari e il fuso orario.",
  "errors.traderUnknown": "Questo utente non esiste.",
  "errors.notWithOneself": "Non puoi farlo con il tuo stesso account.",

  "errors.orderUnknown": "Questo ordine non esiste.",
  "errors.orderStateChanged": "Nel frattempo l’ordine è cambiato. Controlla la situazione attuale.",
  "errors.rTokenInvalid": "Il modulo dell’ordine è scaduto. Riprova.",

  "errors.offerNotOnline": "Questo annuncio al momento non è disponibile.",
  "errors.offerOutsideHours": "Questo annuncio è disponibile solo negli orari dell’inserzionista.",
  "errors.offerOfOwnGroup":
    "Non puoi fare trading con il tuo stesso account o con i suoi sottoaccount.",
  "errors.traderBlocked": "Uno di voi ha bloccato l’altro.",
  "errors.conditionKyc": "L’inserzionista accetta solo utenti verificati.",
  "errors.conditionTrades": "L’inserzionista richiede più transazioni completate.",
  "errors.conditionCompletion": "L’inserzionista richiede un tasso di completamento più alto.",
  "errors.conditionRegistered": "L’inserzionista richiede un account registrato da più tempo.",
  "errors.conditionFirstTrade":
    "L’importo supera quello che l’inserzionista accetta per una prima transazione.",
  "errors.offerHidden": "Questo annuncio al momento non ha un prezzo valido.",
  "errors.priceChanged": "Il prezzo è cambiato. Controlla il nuovo prezzo e conferma di nuovo.",
  "errors.amountOutside":
    "Imposta una quantità di cripto < {amount} {token} per rispettare i requisiti dell’inserzionista.",
  "errors.amountBelow":
    "Imposta una quantità di cripto > {amount} {token} per rispettare i requisiti dell’inserzionista.",
  "errors.outOfStock": "La quantità rimasta in questo annuncio non è sufficiente.",
  "errors.quoteChanged": "Gli importi sono cambiati. Controllali e conferma di nuovo.",
  "errors.payMethodMissing": "Aggiungi un metodo di pagamento accettato da questo annuncio.",
  "errors.openOrdersLimit":
    "Ordini aperti allo stesso tempo: al massimo {most}. Completane prima uno. Il limite aumenta con le transazioni completate con persone diverse.",
  "errors.offerOrdersLimit":
    "Ordini aperti su uno stesso annuncio: al massimo {most}. Completane prima uno o scegli un altro annuncio.",
  "errors.openWorthLimit":
    "I tuoi acquisti aperti possono valere in tutto {most} USD e restano {left} USD. Scegli un importo minore o completa prima un ordine. Il limite aumenta con le transazioni completate con persone diverse.",
  "errors.advertiserLimit":
    "L’inserzionista al momento può acquistare ancora per {left} USD. Scegli un importo minore o un altro annuncio.",
  "errors.faultUnknown": "In questo ordine non viene addebitato nulla a nessuno.",
  "errors.faultDiscounted": "È già stato annullato.",
  "errors.cancelLimit": "Hai annullato troppi ordini. Potrai crearne di nuovi più tardi.",
  "errors.externalOrderIdTaken": "Esiste già un ordine con questo ID esterno.",

  "errors.accountOnHold":
    "L’assistenza clienti ha bloccato uno dei due account. Le cripto restano nel deposito in garanzia.",
  "errors.extensionOutside":
    "Il tempo per il pagamento può essere prolungato al massimo di 30 minuti.",
  "errors.notReceivedTooEarly":
    "Il pagamento potrebbe essere ancora in viaggio. Puoi segnalarlo come non ricevuto dal {time}.",
  "errors.splitOutside": "La quantità non può superare quella che riceverebbe l’acquirente.",
  "errors.appealUnknown": "Non c’è nessun ricorso su questo ordine.",
  "errors.feedbackGiven": "Hai già lasciato un feedback per questo ordine.",
  "errors.feedbackTooEarly": "Potrai lasciare un feedback quando l’ordine sarà completato.",
  "errors.feedbackUnknown": "Su questo ordine non c’è nessun feedback a cui rispondere.",
  "errors.feedbackReplied": "Hai già risposto a questo feedback.",
  "errors.approvalNeedsOther": "L’hai già approvato: ora deve approvarlo anche un collega.",
  "errors.kycQuestionOpen": "Il richiedente non ha ancora risposto all’ultima domanda.",
  "errors.kycQuestionLimit": "Sono state fatte abbastanza domande: approva o rifiuta la verifica.",
  "errors.kycNothingAsked": "L’assistenza clienti non attende alcuna tua risposta.",
  "errors.documentExpired":
    "La data inserita è già passata: un documento scaduto non può essere approvato.",
  "errors.limitNotLower": "Scegli un limite inferiore a quello generale che termini entro un anno.",
  "errors.personSearchLimit":
    "Hai raggiunto il numero di ricerche consentite in un'ora. Riprova più tardi.",
  "errors.resetRequestClosed": "Questa richiesta è già stata decisa o annullata.",
  "errors.resetTooEarly":
    "Questa richiesta non può essere approvata prima della fine del tempo di attesa.",
  "errors.rulingNeedsOther": "Hai già deciso su questo ordine: ora deve decidere un collega.",
  "errors.silenceTooEarly":
    "Una restituzione per sola mancata risposta è possibile non prima di 24 ore dalla segnalazione del pagamento e dopo aver chiesto una prova all’acquirente.",
  "errors.apiReleaseCap": "Il limite giornaliero di rilascio di questa chiave API è raggiunto.",
  "errors.noRulingPending": "Non c’è nessuna decisione da approvare.",
  "errors.taskOpen":
    "Questa parte ha già una richiesta aperta. Attendi la risposta o ritira la richiesta.",
  "errors.taskLimit": "Ci sono già troppe richieste su questo ordine.",
  "errors.taskUnknown": "Non esiste una richiesta aperta di questo tipo.",

  "errors.chatClosed": "Questa chat è chiusa.",
  "errors.messageUnsendable": "Invio del messaggio non riuscito.",
  "errors.attachmentTooLarge": "Scegli un file inferiore a 10 MB.",
  "errors.attachmentTypeRefused":
    "Caricamento non riuscito. Sono supportati solo immagini e file PDF e MP4.",
  "errors.pushServiceRefused": "Le notifiche push di questo browser non possono essere usate qui.",

  "errors.supportCaseClosed": "Questa richiesta è chiusa. Aprine una nuova.",
  "errors.supportOpenLimit":
    "Hai il numero massimo di richieste aperte. Rispondi in una di esse o chiudine una.",
  "errors.supportLimit": "Troppe nuove richieste per oggi. Riprova domani.",
  "errors.supportWaits": "Attendi una risposta prima di scrivere di nuovo in questa richiesta.",

  "errors.insufficientBalance": "Il tuo saldo non è sufficiente.",
  "errors.balanceTooLarge": "Un conto non può contenere un importo così alto.",
  "errors.unknownNetwork": "Questa cripto non è disponibile su questa rete.",
  "errors.addressInvalid": "Questo indirizzo non è valido su questa rete.",
  "errors.networkPaused":
    "Questa rete è sospesa per questa cripto. Riprova più tardi o scegline un’altra.",
  "errors.withdrawalTooSmall": "L’importo è inferiore al minimo di questa rete.",
  "errors.withdrawalTooLarge": "L’importo è superiore al massimo di questa rete.",
  "errors.withdrawalFeeChanged":
    "La commissione di rete è ora di {fee} {token}. Controlla gli importi e conferma di nuovo.",
  "errors.withdrawalLimitReached": "Questo importo supera il tuo limite di prelievo di 24 ore.",
  "errors.withdrawalsBlocked":
    "I prelievi sono bloccati per 24 ore dopo una modifica di sicurezza.",
  "errors.coinsFresh":
    "Parte di queste cripto è stata acquistata da poco e non può essere prelevata o venduta prima del {time}. Libero ora: {free}.",
  "errors.apiWithdrawalCap": "Il limite giornaliero di prelievo di questa chiave API è raggiunto.",
  "errors.apiWithdrawalAddress":
    "Con una chiave API le cripto vanno solo a indirizzi presenti nella rubrica da 24 ore.",
  "errors.addressBookFull": "La tua rubrica è piena. Rimuovi prima un indirizzo.",
  "errors.favoritesFull": "I tuoi preferiti sono al completo. Rimuovine prima uno.",
});
