import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "Bevor Sie handeln können",
  "gate.progress": "{done} von {all} erledigt",
  "gate.done": "Erledigt",

  "gate.phone": "Telefon",
  "gate.phone.reason": "Bitte bestätigen Sie vor dem Handeln Ihr Telefon.",
  "gate.phone.action": "Telefon bestätigen",
  "gate.email": "E-Mail",
  "gate.email.reason": "Bitte bestätigen Sie vor dem Handeln Ihre E-Mail-Adresse.",
  "gate.email.action": "E-Mail bestätigen",
  "gate.kyc": "Identität (KYC)",
  "gate.kyc.reason": "Bitte schließen Sie vor dem Handeln die Identitätsprüfung (KYC) ab.",
  "gate.kyc.action": "Identität prüfen",
  "gate.kyc.pending": "In Prüfung",
  "gate.kyc.pendingReason":
    "Ihre Identitätsprüfung läuft. Wir schreiben Ihnen, sobald entschieden ist.",
  "gate.kyc.rejected": "Nicht genehmigt: erneut einreichen",
  "gate.agreement": "Servicevereinbarung",
  "gate.agreement.reason": "Bitte nehmen Sie vor dem Handeln die P2P-Servicevereinbarung an.",
  "gate.agreement.action": "Lesen und annehmen",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "Bitte richten Sie vor dem Handeln 2FA ein.",
  "gate.twoFactor.action": "2FA einrichten",

  "gate.master": "Sache des Hauptkontos",
  "gate.unfrozen.reason":
    "Der Handel ist für Ihr Konto gesperrt. Bitte wenden Sie sich an den Kundenservice.",
  "gate.permission.reason": "Ihr Konto darf nicht handeln.",
  "gate.permission.subUserReason":
    "Das Hauptkonto hat Ihnen den Handel nicht erlaubt. Nur das Hauptkonto kann das ändern.",
});
