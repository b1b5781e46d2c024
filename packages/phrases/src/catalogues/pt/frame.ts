import type en from "../en/frame.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "frame.home": "Parley, página inicial",
  "frame.nav": "Menu principal",
  "frame.nav.buy": "Comprar",
  "frame.nav.sell": "Vender",
  "frame.nav.express": "Expresso",
  "frame.nav.offers": "Anúncios",
  "frame.nav.orders": "Ordens",
  "frame.nav.openOrders":
    "{count, plural, one {# ordem aberta} many {# de ordens abertas} other {# ordens abertas}}",
  "frame.nav.wallet": "Carteira",

  "frame.menu": "Menu",
  "frame.language": "Idioma",
  "frame.theme.dark": "Usar o tema escuro",
  "frame.theme.light": "Usar o tema claro",
  "frame.join.label": "{label}: {value}",
  "frame.bell": "Notificações",
  "frame.bell.unread": "Notificações, {count} não lidas",
  "frame.transfer": "Transferir",

  "frame.account": "Conta",
  "frame.account.logIn": "Entrar",
  "frame.account.register": "Cadastrar-se",
  "frame.account.copyUid": "Copiar UID",
  "frame.account.copied": "Copiado",
  "frame.account.security": "Segurança",
  "frame.account.kyc": "Verificação de identidade",
  "frame.account.orders": "Minhas ordens",
  "frame.account.offers": "Meus anúncios",
  "frame.account.payment": "Métodos de pagamento",
  "frame.account.subUsers": "Subcontas",
  "frame.account.settings": "Configurações",
  "frame.account.broker": "Corretor",
  "frame.account.logOut": "Sair",

  "frame.footer.trade": "Negociar",
  "frame.footer.buy": "Comprar cripto",
  "frame.footer.sell": "Vender cripto",
  "frame.footer.hkpay": "Negociar com HKD",
  "frame.footer.agreement": "Contrato de serviço P2P",
  "frame.footer.protection": "Como a Parley protege você",
  "frame.footer.help": "Ajuda",
  "frame.footer.contact": "Falar com o atendimento ao cliente",
  "frame.footer.developers": "Desenvolvedores",
  "frame.footer.apiDocs": "Documentação da API",
  "frame.footer.openApi": "Documento OpenAPI",
  "frame.footer.risk":
    "Os preços das criptomoedas podem variar muito e rapidamente. Negocie apenas o que você pode perder.",
  "frame.footer.licence": "A Parley é um software de código aberto.",
});
