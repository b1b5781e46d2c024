import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Como a Parley protege você",
  "help.protection.lead":
    "O que acontece com suas moedas em uma negociação, o que a Parley faz contra fraudes e o que você deve fazer.",
  "help.contents": "Nesta página",

  "help.protection.escrow.title": "As moedas ficam em custódia",
  "help.protection.escrow.1":
    "Quando uma ordem é criada, as moedas saem do saldo do vendedor e ficam em custódia. Nenhum dos lados pode usá-las até a ordem terminar.",
  "help.protection.escrow.2":
    "O comprador paga diretamente ao vendedor. A Parley nunca recebe esse dinheiro.",
  "help.protection.escrow.3":
    "Depois que a ordem é marcada como paga, nenhum prazo devolve as moedas. Elas só se movem se o vendedor liberar, se os dois lados concordarem ou se o atendimento decidir.",

  "help.protection.release.title": "Libere só depois de ver o dinheiro",
  "help.protection.release.1":
    "Confira o valor completo na sua própria conta bancária ou de pagamento. Uma captura de tela, mensagem ou e-mail do comprador não é comprovação.",
  "help.protection.release.2":
    "Liberar exige um código de segurança e é definitivo. Moedas liberadas não podem ser recuperadas.",
  "help.protection.release.3":
    "O comprador informa o nome da conta pagadora e os quatro últimos caracteres dela. Se o nome for diferente do nome verificado, o vendedor vê um aviso.",

  "help.protection.codes.title": "Códigos valem uma vez",
  "help.protection.codes.1":
    "Um código de segurança vale uma vez, para uma finalidade e por poucos minutos. Um código já usado do autenticador é recusado para todo o resto também.",
  "help.protection.codes.2":
    "Códigos de liberação e de saque saem do navegador criptografados e ligados exatamente ao que você confirmou. Ninguém no caminho consegue lê-los ou usá-los para outra coisa.",

  "help.protection.account.title": "Mudanças na sua conta",
  "help.protection.account.1":
    "Um novo e-mail ou telefone não pode ser usado para entrar nem para redefinir a senha por 24 horas. Seus outros contatos recebem uma mensagem com um link que desfaz a mudança.",
  "help.protection.account.2":
    "Os saques ficam bloqueados por 24 horas após a redefinição da senha, a remoção ou troca de e-mail ou telefone e a desativação do autenticador. Saques pendentes voltam para a sua carteira.",
  "help.protection.account.3":
    "Em Segurança da conta você vê cada dispositivo conectado e pode desconectá-lo. Um acesso sem uso por 30 dias termina sozinho.",

  "help.protection.limits.title": "Limites para contas novas",
  "help.protection.limits.1":
    "Contas novas podem ter só algumas ordens abertas de valor limitado. Os limites crescem com negociações concluídas e parceiros diferentes.",
  "help.protection.limits.2":
    "Limites, bloqueios e congelamentos valem para todas as contas de uma pessoa, inclusive subusuários.",
  "help.protection.limits.3":
    "Moedas compradas por uma conta com menos de 30 dias, ou com um método de pagamento reversível, só podem ser vendidas ou sacadas após 24 horas. O formulário avisa antes da compra.",

  "help.protection.appeals.title": "Se algo der errado",
  "help.protection.appeals.1":
    "Se o comprador marcou a ordem como paga e o dinheiro não chega no tempo habitual, o vendedor pode informar. O comprador então deve enviar comprovação em 60 minutos.",
  "help.protection.appeals.2":
    "Qualquer lado pode abrir uma apelação. As moedas continuam em custódia, e o atendimento analisa a ordem, o chat e as provas dos dois lados.",
  "help.protection.appeals.3":
    "Uma decisão passa a valer duas horas depois de comunicada aos dois lados. Até lá, cada lado pode pedir uma vez que outra pessoa da equipe a revise.",

  "help.protection.staff.title": "Quem decide",
  "help.protection.staff.1":
    "A equipe não pode negociar, e ninguém decide um caso das próprias contas ou de contas que compartilhem com elas contatos, dispositivos ou contas de pagamento.",
  "help.protection.staff.2":
    "Casos de valor alto precisam da aprovação de uma segunda pessoa da equipe. Cada ação da equipe fica registrada e não pode ser alterada.",

  "help.protection.names.title": "Nomes e mensagens",
  "help.protection.names.1":
    "Apelidos que imitam outros usuários ou a Parley são recusados. Um apelido pode ser trocado uma vez a cada 30 dias, e os anteriores aparecem por 90 dias.",
  "help.protection.names.2":
    "Links, telefones e números de conta no chat trazem um aviso. Pague somente na conta mostrada na ordem.",

  "help.protection.never.title": "O que a Parley nunca pede",
  "help.protection.never.1":
    "A Parley nunca pede sua senha ou um código de segurança: nem no chat, nem por telefone, nem por e-mail.",
  "help.protection.never.2":
    "A Parley nunca pede para liberar antes da hora, pagar em outra conta ou continuar fora deste site.",

  "help.protection.you.title": "O que você deve fazer",
  "help.protection.you.1":
    "Pague somente de uma conta em seu nome, o valor exato da ordem, e marque como paga só depois que o dinheiro sair da sua conta.",
  "help.protection.you.2":
    "Mantenha a conversa no chat da ordem. O que se combina fora dele não é protegido.",
  "help.protection.you.3":
    "Ative um autenticador ou uma chave de acesso e um código antiphishing, e confira o endereço do site antes de entrar.",
  "help.protection.you.4":
    "Na dúvida, não libere e não cancele depois de pagar. Abra uma apelação.",
});
