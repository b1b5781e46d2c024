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
  "help.contents": "Nesta página",
  "help.otherLanguage": "Este texto ainda não está disponível no seu idioma.",
  "help.outdated": "O texto em inglês é mais recente que esta tradução.",
  "help.readEnglish": "Ler em inglês",
  "help.failed": "As páginas de ajuda não podem ser carregadas no momento.",
});
