import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "Prepare-se para negociar",
  "start.text":
    "Cada etapa só é necessária uma vez. As etapas concluídas ficam salvas: você pode parar quando quiser e continuar em outro dispositivo.",
  "start.left":
    "{minutes, plural, one {Falta cerca de # minuto} many {Faltam cerca de # minutos} other {Faltam cerca de # minutos}}",
  "start.minutes":
    "{minutes, plural, one {Cerca de # minuto} many {Cerca de # minutos} other {Cerca de # minutos}}",
  "start.now": "Fazer agora",

  "start.phone.why": "Para receber códigos por SMS quando você confirma algo importante.",
  "start.email.why": "Para códigos e novidades sobre suas ordens.",
  "start.kyc.why":
    "Para que os dois lados da negociação saibam quem paga. Tenha em mãos seu passaporte, documento de identidade ou carteira de motorista.",
  "start.agreement.why": "As regras que valem para os dois lados de uma negociação.",
  "start.agreement.accept": "Li e aceito",
  "start.twoFactor.why":
    "Com um código de um aplicativo no seu telefone, só você pode liberar moedas e sacar.",
  "start.twoFactor.app":
    "Você precisa de um aplicativo autenticador no telefone, como o Google Authenticator: instale-o primeiro. O botão mostra a chave e envia códigos aos seus contatos vinculados.",

  "start.order.title": "Sua escolha está guardada",
  "start.order.text":
    "Quando tudo estiver pronto, você volta ao anúncio com o mesmo valor e método de pagamento. Nenhuma ordem foi feita ainda: até lá, o preço pode mudar.",
  "start.order.view": "Ver o anúncio",

  "start.meanwhile": "O que você pode fazer enquanto isso",
  "start.meanwhile.market": "Ver anúncios e preços",
  "start.meanwhile.help": "Ler como as negociações são protegidas",
  "start.meanwhile.reach": "Escolher como avisamos você",
  "start.meanwhile.phishing": "Escolher um código antiphishing para nossos e-mails",

  "start.done.title": "Você já pode negociar",
  "start.done.text": "Tudo o que uma negociação exige está configurado.",
  "start.done.order": "Continuar para sua ordem",
  "start.done.market": "Ver anúncios",
  "start.done.back": "Voltar para onde você estava",
  "start.done.toOrder": "Tudo pronto. Confira sua ordem e confirme.",
});
