import type en from "../en/gate.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "gate.title": "Antes de negociar",
  "gate.progress": "{done} de {all} concluídos",
  "gate.done": "Concluído",

  "gate.phone": "Telefone",
  "gate.phone.reason": "Verifique seu telefone antes de negociar.",
  "gate.phone.action": "Verificar telefone",
  "gate.email": "E-mail",
  "gate.email.reason": "Verifique seu e-mail antes de negociar.",
  "gate.email.action": "Verificar e-mail",
  "gate.kyc": "Identidade (KYC)",
  "gate.kyc.reason": "Conclua a verificação de identidade (KYC) antes de negociar.",
  "gate.kyc.action": "Verificar identidade",
  "gate.kyc.pending": "Em análise",
  "gate.kyc.pendingReason":
    "Sua verificação de identidade está em análise. Escreveremos assim que houver uma decisão.",
  "gate.kyc.rejected": "Não aprovada: envie novamente",
  "gate.agreement": "Contrato de serviço",
  "gate.agreement.reason": "Aceite o contrato de serviço P2P antes de negociar.",
  "gate.agreement.action": "Ler e aceitar",
  "gate.twoFactor": "2FA",
  "gate.twoFactor.reason": "Configure a 2FA antes de negociar.",
  "gate.twoFactor.action": "Configurar 2FA",

  "gate.master": "Depende da conta principal",
  "gate.unfrozen.reason":
    "As negociações da sua conta estão congeladas. Fale com o atendimento ao cliente.",
  "gate.permission.reason": "Sua conta não tem permissão para negociar.",
  "gate.permission.subUserReason":
    "A conta principal não autorizou você a negociar. Só ela pode mudar isso.",
});
