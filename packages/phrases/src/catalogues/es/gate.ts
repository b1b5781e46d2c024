import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "Antes de poder operar",
  "gate.progress": "{done} de {all} completados",
  "gate.done": "Listo",

  "gate.phone": "Teléfono",
  "gate.phone.reason": "Verifica tu teléfono antes de operar.",
  "gate.phone.action": "Verificar teléfono",
  "gate.email": "Correo",
  "gate.email.reason": "Verifica tu correo antes de operar.",
  "gate.email.action": "Verificar correo",
  "gate.kyc": "Identidad (KYC)",
  "gate.kyc.reason": "Completa la verificación de identidad (KYC) antes de operar.",
  "gate.kyc.action": "Verificar identidad",
  "gate.kyc.pending": "En revisión",
  "gate.kyc.pendingReason":
    "Tu verificación de identidad está en revisión. Te escribiremos en cuanto haya una decisión.",
  "gate.kyc.rejected": "No aprobada: envíala de nuevo",
  "gate.agreement": "Acuerdo de servicio",
  "gate.agreement.reason": "Acepta el acuerdo de servicio P2P antes de operar.",
  "gate.agreement.action": "Leer y aceptar",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "Configura la 2FA antes de operar.",
  "gate.twoFactor.action": "Configurar 2FA",

  "gate.master": "Depende de la cuenta principal",
  "gate.unfrozen.reason":
    "Las operaciones de tu cuenta están congeladas. Contacta con atención al cliente.",
  "gate.permission.reason": "Tu cuenta no tiene permiso para operar.",
  "gate.permission.subUserReason":
    "La cuenta principal no te ha dado permiso para operar. Solo ella puede cambiarlo.",
});
