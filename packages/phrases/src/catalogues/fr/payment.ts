import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "Moyens de paiement",
  "payment.text":
    "Les comptes sur lesquels vous recevez de la monnaie fiat. Les autres ne les voient que dans un ordre passé avec vous.",
  "payment.count": "{count} sur {most}",
  "payment.empty": "Vous n’avez pas encore ajouté de moyen de paiement.",
  "payment.emptyText":
    "Ajoutez le compte sur lequel les acheteurs doivent vous payer. Il doit être à votre nom.",
  "payment.add": "Ajouter un moyen de paiement",
  "payment.backToP2P": "Retour au P2P",
  "payment.backToOffer": "Retour à l’offre",
  "payment.cancel": "Annuler",
  "payment.close": "Fermer",
  "payment.notAllowed":
    "Votre compte n’est pas autorisé à gérer les moyens de paiement. Les sous-comptes peuvent s’adresser à leur compte principal.",
  "payment.full":
    "Vous avez atteint le nombre maximal de moyens de paiement. Veuillez d’abord en supprimer un.",
  "payment.kyc.title": "Veuillez d’abord vérifier votre identité",
  "payment.kyc.text":
    "Un moyen de paiement doit porter le nom avec lequel votre identité a été vérifiée : la vérification passe donc en premier.",
  "payment.kyc.action": "Vérifier l’identité",

  "payment.group.bank": "Virement bancaire",
  "payment.group.instant": "Paiement instantané",
  "payment.group.wallet": "Portefeuille électronique",
  "payment.group.mobileMoney": "Argent mobile",
  "payment.group.card": "Carte",
  "payment.group.cash": "Espèces",
  "payment.group.giftCard": "Carte cadeau",

  "payment.show": "Afficher les détails",
  "payment.hide": "Masquer les détails",
  "payment.copy": "Copier : {label}",
  "payment.copied": "Copié",
  "payment.picture": "Image pour {method}",
  "payment.picture.enlarge": "Agrandir l’image pour {method}",
  "payment.addedAt": "Ajouté le {time}",

  "payment.remove": "Supprimer",
  "payment.remove.title": "Supprimer ce moyen de paiement ?",
  "payment.remove.text":
    "{method}, {account} : il ne pourra plus être choisi pour des offres ni des ordres. Les ordres déjà payés par ce moyen restent inchangés.",
  "payment.removed": "Le moyen de paiement a été supprimé.",
  "payment.notDone.add": "Le moyen de paiement n’est pas ajouté",
  "payment.edit.title": "Modifier le moyen de paiement",
  "payment.edit.text":
    "Vos offres utilisent dès maintenant les nouvelles données. Les ordres existants gardent celles qu’ils affichent.",
  "payment.edit.done": "Le moyen de paiement a été modifié.",
  "payment.notDone.edit": "Le moyen de paiement n’est pas modifié",
  "payment.edit": "Modifier",
  "payment.edit.submit": "Enregistrer",
  "payment.notDone.remove": "Le moyen de paiement n’est pas supprimé",

  "payment.new.text":
    "Choisissez comment vous souhaitez être payé, puis saisissez les coordonnées exactement comme votre banque ou prestataire les écrit.",
  "payment.new.loading": "Chargement des moyens de paiement",
  "payment.new.failed": "Les moyens de paiement n’ont pas pu être chargés.",
  "payment.new.retry": "Réessayer",
  "payment.new.submit": "Ajouter le moyen de paiement",
  "payment.new.done": "Le moyen de paiement a été ajouté.",
  "payment.new.uploading": "Veuillez attendre que l’image soit envoyée.",
  "payment.currency": "Devise",
  "payment.currency.any": "Toutes les devises",
  "payment.currency.search": "Rechercher une devise",
  "payment.country": "Pays ou région",
  "payment.country.any": "Tous les pays et régions",
  "payment.country.search": "Rechercher un pays ou une région",
  "payment.method": "Moyen de paiement",
  "payment.method.choose": "Choisir un moyen de paiement",
  "payment.method.search": "Rechercher un moyen de paiement",

  "payment.field.account": "Numéro de carte ou de compte",
  "payment.field.receiverName": "Nom du bénéficiaire",
  "payment.field.receiverName.hint":
    "Le nom avec lequel votre identité a été vérifiée. Les comptes de tiers ne sont pas acceptés.",
  "payment.field.image": "Image",
  "payment.field.optional": "Facultatif",
  "payment.field.choose": "Veuillez choisir",
  "payment.field.required": "Ce champ ne peut pas rester vide.",
  "payment.field.invalid": "Cette valeur n’a pas le bon format. Veuillez la vérifier.",
  "payment.field.checkFailed":
    "La clé de contrôle ne correspond pas. Veuillez comparer le numéro avec celui de votre banque.",
  "payment.field.tooShort": "Trop court. Longueur minimale : {count}.",
  "payment.field.tooLong": "Trop long. Longueur maximale : {count}.",
  "payment.field.otherHolder":
    "Le nom du bénéficiaire doit être celui avec lequel votre identité a été vérifiée.",
  "payment.image.hint":
    "PNG, JPG ou JPEG, moins de 3 Mo. Par exemple le QR code de votre compte, que le payeur pourra scanner.",
  "payment.image.choose": "Choisir une image",
  "payment.image.drop": "ou déposez-la ici",
  "payment.image.remove": "Supprimer l’image",
  "payment.image.progress": "Progression de l’envoi",
  "payment.image.failed": "Échec du téléversement.",
  "payment.image.wrongType":
    "Échec du téléversement. Seuls les formats d’image PNG, JPG et JPEG sont acceptés.",
  "payment.image.tooLarge":
    "Échec du téléversement. Seules les images de moins de 3 Mo sont acceptées.",
});
