import type en from "../en/terms.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "terms.title": "Contratto di servizio P2P",

  "terms.parties.title": "Tra chi è concluso questo contratto",
  "terms.parties.1":
    "Questo contratto è concluso tra te e il gestore di questo sito web, di seguito chiamato Parley. Riguarda il servizio P2P: il luogo in cui le persone acquistano e vendono tra loro criptovalute (“cripto”) in cambio di denaro, a partire dai rispettivi annunci.",
  "terms.parties.2":
    "Ogni transazione è un contratto tra due utenti, l’acquirente e il venditore. Parley non ne è parte: non acquista e non vende, non è una banca e non riceve né detiene mai il denaro pagato per le cripto. Parley custodisce le cripto di un ordine in corso, indica alle due parti che cosa fare e decide quando non riescono ad accordarsi.",
  "terms.parties.3":
    "L’inserzionista è l’utente che pubblica un annuncio; il taker è l’utente che lo accetta. Ciascuno dei due può essere l’acquirente o il venditore.",

  "terms.account.title": "Chi può fare trading",
  "terms.account.1":
    "Devi avere almeno 18 anni ed essere legalmente autorizzato a scambiare cripto nel luogo in cui vivi. Prima della prima transazione ti servono un telefono verificato, un’email verificata, la verifica dell’identità completata, l’accettazione di questo contratto e l’autenticazione a due fattori.",
  "terms.account.2":
    "Ciò che ci comunichi su di te o sulla tua azienda deve essere vero e completo, e lo tieni aggiornato. Una persona o un’azienda ha un solo account. Non puoi venderlo, prestarlo o condividerlo.",
  "terms.account.3":
    "Un account principale può creare sottoaccount. Questi agiscono in nome dell’account principale, sotto la sua identità e questa stessa accettazione, e l’account principale risponde di ciò che fanno.",
  "terms.account.4":
    "Tieni per te password, codici, passkey e dispositivi. Ciò che viene confermato con i tuoi codici di sicurezza si considera fatto da te, a meno che tu non ci abbia prima comunicato che erano stati persi o rubati. Lo staff di Parley non chiede mai un codice o una password.",

  "terms.escrow.title": "Ordini e deposito in garanzia",
  "terms.escrow.1":
    "Quando viene creato un ordine, le cripto del venditore vengono prelevate dal suo saldo e tenute da Parley in deposito in garanzia. Da quel momento nessuna delle parti può usarle finché l’ordine non termina.",
  "terms.escrow.2":
    "Prezzo, importo, commissione, metodo di pagamento e tempo per il pagamento sono mostrati prima che tu confermi un ordine e restano quelli del momento della conferma. Creare un ordine è un impegno vincolante a eseguirlo.",
  "terms.escrow.3":
    "Le cripto lasciano il deposito in garanzia in uno di due modi: verso l’acquirente quando il venditore ha confermato il pagamento, oppure di nuovo al venditore quando l’ordine termina senza pagamento. In caso di ricorso vanno dove concordano le due parti o decide l’assistenza clienti. Le cripto in deposito in garanzia non maturano interessi.",

  "terms.payment.title": "Paga solo dal tuo conto",
  "terms.payment.1":
    "L’acquirente paga direttamente il venditore, con il metodo di pagamento dell’ordine, l’importo esatto dell’ordine ed entro il tempo per il pagamento.",
  "terms.payment.2":
    "Paga solo da un conto intestato a te. Il nome di chi paga deve corrispondere a quello con cui sei stato verificato. Non sono ammessi pagamenti da parte di un amico, un parente, un datore di lavoro o qualsiasi altro terzo, anche se il denaro è destinato a te.",
  "terms.payment.3":
    "Il venditore può rifiutare un pagamento che proviene da un’altra persona e deve allora restituirlo per intero al conto di origine. I costi e i ritardi di un tale pagamento sono a carico dell’acquirente.",
  "terms.payment.4":
    "I venditori ricevono denaro solo su conti intestati al proprio nome verificato e salvati su Parley. Non pagare mai su un conto indicato solo in chat.",

  "terms.remarks.title": "Che cosa scrivere in un bonifico",
  "terms.remarks.1":
    "Non scrivere nulla su cripto, criptovalute, Parley o la transazione nella causale, nel riferimento o nello scopo di un pagamento. Lascia il campo vuoto o scrivi solo il riferimento mostrato nell’ordine. Annotazioni di questo tipo possono indurre una banca a fermare il pagamento o a chiudere un conto.",
  "terms.remarks.2":
    "Se un bonifico contiene un’annotazione di questo tipo, il venditore può rifiutarlo e restituirlo per intero, e l’ordine può essere annullato a spese dell’acquirente.",

  "terms.confirm.title": "Segnare come pagato e rilasciare",
  "terms.confirm.1":
    "Premi “Ho pagato” solo dopo che il denaro ha davvero lasciato il tuo conto. Premerlo senza aver pagato è considerato un tentativo di inganno. I clic in malafede comportano il blocco dell’account.",
  "terms.confirm.2":
    "Il venditore controlla il proprio conto bancario o di pagamento, non un messaggio o uno screenshot, e preme “Pagamento ricevuto, rilascia le cripto” non appena l’intero importo è arrivato dalla persona giusta. Un venditore che ha ricevuto il denaro non può trattenere le cripto.",
  "terms.confirm.3":
    "Il rilascio è definitivo. Le cripto arrivate all’acquirente non possono essere richiamate né dal venditore né da Parley.",

  "terms.cancel.title": "Annullamento e scadenze",
  "terms.cancel.1":
    "L’acquirente può annullare un ordine prima di pagare. Non annullare dopo aver trasferito il denaro: le cripto tornerebbero al venditore mentre il tuo denaro è in viaggio.",
  "terms.cancel.2":
    "Un ordine che non viene segnato come pagato entro il tempo per il pagamento si annulla da solo e le cripto vengono restituite. Il venditore può prorogare il tempo una volta. Il venditore non può annullare un ordine.",
  "terms.cancel.3":
    "Se hai pagato e l’ordine è stato annullato perché il tempo era scaduto, hai 24 ore per presentare ricorso. Avvisaci subito: le cripto non sono più in deposito in garanzia e possiamo solo mediare.",
  "terms.cancel.4":
    "Chi annulla troppi ordini per propria colpa nell’arco di 24 ore non può crearne di nuovi per un certo tempo. La pagina mostra fino a quando.",

  "terms.appeals.title": "Ricorsi",
  "terms.appeals.1":
    "Ciascuna delle parti può presentare ricorso quando un pagamento o le cripto non sono arrivati. Le cripto restano in deposito in garanzia e tutte le scadenze si fermano fino alla fine del ricorso. Se un ordine segnato come pagato non viene rilasciato entro 24 ore, il ricorso si apre da solo.",
  "terms.appeals.2":
    "Entrambe le parti riferiscono fedelmente che cosa è successo e inviano entro il termine indicato le prove richieste, ad esempio un estratto conto o una ricevuta di pagamento. Se una parte non risponde, la decisione si basa su ciò che ha dimostrato l’altra.",
  "terms.appeals.3":
    "Le due parti possono risolvere da sole un ricorso in qualsiasi momento, con un rilascio o accordandosi su come dividere le cripto. Altrimenti l’assistenza clienti decide in base all’ordine, alla sua chat e alle prove di entrambe le parti: rilascio all’acquirente, restituzione al venditore o divisione. Tale decisione pone fine all’ordine su Parley. Non ti toglie il diritto di rivolgerti a un tribunale.",
  "terms.appeals.4":
    "Una decisione si basa su ciò che entrambe le parti hanno dimostrato. Prove falsificate, alterate o nascoste comportano la perdita del ricorso e le misure descritte di seguito.",

  "terms.fees.title": "Commissioni",
  "terms.fees.1":
    "Il taker di un annuncio paga una commissione in cripto. La percentuale e la quantità sono mostrate prima della conferma, e la commissione è detratta dalle cripto che l’acquirente riceve. Gli inserzionisti non pagano nulla. Un ordine che termina senza rilascio non comporta commissioni.",
  "terms.fees.2":
    "Banche, servizi di pagamento e reti possono applicare commissioni proprie. Sono a carico della parte che le causa; il venditore deve ricevere l’intero importo dell’ordine. Sei responsabile delle tue imposte.",

  "terms.conduct.title": "Che cosa non è consentito e che cosa ne consegue",
  "terms.conduct.1":
    "Non sono consentiti: denaro o cripto provenienti da un reato, il riciclaggio di denaro, il finanziamento del terrorismo, la violazione di sanzioni, la frode, le prove false, la revoca di un pagamento dopo il rilascio delle cripto, l’agire per conto di chi si nasconde, l’avere più di un account e ogni tentativo di aggirare le regole, i limiti o i controlli di questo servizio.",
  "terms.conduct.2":
    "Non è inoltre consentito: concordare transazioni fuori dalla piattaforma con chi hai conosciuto qui, chiedere recapiti a questo scopo, chiedere più denaro o condizioni diverse da quelle dell’annuncio, né insulti, minacce o pubblicità in chat. Le transazioni private non sono protette dal deposito in garanzia e non possiamo dare assistenza.",
  "terms.conduct.3":
    "Quando abbiamo fondati motivi di ritenere che queste regole siano state violate, possiamo rifiutare o sospendere un ordine, chiudere annunci, bloccare il trading o l’intero account e segnalare il fatto alle autorità quando la legge lo richiede. Per quanto la legge lo consente, ti comunichiamo il motivo e come opporti.",
  "terms.conduct.4":
    "Le tue cripto restano tue. Un blocco può ritardarne il prelievo per tutto il tempo richiesto dal controllo o dalla legge. Gli ordini già in corso vengono portati a termine o decisi con un ricorso.",

  "terms.risks.title": "Rischi da conoscere",
  "terms.risks.1":
    "I prezzi delle cripto possono cambiare in fretta e di molto, anche mentre il tuo ordine è in corso. Puoi perdere tutto ciò che hai impegnato. Nulla su questo sito è un consiglio di acquisto o vendita.",
  "terms.risks.2":
    "Alcuni pagamenti possono essere revocati, ritardati o bloccati da una banca. Il deposito in garanzia protegge le cripto, non il denaro: scegli con cura i metodi di pagamento e le controparti e leggi le condizioni dell’inserzionista prima di creare un ordine.",
  "terms.risks.3":
    "Il servizio può essere interrotto da manutenzione, guasti o reti che non controlliamo. Rimediamo a ciò che è dipeso da noi. Dove la legge ci permette di limitare la nostra responsabilità, non rispondiamo dei mancati guadagni, degli atti di altri utenti, di banche o di reti, né delle perdite dovute alla violazione dei tuoi obblighi. Nulla di quanto qui previsto limita la responsabilità per dolo, colpa grave o in ogni altro caso in cui la legge non consente di limitarla.",

  "terms.data.title": "I tuoi dati",
  "terms.data.1":
    "Conserviamo ciò che serve per gestire il servizio e rispettare la legge: il tuo account, la tua verifica e i relativi documenti, i tuoi ordini, le chat, i dati di pagamento, i dispositivi e gli accessi. I documenti sono conservati cifrati e può aprirli solo il personale che lavora al tuo caso.",
  "terms.data.2":
    "La tua controparte vede il tuo nickname, il tuo storico delle transazioni e, quando esiste un ordine, il tuo nome verificato e i dati di pagamento di quell’ordine. Usa ciò che vieni a sapere degli altri solo per eseguire quell’ordine e non trasmetterlo a nessuno.",
  "terms.data.3":
    "Puoi chiedere quali dati conserviamo su di te, farli correggere e, quando nessuna legge o controversia aperta ci impone di conservarli, farli cancellare.",

  "terms.changes.title": "Modifiche di questo contratto",
  "terms.changes.1":
    "Ogni versione di questo contratto porta la sua data. Quando cambia nella sostanza, ti viene chiesto di accettare la nuova versione prima di fare di nuovo trading; fino ad allora i tuoi ordini aperti proseguono secondo la versione che hai accettato.",
  "terms.changes.2":
    "Se non sei d’accordo con una nuova versione, non accettarla. Puoi comunque concludere i tuoi ordini, prelevare le tue cripto e chiudere l’account. Puoi porre fine a questo contratto in qualsiasi momento quando non hai più ordini aperti.",

  "terms.disputes.title": "Legge e controversie",
  "terms.disputes.1":
    "Se qualcosa va storto in una transazione, usa prima la chat dell’ordine, poi un ricorso. Se non sei soddisfatto di una decisione dell’assistenza clienti, puoi scriverci entro 30 giorni e farla riesaminare da qualcuno che non vi ha preso parte.",
  "terms.disputes.2":
    "Questo contratto è regolato dalla legge del luogo in cui il gestore di questo sito ha la sede legale, e sono competenti i tribunali di quel luogo, a meno che la legge del luogo in cui vivi ti riconosca, come consumatore, il diritto ad altre norme o al foro del tuo luogo di residenza. Se una parte di questo contratto non è valida, il resto rimane in vigore.",
  "terms.disputes.3":
    "Le traduzioni sono fornite per comodità. Se differiscono dal testo inglese, fa fede il testo inglese, salvo che la legge del luogo in cui vivi disponga diversamente.",
});
