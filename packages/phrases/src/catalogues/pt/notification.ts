import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "Notificações",
  "notification.description": "O que acontece com suas ordens, sua conta e suas moedas.",
  "notification.empty": "Nenhuma notificação ainda",
  "notification.emptyText": "O que acontece com suas ordens e sua conta aparece aqui.",
  "notification.allRead": "Você já leu tudo.",
  "notification.markAll": "Marcar tudo como lido",
  "notification.viewAll": "Ver tudo",
  "notification.unread": "Não lidas",
  "notification.unreadOne": "Não lida",
  "notification.more": "Mostrar mais",
  "notification.filter": "Mostrar",
  "notification.filter.all": "Todas",
  "notification.group.orders": "Ordens",
  "notification.group.appeals": "Apelações",
  "notification.group.account": "Conta",
  "notification.group.wallet": "Carteira",
  "notification.group.security": "Segurança",
  "notification.settings": "Notificações por e-mail",
  "notification.settings.text":
    "Tudo aparece nesta página. Escolha o que você também quer receber por e-mail.",
  "notification.settings.orders": "Novas ordens, pagamentos, liberações, cancelamentos e lembretes",
  "notification.settings.appeals":
    "Apelações abertas, retiradas e resolvidas, provas adicionadas e divisões propostas",
  "notification.settings.account": "Verificação de identidade e subcontas",
  "notification.settings.wallet": "Depósitos e saques",
  "notification.settings.security": "Logins em novos dispositivos e mudanças na segurança da conta",
  "notification.settings.always": "Sempre ativo",
  "notification.settings.saved": "Sua escolha foi salva.",
  "notification.failed": "Não foi possível carregar as notificações.",
  "notification.retry": "Tentar novamente",
});
