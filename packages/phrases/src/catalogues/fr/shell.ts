import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Aller au contenu",

  "shell.account.loggedOut": "Vous êtes déconnecté.",
  "shell.account.sessionEnded": "Votre session a expiré. Veuillez vous reconnecter.",

  "shell.protection": "Comment Parley vous protège",
  "shell.contact": "Contacter le service client",

  "shell.error.notFound": "Page introuvable",
  "shell.error.notFoundRoute": "Page introuvable",
  "shell.error.atPath": "{message} : {path}",
  "shell.error.notFoundText":
    "Il n’y a rien à cette adresse. Elle comporte peut-être une faute de frappe, ou la page a été déplacée.",
  "shell.error.internal": "Erreur interne du serveur",
  "shell.error.internalText":
    "Un problème est survenu de notre côté. Vos cryptos et vos ordres ne sont pas affectés. Veuillez réessayer dans un instant.",
  "shell.error.notAllowed": "Accès refusé",
  "shell.error.notAllowedText": "Votre compte n’est pas autorisé à afficher cette page.",
  "shell.error.limited": "Trop de requêtes",
  "shell.error.limitedText":
    "Trop de requêtes proviennent de vous ou de votre réseau. Veuillez patienter une minute avant de réessayer.",
  "shell.error.busy": "Service indisponible",
  "shell.error.busyText":
    "Le site est très sollicité en ce moment. Vos cryptos et vos ordres ne sont pas affectés. Veuillez réessayer dans un instant.",
  "shell.error.accountGroup": "Le groupe de votre compte est inconnu. Veuillez vous reconnecter.",
  "shell.error.home": "Aller à la page d’accueil",
  "shell.error.retry": "Réessayer",
  "shell.notDone.unknown": "Pas encore confirmé",
  "shell.notDone.text":
    "Le serveur ne l’a pas confirmé. Vérifiez votre connexion et réessayez ici. Rien ne sera exécuté deux fois.",
  "shell.notDone.retry": "Réessayer",
  "shell.notDone.change": "La modification n’est pas enregistrée",

  "shell.amount.question": "Quel montant voulez-vous dire ?",
  "shell.amount.notAmount": "Ceci ne peut pas être lu comme un montant.",
  "shell.amount.decimals":
    "Au plus {most, plural, one {# décimale} many {# décimales} other {# décimales}}.",
  "shell.amount.check": "Veuillez vérifier le montant.",
  "shell.error.network": "Erreur réseau",
  "shell.error.requestFailed": "La requête a échoué. Veuillez réessayer",
  "shell.error.requestFailedRetry": "Échec de la requête, veuillez réessayer",
  "shell.error.newVersion": "Une nouvelle version est disponible, veuillez actualiser la page !",
  "shell.error.noMatchingData": "Aucun résultat",

  "shell.refresh": "Actualiser",
  "shell.dismiss": "Fermer",
  "shell.toasts": "Notifications",
  "shell.loading": "La page se charge",
  "shell.offline":
    "Vous êtes hors ligne. Les informations affichées ne sont peut-être plus à jour.",

  "shell.join.label": "{label} : {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "Voir l’ordre",
});
