import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Ajuda",
  "help.lead": "Artigos curtos sobre negociar na Parley, sua conta e sua segurança.",
  "help.topic.trading": "Negociações",
  "help.topic.safety": "Segurança",
  "help.topic.account": "Sua conta",
  "help.topic.costs": "Taxas e limites",
  "help.all": "Todos os artigos de ajuda",
  "help.announcements": "Avisos",
  "help.rulingTime": "Tempo da apelação até a decisão (mediana dos últimos {days} dias): {time}",
  "help.upTo": "até {rate}",
  "help.contents": "Nesta página",
  "help.otherLanguage": "Este texto ainda não está disponível no seu idioma.",
  "help.outdated": "O texto em inglês é mais recente que esta tradução.",
  "help.readEnglish": "Ler em inglês",
  "help.failed": "As páginas de ajuda não podem ser carregadas no momento.",
  "help.status.title": "Status do serviço",
  "help.status.description": "O que funciona neste site neste momento.",
  "help.status.allGood": "Tudo funciona.",
  "help.status.limited": "Alguns serviços estão limitados neste momento.",
  "help.status.site": "Site e API",
  "help.status.trading": "Negociação",
  "help.status.markets":
    "{count, plural, one {# mercado aberto} many {# de mercados abertos} other {# mercados abertos}}",
  "help.status.prices": "Preços de referência",
  "help.status.pricesAt": "Atualizados em {time}",
  "help.status.pricesOld": "Desatualizados: {coins}",
  "help.status.deposits": "Depósitos",
  "help.status.withdrawals": "Saques",
  "help.status.pausedOn": "Em pausa: {networks}",
  "help.status.working": "Funcionando",
  "help.status.isLimited": "Limitado",
  "help.status.unknown": "Desconhecido",
  "help.status.note":
    "Esta página lê o status novamente a cada minuto. Manutenções planejadas são anunciadas na <link>ajuda</link>.",
});
