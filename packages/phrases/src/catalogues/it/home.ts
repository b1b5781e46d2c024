import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: compra e vendi crypto da persona a persona",
  "home.meta.description":
    "Compra e vendi criptovalute nella tua valuta scegliendo tra le offerte di altre persone. Parley custodisce le crypto in deposito di garanzia finché il pagamento non è confermato.",

  "home.hero.title": "Compra e vendi crypto direttamente con altre persone",
  "home.hero.text":
    "Scegli un’offerta, paga con il metodo che usi già e ricevi le tue crypto. Parley le custodisce in deposito di garanzia fin dal primo minuto: nessuna delle due parti deve fidarsi dell’altra.",
  "home.hero.buy": "Compra crypto",
  "home.hero.sell": "Vendi crypto",

  "home.prices.title": "Prezzi dei mercati principali",
  "home.prices.currency": "Valuta",
  "home.prices.show": "Mostra i prezzi",
  "home.prices.coin": "Crypto",
  "home.prices.price": "Prezzo di riferimento",
  "home.prices.trade": "Scambia",
  "home.prices.buy": "Compra",
  "home.prices.sell": "Vendi",
  "home.prices.buyCoin": "Compra {coin}",
  "home.prices.sellCoin": "Vendi {coin}",
  "home.prices.asOf": "Ultimo aggiornamento:",
  "home.prices.stale": "Prezzi in ritardo",
  "home.prices.note":
    "I prezzi di riferimento sono la mediana di più fonti. Ogni inserzionista fissa il proprio prezzo attorno a questi valori.",
  "home.prices.unavailable": "Al momento non è possibile mostrare i prezzi.",

  "home.facts.title": "Parley in cifre",
  "home.facts.coins": "crypto",
  "home.facts.currencies": "valute",
  "home.facts.methods": "metodi di pagamento",
  "home.facts.languages": "lingue",
  "home.facts.fee": "di commissione per chi accetta l’offerta, niente per l’inserzionista",

  "home.steps.title": "Come funziona uno scambio",
  "home.steps.order.title": "Crea un ordine",
  "home.steps.order.text":
    "Scegli un’offerta e un importo. Da quel momento Parley trattiene le crypto del venditore.",
  "home.steps.pay.title": "Paga il venditore",
  "home.steps.pay.text":
    "Invia il denaro con il metodo di pagamento indicato entro il termine di pagamento, poi premi “Ho pagato”.",
  "home.steps.confirm.title": "Il venditore conferma",
  "home.steps.confirm.text":
    "Il venditore controlla il proprio conto e preme “Pagamento ricevuto, rilascia le crypto”.",
  "home.steps.transfer.title": "Trasferimento degli asset",
  "home.steps.transfer.text":
    "Il sistema svincola le crypto dal deposito di garanzia e le consegna all’acquirente.",
  "home.steps.done.title": "Completato",
  "home.steps.done.text":
    "Le crypto sono nel wallet dell’acquirente. Se qualcosa va storto lungo il percorso, ciascuna delle parti può aprire una contestazione.",

  "home.safety.title": "Sicurezza per entrambe le parti",
  "home.safety.escrow.title": "In garanzia fin dal primo minuto",
  "home.safety.escrow.text":
    "La quantità indicata è sempre reale: viene accantonata quando l’offerta va online e resta vincolata per tutta la durata del tuo ordine.",
  "home.safety.identity.title": "Solo persone verificate",
  "home.safety.identity.text":
    "Chiunque effettui scambi ha verificato identità, telefono ed email. Il nome di chi paga deve corrispondere al nome registrato.",
  "home.safety.appeal.title": "Qualcuno a cui rivolgersi",
  "home.safety.appeal.text":
    "Se il pagamento o le crypto non arrivano, apri una contestazione. Le crypto restano in garanzia finché l’assistenza clienti non ha deciso.",
  "home.safety.clear.title": "Sai sempre che cosa succede dopo",
  "home.safety.clear.text":
    "Ogni ordine aperto indica che cosa accade al denaro di ciascuno, e quando, se nessuno interviene.",

  "home.rules.title": "Tre regole per proteggere il tuo denaro",
  "home.rules.own": "Paga solo da un conto intestato a te, con il nome con cui sei registrato.",
  "home.rules.remark":
    "Nella causale di un bonifico non scrivere nulla che riguardi le crypto o Parley.",
  "home.rules.private":
    "Resta sulla piattaforma. Gli scambi privati con gli inserzionisti non sono protetti dal deposito di garanzia.",

  "home.start.title": "Che cosa ti serve prima del primo scambio",
  "home.start.phone": "Un numero di telefono verificato",
  "home.start.email": "Un indirizzo email verificato",
  "home.start.kyc": "La verifica dell’identità (KYC) completata",
  "home.start.agreement": "L’accettazione del contratto di servizio P2P",
  "home.start.twoFactor": "L’autenticazione a due fattori (2FA)",

  "home.questions.title": "Le prime domande di tutti",
  "home.questions.fee.question": "Quanto costa uno scambio?",
  "home.questions.fee.answer":
    "Chi accetta un’offerta paga il {rate} delle crypto, detratto dall’importo ricevuto. L’inserzionista non paga nulla. La tua banca o il tuo servizio di pagamento può applicare una propria commissione.",
  "home.questions.time.question": "Quanto tempo ci vuole?",
  "home.questions.time.answer":
    "Ogni offerta indica il termine di pagamento in minuti. La maggior parte dei venditori rilascia le crypto pochi minuti dopo l’arrivo del denaro.",
  "home.questions.unpaid.question": "E se l’acquirente non paga?",
  "home.questions.unpaid.answer":
    "Alla scadenza del termine di pagamento l’ordine viene annullato automaticamente e le crypto tornano al venditore.",
  "home.questions.unreleased.question":
    "Ho pagato e il venditore non rilascia le crypto. Che cosa faccio?",
  "home.questions.unreleased.answer":
    "Non annullare l’ordine. Apri una contestazione allegando la prova del pagamento; le crypto restano in garanzia fino alla decisione.",
  "home.questions.price.question": "Chi decide il prezzo?",
  "home.questions.price.answer":
    "L’inserzionista: un prezzo fisso oppure uno che segue il mercato. I prezzi troppo lontani da quello di riferimento vengono rifiutati.",
});
