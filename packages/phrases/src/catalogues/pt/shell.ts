import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Ir para o conteúdo",

  "shell.account.loggedOut": "Você saiu da conta.",
  "shell.account.sessionEnded": "Sua sessão foi encerrada. Faça login novamente.",

  "shell.protection": "Como a Parley protege você",
  "shell.contact": "Falar com o atendimento ao cliente",

  "shell.error.notFound": "Página não encontrada",
  "shell.error.notFoundRoute": "Página não encontrada",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "Não há nada neste endereço. Talvez ele tenha sido digitado errado ou a página tenha mudado de lugar.",
  "shell.error.internal": "Erro interno do servidor",
  "shell.error.internalText":
    "Algo deu errado do nosso lado. Suas criptomoedas e suas ordens não foram afetadas. Tente novamente em instantes.",
  "shell.error.notAllowed": "Acesso não permitido",
  "shell.error.notAllowedText": "Sua conta não tem permissão para ver esta página.",
  "shell.error.limited": "Solicitações demais",
  "shell.error.limitedText":
    "Recebemos solicitações demais de você ou da sua rede. Aguarde um minuto e tente novamente.",
  "shell.error.busy": "Serviço indisponível",
  "shell.error.busyText":
    "O site está muito movimentado no momento. Suas criptomoedas e suas ordens não foram afetadas. Tente novamente em instantes.",
  "shell.error.accountGroup": "O grupo da sua conta é desconhecido. Faça login novamente.",
  "shell.error.home": "Ir para a página inicial",
  "shell.error.retry": "Tentar novamente",
  "shell.notDone.unknown": "Ainda não confirmado",
  "shell.notDone.text":
    "O servidor não confirmou. Verifique sua conexão e tente novamente aqui. Nada será feito duas vezes.",
  "shell.notDone.retry": "Tentar novamente",
  "shell.notDone.change": "A alteração não foi salva",

  "shell.amount.question": "Qual valor você quer dizer?",
  "shell.amount.notAmount": "Não é possível ler isto como um valor.",
  "shell.amount.decimals":
    "No máximo {most, plural, one {# casa decimal} many {# casas decimais} other {# casas decimais}}.",
  "shell.amount.check": "Verifique o valor.",
  "shell.error.network": "Erro de rede",
  "shell.error.requestFailed": "A solicitação falhou. Tente novamente",
  "shell.error.requestFailedRetry": "Falha na solicitação, tente novamente",
  "shell.error.newVersion": "Nova versão disponível. Atualize a página!",
  "shell.error.noMatchingData": "Nenhum resultado encontrado",

  "shell.refresh": "Atualizar",
  "shell.dismiss": "Fechar",
  "shell.toasts": "Mensagens",
  "shell.loading": "A página está carregando",
  "shell.offline": "Você está offline. O que você vê pode estar desatualizado.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "Ver ordem",
});
