import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "Avant de pouvoir trader",
  "gate.progress": "{done} sur {all} terminés",
  "gate.done": "Terminé",

  "gate.phone": "Téléphone",
  "gate.phone.reason": "Veuillez vérifier votre téléphone avant de trader.",
  "gate.phone.action": "Vérifier le téléphone",
  "gate.email": "E-mail",
  "gate.email.reason": "Veuillez vérifier votre e-mail avant de trader.",
  "gate.email.action": "Vérifier l’e-mail",
  "gate.kyc": "Identité (KYC)",
  "gate.kyc.reason": "Veuillez terminer la vérification d’identité (KYC) avant de trader.",
  "gate.kyc.action": "Vérifier l’identité",
  "gate.kyc.pending": "En cours d’examen",
  "gate.kyc.pendingReason":
    "Votre vérification d’identité est en cours d’examen. Nous vous écrirons dès que la décision sera prise.",
  "gate.kyc.rejected": "Non approuvée : à renvoyer",
  "gate.agreement": "Accord de service",
  "gate.agreement.reason": "Veuillez accepter l’accord de service P2P avant de trader.",
  "gate.agreement.action": "Lire et accepter",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "Veuillez configurer la 2FA avant de trader.",
  "gate.twoFactor.action": "Configurer la 2FA",

  "gate.master": "Du ressort du compte principal",
  "gate.unfrozen.reason":
    "Les transactions sont gelées pour votre compte. Veuillez contacter le service client.",
  "gate.permission.reason": "Votre compte n’est pas autorisé à trader.",
  "gate.permission.subUserReason":
    "Le compte principal ne vous a pas autorisé à trader. Lui seul peut modifier cela.",
});
