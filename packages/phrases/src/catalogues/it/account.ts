import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "Il tuo account",
  "account.nav.security": "Sicurezza",
  "account.nav.kyc": "Verifica dell’identità",
  "account.nav.subUsers": "Sottoaccount",
  "account.nav.api": "Chiavi API",
  "account.nav.settings": "Impostazioni",
  "account.back": "Torna a P2P",

  "account.subUsers.title": "Sottoaccount",
  "account.subUsers.text":
    "Accessi per chi lavora per te. Fanno trading con la tua identità verificata, ciascuno con i permessi che concedi.",
  "account.subUsers.count": "{count} di {most}",
  "account.subUsers.create": "Crea sottoaccount",
  "account.subUsers.empty": "Ancora nessun sottoaccount",
  "account.subUsers.emptyText":
    "Creane uno per far fare trading a qualcuno per te senza condividere la password.",
  "account.subUsers.name": "Sottoaccount",
  "account.subUsers.lastSeen": "Ultima attività: {time}",
  "account.subUsers.neverSeen": "Non ha ancora effettuato l’accesso",
  "account.subUsers.permissions": "Permessi",
  "account.subUsers.permissionsOf": "Permessi di {name}",
  "account.subUsers.permission.trade": "Trading",
  "account.subUsers.permission.payment": "Metodi di pagamento",
  "account.subUsers.permission.withdraw": "Prelievo",
  "account.subUsers.useAdminTwoFactor": "Verifica con il mio autenticatore",
  "account.subUsers.status": "Stato",
  "account.subUsers.active": "Attivo",
  "account.subUsers.frozen": "Bloccato",
  "account.subUsers.action": "Azione",
  "account.subUsers.freeze": "Blocca",
  "account.subUsers.unfreeze": "Sblocca",
  "account.subUsers.freeze.title": "Bloccare {name}?",
  "account.subUsers.freeze.text":
    "Questo sottoaccount viene subito disconnesso ovunque e non può accedere finché non lo sblocchi. I suoi ordini aperti restano come sono.",
  "account.subUsers.freeze.done": "{name} è bloccato.",
  "account.subUsers.unfreeze.title": "Sbloccare {name}?",
  "account.subUsers.unfreeze.text":
    "Questo sottoaccount potrà di nuovo accedere e fare ciò che i suoi permessi consentono.",
  "account.subUsers.unfreeze.done": "{name} può di nuovo accedere.",
  "account.subUsers.cancel": "Annulla",
  "account.subUsers.close": "Chiudi",
  "account.subUsers.saved": "Permessi di {name} salvati.",
  "account.subUsers.notDone.create": "Il sottoaccount non è stato creato",
  "account.subUsers.notDone.change": "La modifica non è stata salvata",

  "account.subUsers.new.title": "Crea un sottoaccount",
  "account.subUsers.new.text":
    "Il sottoaccount accede con questa email o questo telefono e con la password che imposti, e li conferma con un codice al primo accesso.",
  "account.subUsers.new.whyCodes": "Un sottoaccount può operare a tuo nome: conferma che sei tu.",
  "account.subUsers.new.account": "Email o telefono",
  "account.subUsers.new.account.hint":
    "Un numero di telefono con il prefisso internazionale, ad esempio +39 312 345 6789.",
  "account.subUsers.new.username": "Nickname",
  "account.subUsers.new.password": "Password",
  "account.subUsers.new.password.hint": "Almeno 8 caratteri. Consegnala in modo sicuro.",
  "account.subUsers.new.useAdminTwoFactor": "Verifica con il mio autenticatore",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "Il sottoaccount userà i codici del tuo autenticatore invece dei propri.",
  "account.subUsers.new.submit": "Crea",
  "account.subUsers.new.continue": "Continua",
  "account.subUsers.new.back": "Indietro",
  "account.subUsers.new.done": "{name} è stato creato.",
  "account.field.blank": "Questo campo non può restare vuoto.",
  "account.subUsers.problem.password": "Usa da 8 a 128 caratteri.",

  "account.settings.title": "Impostazioni",
  "account.settings.description":
    "Il tuo nickname, la lingua dei nostri messaggi e l’aspetto del sito.",
  "account.settings.profile.title": "Profilo",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "Copia UID",
  "account.settings.uid.copied": "Copiato",
  "account.settings.uid.failed": "Copia non riuscita",
  "account.settings.username": "Nickname",
  "account.settings.username.hint":
    "Gli altri utenti vedono questo nome. Da 3 a 30 lettere, cifre, punti, trattini o trattini bassi.",
  "account.settings.username.invalid":
    "Usa da 3 a 30 lettere, cifre, punti, trattini o trattini bassi e inizia con una lettera o una cifra.",
  "account.settings.username.next": "Potrai cambiare di nuovo il nome dal {time}.",
  "account.settings.save": "Salva",
  "account.settings.saved": "Salvato.",
  "account.settings.messages.title": "Messaggi",
  "account.settings.language": "Lingua dei messaggi",
  "account.settings.language.hint":
    "Le email e gli SMS che ti inviamo sono scritti in questa lingua. Il sito segue il menu delle lingue in alto.",
  "account.settings.look.title": "Aspetto",
  "account.settings.theme": "Colori",
  "account.settings.theme.system": "Come il tuo sistema",
  "account.settings.theme.light": "Chiaro",
  "account.settings.theme.dark": "Scuro",
});
