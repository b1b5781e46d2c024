import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "Vérifiez que l’adresse ci-dessus commence par {origin}",
  "auth.checking": "Nous vérifions que vous n’êtes pas un robot…",
  "auth.noScript": "Ce formulaire nécessite JavaScript. Veuillez l’activer dans votre navigateur.",
  "auth.wait": "Vous pourrez réessayer dans {time}.",
  "auth.secondsLeft":
    "{seconds, plural, one {# seconde} many {# de secondes} other {# secondes}} avant de pouvoir réessayer",

  "auth.account": "E-mail ou numéro de téléphone",
  "auth.account.hint":
    "Saisissez un numéro de téléphone avec son indicatif de pays, par exemple +33 6 12 34 56 78.",
  "auth.account.invalid":
    "Veuillez saisir une adresse e-mail ou un numéro de téléphone avec son indicatif de pays.",
  "auth.email": "E-mail",
  "auth.email.invalid": "Veuillez saisir une adresse e-mail valide.",
  "auth.phone": "Numéro de téléphone",
  "auth.phone.invalid": "Veuillez saisir un numéro de téléphone valide.",
  "auth.phone.country": "Indicatif de pays",
  "auth.phone.search": "Rechercher un pays ou un indicatif",
  "auth.password": "Mot de passe",
  "auth.password.new": "Nouveau mot de passe",
  "auth.password.short": "Veuillez utiliser au moins 8 caractères.",
  "auth.password.long": "Veuillez utiliser au plus 128 caractères.",
  "auth.strength": "Robustesse du mot de passe : {level}",
  "auth.strength.none": "trop court",
  "auth.strength.weak": "faible",
  "auth.strength.fair": "moyenne",
  "auth.strength.good": "bonne",
  "auth.strength.strong": "élevée",
  "auth.strength.hint.short":
    "Au moins 8 caractères. Quelques mots à la suite se retiennent facilement.",
  "auth.strength.hint.easy": "Il suit un schéma parmi les premiers à être essayés.",
  "auth.strength.hint.account": "Il contient votre adresse e-mail ou votre numéro de téléphone.",
  "auth.strength.hint.longer": "Ajoutez des caractères : la longueur est la meilleure protection.",

  "auth.ended.otherDevice":
    "Vous avez été déconnecté depuis un autre appareil. Si ce n'était pas vous, changez immédiatement votre mot de passe.",
  "auth.ended.passwordChanged":
    "Le mot de passe de ce compte a été modifié, ce qui a mis fin à toutes les sessions. Si ce n'était pas vous, réinitialisez-le immédiatement.",
  "auth.ended.securityChanged":
    "Les paramètres de sécurité de ce compte ont été modifiés, ce qui a mis fin à toutes les sessions. Veuillez vous reconnecter.",
  "auth.ended.service":
    "Le service client a mis fin à toutes les sessions de ce compte pour le protéger. Votre e-mail en dit plus.",
  "auth.ended.frozen": "Le compte principal a gelé votre accès.",
  "auth.ended.expired":
    "Vous avez été déconnecté car cet appareil n'a pas été utilisé depuis longtemps.",
  "auth.login.title": "Se connecter",
  "auth.login.description":
    "Connectez-vous à Parley avec votre e-mail, votre numéro de téléphone ou une clé d’accès.",
  "auth.login.submit": "Se connecter",
  "auth.login.notDone": "Vous n’êtes pas connecté",
  "auth.login.forgot": "Mot de passe oublié ?",
  "auth.login.or": "ou",
  "auth.login.passkey": "Se connecter avec une clé d’accès",
  "auth.login.new": "Nouveau sur Parley ? <link>S’inscrire</link>",
  "auth.login.verify": "Veuillez confirmer qu’il s’agit bien de vous.",
  "auth.login.back": "Retour",

  "auth.register.title": "Créer votre compte",
  "auth.register.description":
    "Créez un compte Parley avec votre e-mail ou votre numéro de téléphone pour acheter et vendre des cryptos entre particuliers.",
  "auth.register.by": "S’inscrire avec",
  "auth.register.email": "E-mail",
  "auth.register.phone": "Téléphone",
  "auth.register.submit": "S’inscrire",
  "auth.register.terms":
    "En vous inscrivant, vous confirmez avoir au moins 18 ans. Vous lirez et accepterez l’<link>accord de service P2P</link> avant votre premier échange ; la page <privacy>Confidentialité</privacy> dit ce que deviennent vos données.",
  "auth.register.known": "Vous avez déjà un compte ? <link>Se connecter</link>",

  "auth.code.title.email": "Consultez vos e-mails",
  "auth.code.title.phone": "Consultez votre téléphone",
  "auth.code": "Code de sécurité",
  "auth.code.sent": "Un nouveau code vient d’être envoyé.",
  "auth.code.wasSent": "Un code a déjà été envoyé à {account}. <link>Saisir le code</link>",
  "auth.code.confirm": "Confirmer",
  "auth.code.help.email":
    "Rien reçu ? Regardez dans vos courriers indésirables. Si vous avez déjà un compte, l’e-mail l’indique.",
  "auth.code.help.phone":
    "Rien reçu ? Vérifiez le numéro. Si vous avez déjà un compte, le message l’indique.",
  "auth.code.change.email": "Modifier l’adresse e-mail",
  "auth.code.change.phone": "Modifier le numéro de téléphone",

  "auth.forgot.title": "Définir un nouveau mot de passe",
  "auth.forgot.description": "Définissez un nouveau mot de passe pour votre compte Parley.",
  "auth.forgot.text":
    "Saisissez l’e-mail ou le numéro de téléphone de votre compte. Nous y envoyons un code si ce compte existe.",
  "auth.forgot.submit": "Envoyer le code",
  "auth.forgot.reset": "Définir le mot de passe",
  "auth.forgot.sessions":
    "Vous serez déconnecté de tous vos appareils et les retraits seront bloqués pendant 24 heures.",
  "auth.forgot.other": "Utiliser un autre e-mail ou numéro",
  "auth.forgot.done": "Votre mot de passe a été modifié. Veuillez vous connecter.",
  "auth.forgot.known": "Il vous est revenu ? <link>Se connecter</link>",
  "auth.undo.title": "Annuler une modification de votre compte",
  "auth.undo.text":
    "Le {time}, un e-mail ou un téléphone de votre compte a été modifié. Si ce n’était pas vous, annulez : votre compte sera de nouveau lié à ceci et à rien d’autre.",
  "auth.undo.email": "E-mail",
  "auth.undo.phone": "Téléphone",
  "auth.undo.none": "Aucun",
  "auth.undo.effects":
    "Tous les appareils sont déconnectés, les ajouts faits depuis sont supprimés, les retraits sont bloqués 24 heures et vous définissez un nouveau mot de passe.",
  "auth.undo.submit": "Annuler la modification",
  "auth.undo.done":
    "La modification est annulée. Définissez maintenant un nouveau mot de passe ; le code est envoyé au contact de nouveau lié.",
});
