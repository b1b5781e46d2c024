import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "Contrato de serviço P2P",
  "agreement.meta.description":
    "As regras das negociações na Parley: custódia, pagamentos, cancelamento, apelações, taxas, condutas proibidas, riscos e seus dados.",
  "agreement.text": "Leia e aceite o <link>contrato de serviço P2P</link> antes de negociar.",
  "agreement.version": "Versão {version}",
  "agreement.contents": "Sumário",
  "agreement.body": "Texto do contrato",
  "agreement.otherLanguage": "Este texto ainda não está disponível no seu idioma.",
  "agreement.read": "Li o contrato e o aceito.",
  "agreement.required": "É preciso aceitar o contrato de serviço P2P antes de negociar.",
  "agreement.changed": "O contrato mudou enquanto você lia. Leia a nova versão.",
  "agreement.accept": "Aceitar",
  "agreement.accepted": "Você aceitou o contrato de serviço P2P.",
  "agreement.notDone": "O contrato não foi aceito",
  "agreement.later": "Agora não",
  "agreement.close": "Fechar",
  "agreement.loading": "Carregando o contrato.",
  "agreement.failed": "Não foi possível carregar o contrato.",
  "agreement.retry": "Tentar novamente",
});
