import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "Prima di poter fare trading",
  "gate.progress": "{done} di {all} completati",
  "gate.done": "Fatto",

  "gate.phone": "Telefono",
  "gate.phone.reason": "Verifica il telefono prima di fare trading.",
  "gate.phone.action": "Verifica telefono",
  "gate.email": "Email",
  "gate.email.reason": "Verifica l’email prima di fare trading.",
  "gate.email.action": "Verifica email",
  "gate.kyc": "Identità (KYC)",
  "gate.kyc.reason": "Completa la verifica dell’identità (KYC) prima di fare trading.",
  "gate.kyc.action": "Verifica identità",
  "gate.kyc.pending": "In esame",
  "gate.kyc.pendingReason":
    "La tua verifica dell’identità è in esame. Ti scriveremo appena sarà presa una decisione.",
  "gate.kyc.rejected": "Non approvata: invia di nuovo",
  "gate.agreement": "Contratto di servizio",
  "gate.agreement.reason": "Accetta il contratto di servizio P2P prima di fare trading.",
  "gate.agreement.action": "Leggi e accetta",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "Configura la 2FA prima di fare trading.",
  "gate.twoFactor.action": "Configura 2FA",

  "gate.master": "Spetta all’account principale",
  "gate.unfrozen.reason":
    "Il trading è bloccato per il tuo account. Contatta l’assistenza clienti.",
  "gate.permission.reason": "Il tuo account non è autorizzato a fare trading.",
  "gate.permission.subUserReason":
    "L’account principale non ti ha autorizzato a fare trading. Solo l’account principale può cambiarlo.",
});
