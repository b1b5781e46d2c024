import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: acquista e vendi cripto da persona a persona",
  "home.meta.description":
    "Acquista e vendi criptovalute nella tua valuta scegliendo tra gli annunci di altre persone. Parley custodisce le cripto in un deposito in garanzia finché il pagamento non è confermato.",

  "home.hero.title": "Acquista e vendi cripto direttamente con altre persone",
  "home.hero.text":
    "Scegli un annuncio, paga con il metodo che usi già e ricevi le tue cripto. Parley le custodisce in un deposito in garanzia fin dal primo minuto: nessuna delle due parti deve fidarsi dell’altra.",
  "home.hero.buy": "Acquista cripto",
  "home.hero.sell": "Vendi cripto",

  "home.express.title": "Express: l’annuncio migliore per il tuo importo",
  "home.express.side": "Acquista o vendi",
  "home.express.amount": "Importo",
  "home.express.find": "Trova l’annuncio migliore",
  "home.express.youGet": "Ricevi circa {amount}",
  "home.express.youGive": "Vendi circa {amount}",
  "home.express.price": "Miglior prezzo: {price}",
  "home.express.none":
    "Al momento nessun annuncio copre questo importo. Express mostra quello più vicino.",

  "home.prices.title": "Prezzi dei mercati principali",
  "home.prices.currency": "Valuta",
  "home.prices.show": "Mostra i prezzi",
  "home.prices.coin": "Cripto",
  "home.prices.price": "Prezzo di riferimento",
  "home.prices.bestBuy": "Miglior prezzo d’acquisto",
  "home.prices.bestSell": "Miglior prezzo di vendita",
  "home.prices.offers": "Annunci: {count}",
  "home.prices.noOffers": "Nessun annuncio",
  "home.prices.buy": "Acquista",
  "home.prices.sell": "Vendi",
  "home.prices.buyCoin": "Acquista {coin}",
  "home.prices.sellCoin": "Vendi {coin}",
  "home.prices.asOf": "Ultimo aggiornamento: {time}",
  "home.prices.stale": "Prezzi differiti",
  "home.prices.note":
    "I prezzi di riferimento sono la mediana di più fonti. Ogni inserzionista fissa il proprio prezzo attorno a questi valori.",
  "home.prices.unavailable": "Al momento non è possibile mostrare i prezzi.",

  "home.facts.title": "Parley in cifre",
  "home.facts.trades": "transazioni completate",
  "home.facts.release": "dal pagamento al rilascio (mediana)",
  "home.facts.escrow": "in cripto ora in deposito di garanzia",
  "home.facts.coins": "cripto",
  "home.facts.currencies": "valute",
  "home.facts.methods": "metodi di pagamento",
  "home.facts.languages": "lingue",
  "home.facts.fee": "di commissione per il taker, nulla per l’inserzionista",

  "home.steps.title": "Come funziona una transazione",
  "home.steps.order.title": "Crea un ordine",
  "home.steps.order.text":
    "Scegli un annuncio e un importo. Da quel momento Parley trattiene le cripto del venditore.",
  "home.steps.pay.title": "Paga il venditore",
  "home.steps.pay.text":
    "Invia il denaro con il metodo di pagamento indicato entro il tempo previsto per il pagamento, poi premi “Ho pagato”.",
  "home.steps.confirm.title": "Il venditore conferma",
  "home.steps.confirm.text":
    "Il venditore controlla il proprio conto e preme “Pagamento ricevuto, rilascia le cripto”.",
  "home.steps.transfer.title": "Trasferimento degli asset",
  "home.steps.transfer.text":
    "Il sistema rilascia le cripto dal deposito in garanzia all’acquirente.",
  "home.steps.done.title": "Completato",
  "home.steps.done.text":
    "Le cripto sono nel portafoglio dell’acquirente. Se qualcosa va storto lungo il percorso, ciascuna delle parti può presentare ricorso.",

  "home.safety.title": "Sicurezza per entrambe le parti",
  "home.safety.escrow.title": "Deposito in garanzia fin dal primo minuto",
  "home.safety.escrow.text":
    "La quantità indicata è sempre reale: viene accantonata quando l’annuncio va online e resta vincolata per tutta la durata del tuo ordine.",
  "home.safety.identity.title": "Solo persone verificate",
  "home.safety.identity.text":
    "Chiunque effettui transazioni ha verificato identità, telefono ed email. Il nome di chi paga deve corrispondere al nome registrato.",
  "home.safety.appeal.title": "Qualcuno a cui rivolgersi",
  "home.safety.appeal.text":
    "Se il pagamento o le cripto non arrivano, presenta ricorso. Le cripto restano nel deposito in garanzia finché l’assistenza clienti non ha deciso.",
  "home.safety.clear.title": "Sai sempre che cosa succede dopo",
  "home.safety.clear.text":
    "Ogni ordine aperto indica che cosa accade al denaro di ciascuno, e quando, se nessuno interviene.",

  "home.rules.title": "Tre regole per proteggere il tuo denaro",
  "home.rules.own": "Paga solo da un conto intestato a te, con il nome con cui sei registrato.",
  "home.rules.remark":
    "Nella causale di un bonifico non scrivere nulla che riguardi le cripto o Parley.",
  "home.rules.private":
    "Resta sulla piattaforma. Le transazioni private con gli inserzionisti non sono protette dal deposito in garanzia.",

  "home.start.title": "Che cosa ti serve per la prima transazione",
  "home.start.phone": "Un numero di telefono verificato",
  "home.start.email": "Un indirizzo email verificato",
  "home.start.kyc": "La verifica dell’identità (KYC) completata",
  "home.start.agreement": "L’accettazione del contratto di servizio P2P",
  "home.start.twoFactor": "L’autenticazione a due fattori (2FA)",

  "home.questions.title": "Le prime domande di chi inizia",
  "home.questions.fee.question": "Quanto costa una transazione?",
  "home.questions.fee.answer":
    "Chi accetta un annuncio paga una commissione pari a {rate} delle cripto, detratta dall’importo ricevuto. L’inserzionista non paga nulla. La tua banca o il tuo servizio di pagamento può applicare una propria commissione.",
  "home.questions.time.question": "Quanto tempo ci vuole?",
  "home.questions.time.answer":
    "Ogni annuncio indica in minuti il tempo per il pagamento. La maggior parte dei venditori rilascia le cripto pochi minuti dopo l’arrivo del denaro.",
  "home.questions.unpaid.question": "E se l’acquirente non paga?",
  "home.questions.unpaid.answer":
    "Scaduto il tempo per il pagamento, l’ordine viene annullato automaticamente e le cripto tornano al venditore.",
  "home.questions.unreleased.question":
    "Ho pagato e il venditore non rilascia le cripto. Che cosa faccio?",
  "home.questions.unreleased.answer":
    "Non annullare l’ordine. Presenta ricorso allegando la prova del pagamento; le cripto restano nel deposito in garanzia fino alla decisione.",
  "home.questions.price.question": "Chi decide il prezzo?",
  "home.questions.price.answer":
    "L’inserzionista: un prezzo fisso oppure uno che segue il mercato. I prezzi troppo lontani da quello di riferimento vengono rifiutati.",
});
