import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "Accord de service P2P",
  "agreement.meta.description":
    "Les règles des transactions sur Parley : séquestre, paiements, annulation, litiges, frais, comportements interdits, risques et vos données.",
  "agreement.text":
    "Veuillez lire et accepter l’<link>accord de service P2P</link> avant de trader.",
  "agreement.version": "Version {version}",
  "agreement.contents": "Sommaire",
  "agreement.body": "Texte de l’accord",
  "agreement.otherLanguage": "Ce texte n’est pas encore disponible dans votre langue.",
  "agreement.read": "J’ai lu l’accord et je l’accepte.",
  "agreement.required": "L’accord de service P2P doit être accepté avant de trader.",
  "agreement.changed":
    "L’accord a changé pendant votre lecture. Veuillez lire la nouvelle version.",
  "agreement.accept": "Accepter",
  "agreement.accepted": "Vous avez accepté l’accord de service P2P.",
  "agreement.notDone": "L’accord n’est pas accepté",
  "agreement.later": "Pas maintenant",
  "agreement.close": "Fermer",
  "agreement.loading": "Chargement de l’accord en cours.",
  "agreement.failed": "L’accord n’a pas pu être chargé.",
  "agreement.retry": "Réessayer",
});
