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
  "help.contents": "En esta página",
  "help.otherLanguage": "Este texto todavía no está disponible en tu idioma.",
  "help.outdated": "El texto en inglés es más reciente que esta traducción.",
  "help.readEnglish": "Leer en inglés",
  "help.failed": "Las páginas de ayuda no se pueden cargar en este momento.",
});
