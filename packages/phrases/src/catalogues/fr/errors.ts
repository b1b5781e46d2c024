import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput":
    "Certaines informations manquent ou ne sont pas valides. Veuillez vérifier les champs signalés.",
  "errors.fieldRequired": "Ce champ ne peut pas rester vide.",
  "errors.fieldInvalid": "Cette valeur n’est pas valide.",
  "errors.fieldUnknown": "Ce champ n’est pas connu ici.",
  "errors.malformedRequest":
    "La requête n’a pas pu être lue. Veuillez actualiser la page et réessayer.",
  "errors.notFound": "L’élément demandé n’existe pas ou n’est plus disponible.",
  "errors.methodNotAllowed": "Cette adresse n’accepte pas ce type de requête.",
  "errors.tooLarge":
    "La requête est trop volumineuse. Veuillez envoyer moins de données à la fois.",
  "errors.unsupportedType": "Ce type de fichier ou de contenu n’est pas pris en charge.",
  "errors.stateChanged":
    "La situation a changé entre-temps. Veuillez vérifier l’état actuel et réessayer.",

  "errors.notLoggedIn": "Veuillez vous connecter pour continuer.",
  "errors.notAllowed": "Votre compte n’est pas autorisé à effectuer cette action.",
  "errors.accountGroupMissing": "Le groupe de votre compte est inconnu. Veuillez vous reconnecter.",
  "errors.accountGroupMismatch":
    "Cette adresse appartient à un autre groupe de comptes. Veuillez vous reconnecter avec le bon compte.",

  "errors.tooManyRequests": "Trop de requêtes. Veuillez patienter un instant avant de réessayer.",
  "errors.internal": "Un problème est survenu de notre côté. Veuillez réessayer dans un instant.",
  "errors.unavailable":
    "Le service est indisponible pour le moment. Veuillez réessayer dans un instant.",
  "errors.timeout": "La réponse a pris trop de temps. Veuillez réessayer.",

  "errors.unknownAsset": "Cette crypto n’est pas proposée ici.",
  "errors.unknownFiat": "Cette devise n’est pas proposée ici.",
  "errors.unknownMarket": "Il n’existe pas de marché pour cette crypto et cette devise.",
  "errors.ratesStale":
    "Le cours de référence n’est plus à jour. Veuillez réessayer dans un instant.",
});
