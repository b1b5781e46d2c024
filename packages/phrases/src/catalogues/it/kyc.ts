import type en from "../en/kyc.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "kyc.title": "Verifica dell’identità",
  "kyc.text":
    "Verifichiamo una sola volta chi sei. I tuoi documenti sono conservati cifrati e può aprirli solo il personale che li esamina.",

  "kyc.status": "Stato",
  "kyc.status.none": "Non verificata",
  "kyc.status.pending": "In esame",
  "kyc.status.approved": "Verificata",
  "kyc.status.rejected": "Non approvata",
  "kyc.account": "Verificato come",
  "kyc.name": "Nome",
  "kyc.submittedAt": "Inviata il",
  "kyc.decidedAt": "Decisa il",
  "kyc.pending.title": "I tuoi documenti sono in esame",
  "kyc.pending.text":
    "Di solito basta meno di un giorno lavorativo. Ti scriveremo appena sarà presa una decisione, e questa pagina la mostrerà da sola.",
  "kyc.approved.title": "La tua identità è verificata",
  "kyc.approved.text":
    "I pagamenti devono provenire da conti intestati a questo nome. Se cambia, scrivi all’assistenza clienti.",
  "kyc.rejected.title": "La tua verifica non è stata approvata",
  "kyc.rejected.text": "Correggi ciò che mancava e invia di nuovo i tuoi dati.",
  "kyc.rejected.again": "Invia di nuovo",
  "kyc.continue": "Continua su P2P",
  "kyc.inherited.title": "La verifica deriva dall’account principale",
  "kyc.inherited.text":
    "Fai trading con l’identità del tuo account principale. Solo l’account principale può inviarla o modificarla.",

  "kyc.steps": "Fasi della verifica",
  "kyc.step.type": "Tipo di account",
  "kyc.step.details": "Dati",
  "kyc.step.documents": "Documenti",
  "kyc.step.review": "Controllo",
  "kyc.step.done": "(fatto)",
  "kyc.back": "Indietro",
  "kyc.next": "Continua",
  "kyc.submit": "Invia per l’esame",
  "kyc.submitted": "I tuoi dati sono stati inviati.",
  "kyc.loading": "Caricamento del modulo in corso.",

  "kyc.type": "Per chi è questo account?",
  "kyc.type.individual": "Una persona",
  "kyc.type.individual.hint":
    "Fai trading per te stesso. Ti servono passaporto, carta d’identità o patente e un selfie.",
  "kyc.type.company": "Un’azienda",
  "kyc.type.company.hint":
    "Fai trading per un’azienda registrata. Ti servono la sua registrazione e il documento del rappresentante.",

  "kyc.realName": "Nome completo",
  "kyc.realName.hint": "Tutti i nomi e cognomi, esattamente come nel documento.",
  "kyc.birthDate": "Data di nascita",
  "kyc.country": "Paese che ha rilasciato il documento",
  "kyc.country.company": "Paese di registrazione",
  "kyc.country.placeholder": "Scegli un Paese",
  "kyc.country.search": "Cerca un Paese",
  "kyc.country.empty": "Nessun risultato",
  "kyc.documentType": "Documento",
  "kyc.documentType.passport": "Passaporto",
  "kyc.documentType.idCard": "Carta d’identità",
  "kyc.documentType.drivingLicence": "Patente di guida",
  "kyc.documentNumber": "Numero del documento",
  "kyc.companyName": "Nome dell’azienda",
  "kyc.companyName.hint": "Con la forma giuridica, come nel registro.",
  "kyc.registrationNumber": "Numero di registrazione",
  "kyc.representativeName": "Rappresentante autorizzato",
  "kyc.representativeName.hint": "Nome completo di chi agisce per l’azienda, come nel documento.",

  "kyc.file.front.passport": "Pagina con la tua foto",
  "kyc.file.front": "Fronte",
  "kyc.file.back": "Retro",
  "kyc.file.selfie": "Selfie con il tuo documento",
  "kyc.file.registration": "Certificato di registrazione",
  "kyc.file.representative": "Documento del rappresentante",
  "kyc.file.owners": "Elenco dei proprietari (facoltativo)",
  "kyc.file.mandate": "Procura (facoltativa)",
  "kyc.file.hint":
    "JPG, PNG o PDF, fino a 10 MB. Tutti e quattro gli angoli visibili, niente di coperto.",
  "kyc.file.selfie.hint":
    "JPG o PNG, fino a 10 MB. Il tuo viso e la pagina con la tua foto, entrambi ben leggibili.",
  "kyc.file.choose": "Scegli un file",
  "kyc.file.drop": "o trascinalo qui",
  "kyc.file.remove": "Rimuovi file",
  "kyc.file.progress": "Avanzamento del caricamento",
  "kyc.file.uploading": "Attendi che tutti i file siano caricati.",
  "kyc.file.tooLarge": "Scegli un file inferiore a 10 MB.",
  "kyc.file.wrongType": "Caricamento non riuscito. Sono ammessi solo file JPG, PNG e PDF.",
  "kyc.file.wrongImage": "Caricamento non riuscito. Sono ammesse solo immagini JPG e PNG.",
  "kyc.file.failed": "Caricamento non riuscito.",

  "kyc.problem.blank": "Questo campo non può restare vuoto.",
  "kyc.problem.missing": "Carica questo documento.",
  "kyc.problem.tooYoung": "Devi avere almeno 18 anni.",
  "kyc.problem.realName": "Inserisci il tuo nome completo in lettere, come nel documento.",
  "kyc.problem.birthDate": "Inserisci la tua data di nascita.",
  "kyc.problem.country": "Scegli un Paese.",
  "kyc.problem.documentNumber": "Inserisci il numero come riportato nel documento.",
  "kyc.problem.companyName": "Inserisci il nome come riportato nel registro.",
  "kyc.problem.registrationNumber": "Inserisci il numero come riportato nel registro.",
  "kyc.problem.representativeName": "Inserisci il nome completo in lettere, come nel documento.",
  "kyc.problem.file": "Carica di nuovo questo file.",

  "kyc.review.text": "Controlla che tutto corrisponda ai tuoi documenti.",
  "kyc.review.edit": "Modifica: {section}",
  "kyc.review.confirm":
    "Inviando confermi che questi dati sono veri e che i documenti sono autentici.",
});
