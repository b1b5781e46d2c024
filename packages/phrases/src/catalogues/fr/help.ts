import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.title": "Aide",
  "help.lead":
    "De courts articles sur les transactions sur Parley, votre compte et votre sécurité.",
  "help.topic.trading": "Transactions",
  "help.topic.safety": "Sécurité",
  "help.topic.account": "Votre compte",
  "help.topic.costs": "Frais et limites",
  "help.all": "Tous les articles d’aide",
  "help.announcements": "Annonces du service",
  "help.rulingTime":
    "Délai entre l’ouverture d’un litige et la décision (médiane des {days} derniers jours) : {time}",
  "help.upTo": "{rate} au plus",
  "help.contents": "Sur cette page",
  "help.otherLanguage": "Ce texte n’est pas encore disponible dans votre langue.",
  "help.outdated": "Le texte anglais est plus récent que cette traduction.",
  "help.readEnglish": "Lire en anglais",
  "help.failed": "Les pages d’aide ne peuvent pas être chargées pour le moment.",
  "help.status.title": "État du service",
  "help.status.description": "Ce qui fonctionne sur ce site en ce moment.",
  "help.status.allGood": "Tout fonctionne.",
  "help.status.limited": "Certains services sont limités en ce moment.",
  "help.status.site": "Site web et API",
  "help.status.trading": "Transactions",
  "help.status.markets":
    "{count, plural, one {# marché ouvert} many {# de marchés ouverts} other {# marchés ouverts}}",
  "help.status.prices": "Cours de référence",
  "help.status.pricesAt": "Au {time}",
  "help.status.pricesOld": "Périmés : {coins}",
  "help.status.deposits": "Dépôts",
  "help.status.withdrawals": "Retraits",
  "help.status.pausedOn": "Suspendu : {networks}",
  "help.status.working": "Fonctionne",
  "help.status.isLimited": "Limité",
  "help.status.unknown": "Inconnu",
  "help.status.note":
    "Cette page relit l’état toutes les minutes. Les travaux prévus sont annoncés dans l’<link>aide</link>.",
});
