import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "Controlla che l’indirizzo in alto inizi con {origin}",
  "auth.checking": "Stiamo verificando che tu non sia un robot…",
  "auth.noScript": "Questo modulo richiede JavaScript. Attivalo nel browser.",
  "auth.wait": "Potrai riprovare tra {time}.",
  "auth.secondsLeft":
    "{seconds, plural, one {# secondo} many {# di secondi} other {# secondi}} prima di poter riprovare",

  "auth.account": "Email o numero di telefono",
  "auth.account.hint":
    "Scrivi il numero di telefono con il prefisso internazionale, ad esempio +39 312 345 6789.",
  "auth.account.invalid":
    "Inserisci un indirizzo email o un numero di telefono con il prefisso internazionale.",
  "auth.email": "Email",
  "auth.email.invalid": "Inserisci un indirizzo email valido.",
  "auth.phone": "Numero di telefono",
  "auth.phone.invalid": "Inserisci un numero di telefono valido.",
  "auth.phone.country": "Prefisso",
  "auth.phone.search": "Cerca Paese o prefisso",
  "auth.password": "Password",
  "auth.password.new": "Nuova password",
  "auth.password.short": "Usa almeno 8 caratteri.",
  "auth.password.long": "Usa al massimo 128 caratteri.",
  "auth.strength": "Sicurezza della password: {level}",
  "auth.strength.none": "troppo corta",
  "auth.strength.weak": "debole",
  "auth.strength.fair": "discreta",
  "auth.strength.good": "buona",
  "auth.strength.strong": "forte",
  "auth.strength.hint.short":
    "Almeno 8 caratteri. Alcune parole di seguito sono facili da ricordare.",
  "auth.strength.hint.easy": "Segue uno schema tra i primi a essere provati.",
  "auth.strength.hint.account": "Contiene il tuo indirizzo email o il tuo numero di telefono.",
  "auth.strength.hint.longer": "Aggiungi caratteri: la lunghezza è la protezione migliore.",

  "auth.ended.otherDevice":
    "La sessione è stata chiusa da un altro dispositivo. Se non sei stato tu, cambia subito la password.",
  "auth.ended.passwordChanged":
    "La password di questo account è stata cambiata e tutte le sessioni sono state chiuse. Se non sei stato tu, reimpostala subito.",
  "auth.ended.securityChanged":
    "Le impostazioni di sicurezza di questo account sono state modificate e tutte le sessioni sono state chiuse. Accedi di nuovo.",
  "auth.ended.service":
    "Il servizio clienti ha chiuso tutte le sessioni di questo account per proteggerlo. Trovi i dettagli nella tua e-mail.",
  "auth.ended.frozen": "L'account principale ha bloccato il tuo accesso.",
  "auth.ended.expired":
    "La sessione è stata chiusa perché questo dispositivo non è stato usato per molto tempo.",
  "auth.login.title": "Accedi",
  "auth.login.description": "Accedi a Parley con email, numero di telefono o passkey.",
  "auth.login.submit": "Accedi",
  "auth.login.notDone": "Accesso non eseguito",
  "auth.login.forgot": "Password dimenticata?",
  "auth.login.or": "oppure",
  "auth.login.passkey": "Accedi con una passkey",
  "auth.login.new": "È la prima volta su Parley? <link>Registrati</link>",
  "auth.login.verify": "Conferma che sei tu.",
  "auth.login.back": "Indietro",

  "auth.register.title": "Crea il tuo account",
  "auth.register.description":
    "Crea un account Parley con la tua email o il tuo numero di telefono per acquistare e vendere cripto da persona a persona.",
  "auth.register.by": "Registrati con",
  "auth.register.email": "Email",
  "auth.register.phone": "Telefono",
  "auth.register.submit": "Registrati",
  "auth.register.terms":
    "Registrandoti confermi di avere almeno 18 anni. Leggi e accetti il <link>contratto di servizio P2P</link> prima del tuo primo scambio; in <privacy>Privacy</privacy> trovi che cosa succede ai tuoi dati.",
  "auth.register.known": "Hai già un account? <link>Accedi</link>",

  "auth.code.title.email": "Controlla la tua email",
  "auth.code.title.phone": "Controlla il tuo telefono",
  "auth.code": "Codice di sicurezza",
  "auth.code.sent": "Un nuovo codice è in arrivo.",
  "auth.code.wasSent":
    "Un codice è già stato inviato a {account}. <link>Inserisci il codice</link>",
  "auth.code.confirm": "Conferma",
  "auth.code.help.email":
    "Non è arrivato nulla? Guarda nella cartella spam. Se hai già un account, l’email lo indica.",
  "auth.code.help.phone":
    "Non è arrivato nulla? Controlla il numero. Se hai già un account, il messaggio lo indica.",
  "auth.code.change.email": "Cambia l’indirizzo email",
  "auth.code.change.phone": "Cambia il numero di telefono",

  "auth.forgot.title": "Imposta una nuova password",
  "auth.forgot.description": "Imposta una nuova password per il tuo account Parley.",
  "auth.forgot.text":
    "Inserisci l’email o il numero di telefono del tuo account. Se esiste, ti inviamo un codice.",
  "auth.forgot.submit": "Invia codice",
  "auth.forgot.reset": "Imposta password",
  "auth.forgot.sessions":
    "Verrai disconnesso da tutti i dispositivi e i prelievi saranno bloccati per 24 ore.",
  "auth.forgot.other": "Usa un’altra email o un altro numero",
  "auth.forgot.done": "La tua password è stata cambiata. Accedi.",
  "auth.forgot.known": "Te la sei ricordata? <link>Accedi</link>",
  "auth.undo.title": "Annulla una modifica al tuo account",
  "auth.undo.text":
    "Il {time} è stata modificata un’email o un telefono del tuo account. Se non sei stato tu, annulla: il tuo account tornerà collegato solo a questi.",
  "auth.undo.email": "Email",
  "auth.undo.phone": "Telefono",
  "auth.undo.none": "Nessuno",
  "auth.undo.effects":
    "Tutti i dispositivi vengono disconnessi, ciò che è stato aggiunto da allora viene rimosso, i prelievi sono bloccati per 24 ore e imposti una nuova password.",
  "auth.undo.submit": "Annulla la modifica",
  "auth.undo.done":
    "La modifica è annullata. Ora imposta una nuova password; il codice arriva al contatto di nuovo collegato.",
});
