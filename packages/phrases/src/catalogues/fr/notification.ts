import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "Notifications",
  "notification.description": "Ce qui concerne vos ordres, votre compte et vos cryptos.",
  "notification.empty": "Aucune notification pour l’instant",
  "notification.emptyText": "Ce qui concerne vos ordres et votre compte apparaît ici.",
  "notification.allRead": "Vous avez tout lu.",
  "notification.markAll": "Tout marquer comme lu",
  "notification.viewAll": "Tout voir",
  "notification.unread": "Non lues",
  "notification.unreadOne": "Non lue",
  "notification.more": "Afficher plus",
  "notification.filter": "Afficher",
  "notification.filter.all": "Toutes",
  "notification.group.orders": "Ordres",
  "notification.group.appeals": "Litiges",
  "notification.group.account": "Compte",
  "notification.group.wallet": "Portefeuille",
  "notification.group.security": "Sécurité",
  "notification.settings": "Notifications par e-mail",
  "notification.settings.text":
    "Tout apparaît sur cette page. Choisissez ce que vous souhaitez aussi recevoir par e-mail.",
  "notification.settings.orders": "Nouveaux ordres, paiements, libérations, annulations et rappels",
  "notification.settings.appeals":
    "Litiges ouverts, retirés et résolus, preuves ajoutées, partages proposés",
  "notification.settings.account": "Vérification d’identité et sous-comptes",
  "notification.settings.wallet": "Dépôts et retraits",
  "notification.settings.security":
    "Connexions depuis de nouveaux appareils et changements de sécurité",
  "notification.settings.always": "Toujours activé",
  "notification.settings.saved": "Votre choix a été enregistré.",
  "notification.failed": "Impossible de charger les notifications.",
  "notification.retry": "Réessayer",
});
