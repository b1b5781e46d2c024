import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Ayuda",
  "help.lead": "Artículos breves sobre las operaciones en Parley, tu cuenta y tu seguridad.",
  "help.topic.trading": "Operaciones",
  "help.topic.safety": "Seguridad",
  "help.topic.account": "Tu cuenta",
  "help.topic.costs": "Comisiones y límites",
  "help.all": "Todos los artículos de ayuda",
  "help.announcements": "Avisos",
  "help.rulingTime":
    "Tiempo desde la apelación hasta la decisión (mediana de los últimos {days} días): {time}",
  "help.upTo": "{rate} como máximo",
  "help.contents": "En esta página",
  "help.otherLanguage": "Este texto todavía no está disponible en tu idioma.",
  "help.outdated": "El texto en inglés es más reciente que esta traducción.",
  "help.readEnglish": "Leer en inglés",
  "help.failed": "Las páginas de ayuda no se pueden cargar en este momento.",
  "help.status.title": "Estado del servicio",
  "help.status.description": "Qué funciona en este sitio en este momento.",
  "help.status.allGood": "Todo funciona.",
  "help.status.limited": "Algunos servicios están limitados en este momento.",
  "help.status.site": "Sitio web y API",
  "help.status.trading": "Operaciones",
  "help.status.markets":
    "{count, plural, one {# mercado abierto} many {# de mercados abiertos} other {# mercados abiertos}}",
  "help.status.prices": "Precios de referencia",
  "help.status.pricesAt": "A fecha de {time}",
  "help.status.pricesOld": "Desactualizados: {coins}",
  "help.status.deposits": "Depósitos",
  "help.status.withdrawals": "Retiros",
  "help.status.pausedOn": "En pausa: {networks}",
  "help.status.working": "Funciona",
  "help.status.isLimited": "Limitado",
  "help.status.unknown": "Desconocido",
  "help.status.note":
    "Esta página vuelve a leer el estado cada minuto. Los trabajos previstos se anuncian en la <link>ayuda</link>.",
});
