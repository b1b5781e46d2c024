import type en from "../en/kyc.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "kyc.title": "Identitätsprüfung",
  "kyc.text":
    "Wir prüfen einmal, wer Sie sind. Ihre Dokumente werden verschlüsselt gespeichert, und nur die Mitarbeiter, die sie prüfen, können sie öffnen.",

  "kyc.status": "Status",
  "kyc.status.none": "Nicht geprüft",
  "kyc.status.pending": "In Prüfung",
  "kyc.status.approved": "Bestätigt",
  "kyc.status.rejected": "Nicht genehmigt",
  "kyc.account": "Kontoart",
  "kyc.name": "Name",
  "kyc.submittedAt": "Eingereicht",
  "kyc.decidedAt": "Entschieden",
  "kyc.pending.title": "Ihre Dokumente werden geprüft",
  "kyc.pending.text":
    "Das dauert meist weniger als einen Werktag. Wir schreiben Ihnen, sobald entschieden ist, und diese Seite zeigt es von selbst an.",
  "kyc.demo.title": "Entwicklungsserver",
  "kyc.demo.text": "Hier prüft niemand Unterlagen. Sie können diese Prüfung selbst genehmigen.",
  "kyc.demo.approve": "Genehmigen",
  "kyc.demo.outbox": "E-Mails und SMS",
  "kyc.demo.notDone": "Die Prüfung ist nicht genehmigt",
  "kyc.approved.title": "Ihre Identität ist bestätigt",
  "kyc.approved.text":
    "Zahlungen müssen von Konten auf diesen Namen kommen. Wenn er sich ändert, schreiben Sie bitte dem Kundenservice.",
  "kyc.rejected.title": "Ihre Identitätsprüfung wurde nicht genehmigt",
  "kyc.rejected.text":
    "Bitte berichtigen Sie, was gefehlt hat, und reichen Sie Ihre Angaben erneut ein.",
  "kyc.rejected.again": "Erneut einreichen",
  "kyc.continue": "Weiter zu P2P",
  "kyc.inherited.title": "Die Prüfung kommt vom Hauptkonto",
  "kyc.inherited.text":
    "Sie handeln unter der Identität Ihres Hauptkontos. Nur das Hauptkonto kann sie einreichen oder ändern.",

  "kyc.steps": "Schritte der Prüfung",
  "kyc.step.type": "Kontoart",
  "kyc.step.details": "Angaben",
  "kyc.step.documents": "Dokumente",
  "kyc.step.review": "Kontrolle",
  "kyc.step.done": "(erledigt)",
  "kyc.step.of": "Schritt {step} von {all}",
  "kyc.back": "Zurück",
  "kyc.next": "Weiter",
  "kyc.submit": "Zur Prüfung einreichen",
  "kyc.submitted": "Ihre Angaben wurden eingereicht.",
  "kyc.notDone": "Ihre Angaben sind nicht eingereicht",
  "kyc.loading": "Das Formular wird geladen.",

  "kyc.type": "Für wen ist dieses Konto?",
  "kyc.type.individual": "Eine Person",
  "kyc.type.individual.hint":
    "Sie handeln für sich selbst. Sie brauchen einen Reisepass, Personalausweis oder Führerschein und ein Selfie.",
  "kyc.type.company": "Ein Unternehmen",
  "kyc.type.company.hint":
    "Sie handeln für ein eingetragenes Unternehmen. Sie brauchen dessen Registereintrag und den Ausweis des Vertreters.",

  "kyc.realName": "Vollständiger Name",
  "kyc.realName.hint": "Alle Vor- und Nachnamen, genau wie im Dokument.",
  "kyc.birthDate": "Geburtsdatum",
  "kyc.country": "Land, das das Dokument ausgestellt hat",
  "kyc.country.company": "Land der Eintragung",
  "kyc.country.placeholder": "Land wählen",
  "kyc.country.search": "Länder durchsuchen",
  "kyc.country.empty": "Keine passenden Daten",
  "kyc.documentType": "Dokument",
  "kyc.documentType.passport": "Reisepass",
  "kyc.documentType.idCard": "Personalausweis",
  "kyc.documentType.drivingLicence": "Führerschein",
  "kyc.documentNumber": "Dokumentnummer",
  "kyc.companyName": "Name des Unternehmens",
  "kyc.companyName.hint": "Mit der Rechtsform, wie im Register.",
  "kyc.registrationNumber": "Registernummer",
  "kyc.representativeName": "Vertretungsberechtigte Person",
  "kyc.representativeName.hint":
    "Vollständiger Name der Person, die für das Unternehmen handelt, wie im Dokument.",

  "kyc.file.front.passport": "Seite mit Ihrem Foto",
  "kyc.file.front": "Vorderseite",
  "kyc.file.back": "Rückseite",
  "kyc.file.selfie": "Selfie mit Ihrem Dokument",
  "kyc.file.registration": "Registerauszug",
  "kyc.file.representative": "Ausweis des Vertreters",
  "kyc.file.owners": "Liste der Eigentümer (optional)",
  "kyc.file.mandate": "Vollmacht (optional)",
  "kyc.file.hint": "JPG oder PNG, bis 10 MB. Alle vier Ecken sichtbar, nichts verdeckt.",
  "kyc.file.selfie.hint":
    "JPG oder PNG, bis 10 MB. Ihr Gesicht und die Seite mit Ihrem Foto, beides gut lesbar.",
  "kyc.file.choose": "Datei wählen",
  "kyc.file.drop": "oder hier ablegen",
  "kyc.file.remove": "Datei entfernen",
  "kyc.file.progress": "Fortschritt des Hochladens",
  "kyc.file.uploading": "Bitte warten Sie, bis alle Dateien hochgeladen sind.",
  "kyc.file.tooLarge": "Bitte wählen Sie eine Datei unter 10 MB.",
  "kyc.file.wrongType": "Hochladen fehlgeschlagen. Nur JPG- und PNG-Dateien sind möglich.",
  "kyc.file.wrongImage": "Hochladen fehlgeschlagen. Nur JPG- und PNG-Bilder sind möglich.",
  "kyc.file.failed": "Hochladen fehlgeschlagen.",

  "kyc.problem.blank": "Dieses Feld darf nicht leer bleiben.",
  "kyc.problem.missing": "Bitte laden Sie dieses Dokument hoch.",
  "kyc.problem.tooYoung": "Sie müssen mindestens 18 Jahre alt sein.",
  "kyc.problem.realName":
    "Bitte geben Sie Ihren vollständigen Namen in Buchstaben ein, wie im Dokument.",
  "kyc.problem.birthDate": "Bitte geben Sie Ihr Geburtsdatum ein.",
  "kyc.problem.country": "Bitte wählen Sie ein Land.",
  "kyc.problem.documentNumber": "Bitte geben Sie die Nummer so ein, wie sie im Dokument steht.",
  "kyc.problem.companyName": "Bitte geben Sie den Namen so ein, wie er im Register steht.",
  "kyc.problem.registrationNumber": "Bitte geben Sie die Nummer so ein, wie sie im Register steht.",
  "kyc.problem.representativeName":
    "Bitte geben Sie den vollständigen Namen in Buchstaben ein, wie im Dokument.",
  "kyc.problem.file": "Bitte laden Sie diese Datei erneut hoch.",

  "kyc.review.text": "Bitte prüfen Sie, ob alles so ist wie in Ihren Dokumenten.",
  "kyc.review.edit": "Bearbeiten: {section}",
  "kyc.review.confirm":
    "Mit dem Einreichen bestätigen Sie, dass diese Angaben wahr und die Dokumente echt sind.",
});
