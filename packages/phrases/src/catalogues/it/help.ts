import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Come ti protegge Parley",
  "help.protection.lead":
    "Cosa succede alle tue cripto durante una transazione, cosa fa Parley contro le frodi e cosa devi fare tu.",
  "help.contents": "In questa pagina",

  "help.protection.escrow.title": "Le cripto restano in garanzia",
  "help.protection.escrow.1":
    "Quando si crea un ordine, le cripto lasciano il saldo del venditore e restano in deposito in garanzia. Nessuna delle due parti può usarle finché l’ordine non termina.",
  "help.protection.escrow.2":
    "L’acquirente paga direttamente il venditore. Parley non riceve mai questo denaro.",
  "help.protection.escrow.3":
    "Dopo che un ordine è stato segnato come pagato, nessuna scadenza rimanda indietro le cripto. Si muovono solo se il venditore le rilascia, se le parti si accordano o se decide l’assistenza clienti.",

  "help.protection.release.title": "Rilascia solo dopo aver visto il denaro",
  "help.protection.release.1":
    "Controlla l’importo completo sul tuo conto bancario o di pagamento. Uno screenshot, un messaggio o un’email dell’acquirente non è una prova.",
  "help.protection.release.2":
    "Il rilascio richiede un codice di sicurezza ed è definitivo. Le cripto rilasciate non si possono riavere.",
  "help.protection.release.3":
    "L’acquirente indica il nome del conto da cui paga e i suoi ultimi quattro caratteri. Se il nome è diverso da quello verificato, il venditore vede un avviso.",

  "help.protection.codes.title": "I codici valgono una volta",
  "help.protection.codes.1":
    "Un codice di sicurezza vale una volta, per un solo scopo e per pochi minuti. Un codice già usato del tuo autenticatore viene rifiutato anche per tutto il resto.",
  "help.protection.codes.2":
    "I codici per rilasci e prelievi lasciano il browser cifrati e legati a ciò che hai confermato. Nessuno può leggerli lungo il percorso o usarli per altro.",

  "help.protection.account.title": "Modifiche al tuo account",
  "help.protection.account.1":
    "Con una nuova email o un nuovo numero non si può accedere né reimpostare la password per 24 ore. Gli altri tuoi contatti ricevono un messaggio con un link che annulla la modifica.",
  "help.protection.account.2":
    "I prelievi sono bloccati per 24 ore dopo la reimpostazione della password, dopo la rimozione o la sostituzione di email o telefono e dopo la disattivazione dell’autenticatore. I prelievi in attesa tornano nel tuo portafoglio.",
  "help.protection.account.3":
    "In Sicurezza dell’account vedi ogni dispositivo connesso e puoi disconnetterlo. Un accesso inutilizzato per 30 giorni termina da solo.",

  "help.protection.limits.title": "Limiti per i nuovi account",
  "help.protection.limits.1":
    "I nuovi account possono avere solo pochi ordini aperti di valore limitato. I limiti crescono con le transazioni completate e con controparti diverse.",
  "help.protection.limits.2":
    "Limiti, divieti e congelamenti valgono per tutti gli account di una persona, sub-utenti compresi.",
  "help.protection.limits.3":
    "Le cripto acquistate da un account con meno di 30 giorni, o con un metodo di pagamento revocabile, si possono vendere o prelevare solo dopo 24 ore. Il modulo d’ordine lo dice prima dell’acquisto.",

  "help.protection.appeals.title": "Se qualcosa va storto",
  "help.protection.appeals.1":
    "Se l’acquirente ha segnato l’ordine come pagato e il denaro non arriva nei tempi abituali, il venditore può segnalarlo. All’acquirente viene chiesta una prova entro 60 minuti.",
  "help.protection.appeals.2":
    "Ciascuna parte può aprire un ricorso. Le cripto restano in garanzia e l’assistenza clienti esamina l’ordine, la chat e le prove di entrambi.",
  "help.protection.appeals.3":
    "Una decisione ha effetto due ore dopo la comunicazione a entrambe le parti. Fino ad allora ciascuna può chiedere una volta il riesame da parte di un altro membro dello staff.",

  "help.protection.staff.title": "Chi decide",
  "help.protection.staff.1":
    "Lo staff non può fare transazioni e nessuno decide su un caso dei propri account o di account che condividono con essi contatti, dispositivi o conti di pagamento.",
  "help.protection.staff.2":
    "I casi di valore elevato richiedono l’approvazione di un secondo membro dello staff. Ogni azione dello staff è registrata e non può essere modificata.",

  "help.protection.names.title": "Nomi e messaggi",
  "help.protection.names.1":
    "I nickname che imitano altri utenti o Parley vengono rifiutati. Un nickname si può cambiare una volta ogni 30 giorni e quelli precedenti restano visibili per 90 giorni.",
  "help.protection.names.2":
    "Link, numeri di telefono e numeri di conto nella chat portano un avviso. Paga solo sul conto indicato nell’ordine.",

  "help.protection.never.title": "Cosa Parley non chiede mai",
  "help.protection.never.1":
    "Parley non chiede mai la tua password né un codice di sicurezza: non in chat, non al telefono, non via email.",
  "help.protection.never.2":
    "Parley non ti chiede mai di rilasciare in anticipo, di pagare su un altro conto o di proseguire fuori da questo sito.",

  "help.protection.you.title": "Cosa devi fare tu",
  "help.protection.you.1":
    "Paga solo da un conto a tuo nome, l’importo esatto dell’ordine, e segnalo come pagato solo dopo che il denaro ha lasciato il tuo conto.",
  "help.protection.you.2":
    "Tieni la conversazione nella chat dell’ordine. Ciò che si concorda altrove non è protetto.",
  "help.protection.you.3":
    "Attiva un autenticatore o una passkey e un codice anti-phishing, e controlla l’indirizzo del sito prima di accedere.",
  "help.protection.you.4":
    "Nel dubbio, non rilasciare e non annullare dopo aver pagato. Apri un ricorso.",
});
