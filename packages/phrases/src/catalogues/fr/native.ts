import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "Pages P2P",
  "native.nav.market": "Échanger",
  "native.nav.orders": "Ordres",
  "native.nav.offers": "Mes offres",
  "native.nav.payment": "Moyens de paiement",
  "native.nav.account": "Paramètres",
  "native.login.title": "Se connecter",
  "native.login.text": "Connectez-vous dans l’application pour continuer.",
  "native.login.button": "Se connecter",
  "native.login.failed": "L’application ne vous a pas connecté. Veuillez réessayer.",
  "native.logOut": "Se déconnecter",
  "native.outdated": "Une version plus récente de l’application est nécessaire.",
  "native.update": "Mettre à jour",
  "native.picture.save": "Enregistrer l’image",
  "native.picture.saved": "L’image a été enregistrée.",
  "native.picture.failed": "L’image n’a pas pu être enregistrée.",
  "native.community.text": "D’autres utilisateurs connaissent peut-être la réponse.",
  "native.community.open": "Demander à la communauté",
});
