import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "Compte",
  "account.nav.security": "Sécurité",
  "account.nav.kyc": "Vérification d’identité",
  "account.nav.subUsers": "Sous-comptes",
  "account.nav.api": "Clés API",
  "account.nav.limits": "Limites",
  "account.limits.title": "Vos limites",
  "account.limits.description":
    "Ce que vous pouvez avoir en cours et retirer, et ce qui augmente ces limites.",
  "account.limits.trading": "Échanges",
  "account.limits.openOrders": "Ordres en cours",
  "account.limits.openPurchases": "Achats en cours",
  "account.limits.perOffer": "Ordres en cours sur une même offre",
  "account.limits.used": "{used} sur {most}",
  "account.limits.next": "Niveau suivant",
  "account.limits.trades": "Transactions terminées",
  "account.limits.partners": "Partenaires différents",
  "account.limits.gives":
    "Vous pourrez alors avoir {orders} ordres en cours et des achats en cours de {worth}.",
  "account.limits.highest": "Vous avez les limites les plus élevées.",
  "account.limits.barred":
    "Les nouveaux ordres sont bloqués jusqu'au {time} en raison de trop d'annulations.",
  "account.limits.withdrawals": "Retraits",
  "account.limits.daily": "Limite sur 24 heures",
  "account.limits.blocked":
    "Les retraits sont bloqués jusqu'au {time} après une modification de sécurité.",
  "account.nav.settings": "Paramètres",
  "account.back": "Retour au P2P",

  "account.subUsers.title": "Sous-comptes",
  "account.subUsers.text":
    "Des accès pour les personnes qui travaillent pour vous. Elles tradent sous votre identité vérifiée, chacune dans la limite de ce que vous autorisez.",
  "account.subUsers.count": "{count} sur {most}",
  "account.subUsers.create": "Créer un sous-compte",
  "account.subUsers.empty": "Aucun sous-compte pour l’instant",
  "account.subUsers.emptyText":
    "Créez-en un pour laisser quelqu’un trader pour vous sans partager votre mot de passe.",
  "account.subUsers.name": "Sous-compte",
  "account.subUsers.lastSeen": "Dernière activité : {time}",
  "account.subUsers.neverSeen": "Ne s’est pas encore connecté",
  "account.subUsers.permissions": "Autorisations",
  "account.subUsers.permissionsOf": "Autorisations de {name}",
  "account.subUsers.permission.trade": "Trader",
  "account.subUsers.permission.payment": "Moyens de paiement",
  "account.subUsers.permission.withdraw": "Retirer",
  "account.subUsers.useAdminTwoFactor": "Vérifier avec mon authentificateur",
  "account.subUsers.status": "Statut",
  "account.subUsers.active": "Actif",
  "account.subUsers.frozen": "Gelé",
  "account.subUsers.action": "Action",
  "account.subUsers.freeze": "Geler",
  "account.subUsers.unfreeze": "Dégeler",
  "account.subUsers.freeze.title": "Geler {name} ?",
  "account.subUsers.freeze.text":
    "Ce sous-compte est aussitôt déconnecté partout et ne peut plus se connecter tant que vous ne l’avez pas dégelé. Ses ordres ouverts restent tels quels.",
  "account.subUsers.freeze.done": "{name} est gelé.",
  "account.subUsers.unfreeze.title": "Dégeler {name} ?",
  "account.subUsers.unfreeze.text":
    "Ce sous-compte pourra de nouveau se connecter et faire ce que ses autorisations permettent.",
  "account.subUsers.unfreeze.done": "{name} peut de nouveau se connecter.",
  "account.subUsers.cancel": "Annuler",
  "account.subUsers.close": "Fermer",
  "account.subUsers.saved": "Autorisations de {name} enregistrées.",
  "account.subUsers.notDone.create": "Le sous-compte n’est pas créé",
  "account.subUsers.notDone.change": "La modification n’est pas enregistrée",

  "account.subUsers.new.title": "Créer un sous-compte",
  "account.subUsers.new.text":
    "Le sous-compte se connecte avec cet e-mail ou ce téléphone et le mot de passe que vous définissez, et le confirme par un code à la première connexion.",
  "account.subUsers.new.whyCodes":
    "Un sous-compte peut négocier en votre nom : confirmez que c’est bien vous.",
  "account.subUsers.new.account": "E-mail ou téléphone",
  "account.subUsers.new.account.hint":
    "Un numéro de téléphone avec son indicatif de pays, par exemple +33 6 12 34 56 78.",
  "account.subUsers.new.username": "Pseudo",
  "account.subUsers.new.password": "Mot de passe",
  "account.subUsers.new.password.hint": "Au moins 8 caractères. Transmettez-le par un moyen sûr.",
  "account.subUsers.new.useAdminTwoFactor": "Vérifier avec mon authentificateur",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "Le sous-compte utilise alors les codes de votre authentificateur au lieu des siens.",
  "account.subUsers.new.submit": "Créer",
  "account.subUsers.new.continue": "Continuer",
  "account.subUsers.new.back": "Retour",
  "account.subUsers.new.done": "{name} a été créé.",
  "account.field.blank": "Ce champ ne peut pas rester vide.",
  "account.subUsers.problem.password": "Veuillez utiliser de 8 à 128 caractères.",

  "account.settings.title": "Paramètres",
  "account.settings.description": "Votre pseudo, la langue de nos messages et l’apparence du site.",
  "account.settings.profile.title": "Profil",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "Copier l’UID",
  "account.settings.uid.copied": "Copié",
  "account.settings.uid.failed": "Échec de la copie",
  "account.settings.username": "Pseudo",
  "account.settings.username.hint":
    "Les autres traders voient ce nom. De 3 à 30 lettres, chiffres, points, tirets ou tirets bas.",
  "account.settings.username.invalid":
    "Utilisez de 3 à 30 lettres, chiffres, points, tirets ou tirets bas, en commençant par une lettre ou un chiffre.",
  "account.settings.username.next": "Vous pourrez modifier le nom à partir du {time}.",
  "account.settings.save": "Enregistrer",
  "account.settings.saved": "Enregistré.",
  "account.settings.messages.title": "Messages",
  "account.settings.language": "Langue des messages",
  "account.settings.language.hint":
    "Les e-mails et SMS que nous vous envoyons sont rédigés dans cette langue. Le site, lui, suit le menu des langues en haut de page.",
  "account.settings.zone": "Fuseau horaire",
  "account.settings.zone.hint":
    "Les heures affichées sur le site et dans les messages que vous recevez suivent ce fuseau.",
  "account.settings.zone.search": "Rechercher un fuseau horaire",
  "account.settings.zone.device": "Cet appareil est réglé sur {zone}.",
  "account.settings.zone.use": "Utiliser ce fuseau",
  "account.settings.look.title": "Apparence",
  "account.settings.theme": "Couleurs",
  "account.settings.theme.system": "Comme votre système",
  "account.settings.theme.light": "Clair",
  "account.settings.theme.dark": "Sombre",
  "account.settings.currency": "Devise d’affichage",
  "account.settings.currency.hint":
    "Les valeurs et les estimations s’affichent dans cette devise. Les prix des offres et des ordres gardent la leur.",
  "account.settings.currency.search": "Rechercher une devise",
});
