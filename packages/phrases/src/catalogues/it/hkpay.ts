import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "Acquista e vendi cripto con dollari di Hong Kong (HKD)",
  "hkpay.meta.description":
    "Scambia cripto con HKD tra privati tramite FPS o bonifico bancario. Annunci in tempo reale, passaggi chiari e cripto in deposito in garanzia fino alla conferma del pagamento.",

  "hkpay.title": "Acquista e vendi cripto con dollari di Hong Kong",
  "hkpay.lead":
    "Scambia direttamente con altre persone tramite FPS o bonifico bancario. Parley tiene le cripto in deposito in garanzia finché il venditore non ha confermato il denaro.",
  "hkpay.buy": "Acquista con HKD",
  "hkpay.sell": "Vendi in HKD",

  "hkpay.offers.title": "Annunci HKD in tempo reale",
  "hkpay.offers.buy": "Migliori annunci per acquistare",
  "hkpay.offers.sell": "Migliori annunci per vendere",
  "hkpay.offers.none": "Al momento non ci sono annunci in HKD.",
  "hkpay.offers.all": "Tutti gli annunci HKD",

  "hkpay.methods.title": "Come si paga a Hong Kong",
  "hkpay.methods.fps.text":
    "Il Faster Payment System trasferisce HKD tra banche e portafogli in pochi secondi, giorno e notte. La maggior parte degli ordini FPS si conclude in pochi minuti.",
  "hkpay.methods.bank.text":
    "Da qualsiasi banca di Hong Kong al conto del venditore. Adatto a importi più alti; tieni conto degli orari della banca.",
  "hkpay.methods.offers": "Annunci con {method}",

  "hkpay.buying.title": "Acquistare con HKD",
  "hkpay.buying.choose":
    "Scegli un annuncio, inserisci l’importo e crea l’ordine. Ora le cripto sono custodite da Parley.",
  "hkpay.buying.pay":
    "Invia l’importo esatto tramite FPS o bonifico bancario dal tuo conto, entro il tempo per il pagamento.",
  "hkpay.buying.confirm": "Premi “Ho pagato”, così il venditore verifica il tuo pagamento.",
  "hkpay.buying.receive": "Il venditore conferma e le cripto sono nel tuo portafoglio.",
  "hkpay.selling.title": "Vendere in HKD",
  "hkpay.selling.choose":
    "Aggiungi il conto su cui vuoi ricevere HKD, scegli un annuncio e crea l’ordine.",
  "hkpay.selling.wait":
    "Le tue cripto restano in deposito in garanzia mentre l’acquirente ti paga.",
  "hkpay.selling.check":
    "Accedi alla tua banca e verifica che il denaro sia arrivato. Il nome di chi paga deve corrispondere al nome registrato.",
  "hkpay.selling.release":
    "Premi “Pagamento ricevuto, rilascia le cripto” quando il denaro è arrivato.",

  "hkpay.safety.title": "Tieni al sicuro il tuo denaro",
  "hkpay.safety.own": "Paga solo da un conto intestato a te, con il nome con cui sei registrato.",
  "hkpay.safety.remark":
    "Non menzionare le cripto o la piattaforma in un bonifico. Le banche possono bloccare questi pagamenti.",
  "hkpay.safety.cancel": "Non annullare mai un ordine dopo aver trasferito il denaro.",
  "hkpay.safety.proof":
    "Uno screenshot non è un pagamento. Rilascia le cripto solo quando la tua banca mostra il denaro.",
  "hkpay.safety.private":
    "Resta sulla piattaforma. Le transazioni private con gli inserzionisti non sono protette dal deposito in garanzia.",
  "hkpay.safety.appeal":
    "Se un pagamento o le cripto non arrivano, presenta ricorso. Decide l’assistenza clienti e fino ad allora le cripto restano in deposito in garanzia.",
});
