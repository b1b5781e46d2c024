import type en from "../en/security.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "security.title": "Sécurité du compte",
  "security.intro":
    "Qui peut accéder à votre compte, et comment chaque opération doit être confirmée.",
  "security.phone": "Téléphone",
  "security.email": "E-mail",
  "security.authenticator": "Google Authenticator",
  "security.bind": "Lier",
  "security.unbind": "Dissocier",
  "security.change": "Modifier",
  "security.cancel": "Annuler",
  "security.back": "Retour",
  "security.continue": "Continuer",
  "security.confirm": "Confirmer",
  "security.save": "Enregistrer",
  "security.remove": "Supprimer",
  "security.close": "Fermer",
  "security.done": "Terminé",
  "security.copied": "Copié",
  "security.copyFailed":
    "Votre navigateur n’a pas autorisé la copie. Veuillez sélectionner le texte et le copier.",

  "security.field.required": "Ce champ ne peut pas rester vide.",

  "security.verify.title": "Vérification de sécurité",
  "security.verify.text": "Veuillez confirmer qu’il s’agit bien de vous.",
  "security.verify.adding":
    "Vous ajoutez un élément à votre compte. Une session volée ne doit pas suffire pour cela.",
  "security.verify.unavailable": "Vérification de sécurité impossible ?",
  "security.verify.newDevice":
    "Une connexion depuis un nouvel appareil nécessite une vérification supplémentaire.",
  "security.verify.useEmail": "Utiliser plutôt le code par e-mail",
  "security.verify.usePhone": "Utiliser plutôt le code par téléphone",
  "security.verify.needed":
    "Les retraits, les changements de sécurité du compte et les paramètres d’API nécessitent une vérification de sécurité.",
  "security.verify.loading": "Chargement",
  "security.verify.loadFailed": "La vérification de sécurité n’a pas pu être chargée.",
  "security.verify.retry": "Réessayer",

  "security.code.get": "Obtenir le code",
  "security.code.again": "Renvoyer",
  "security.code.againIn": "Renvoyer dans {time}",
  "security.code.secondsLeft":
    "{seconds, plural, one {# seconde} many {# de secondes} other {# secondes}} avant de pouvoir envoyer un autre code",
  "security.code.nextIn": "Prochain code dans {time}",
  "security.code.nextSeconds":
    "{seconds, plural, one {# seconde} many {# de secondes} other {# secondes}} avant le prochain code",
  "security.code.nextThere": "Un nouveau code est disponible. Veuillez le saisir.",
  "security.code.goesTo": "Le code sera envoyé à {n}",
  "security.code.sentTo": "Saisissez le code à 6 chiffres envoyé à {n}",
  "security.code.authenticator": "Saisissez le code à 6 chiffres de Google Authenticator",
  "security.code.invalidFormat": "Format du code non valide. Veuillez réessayer.",
  "security.code.phoneFirst": "Veuillez d’abord saisir un numéro de téléphone.",
  "security.code.emailFirst": "Veuillez d’abord saisir un e-mail.",
  "security.code.email": "Code par e-mail",
  "security.code.phone": "Code par téléphone",
  "security.code.totp": "Code de l’authentificateur",
  "security.code.digit": "{label}, chiffre {position} sur {length}",

  "security.passkey.use": "Utiliser plutôt une clé d’accès",
  "security.passkey.used": "Confirmé avec votre clé d’accès",
  "security.passkey.unused": "Utiliser plutôt Google Authenticator",
  "security.passkey.canceled":
    "La clé d’accès n’a pas été utilisée : la demande a été annulée ou a pris trop de temps.",
  "security.passkey.unsupported": "Ce navigateur ne prend pas en charge les clés d’accès.",
  "security.passkey.exists": "Cet appareil contient déjà une clé d’accès pour votre compte.",
  "security.passkey.failed": "La clé d’accès n’a pas pu être utilisée. Veuillez réessayer.",

  "security.help.text": "Si l’un de ces moyens n’est plus à votre portée, voici comment continuer.",
  "security.help.recovery": "Utiliser un code de secours",
  "security.help.recoveryText":
    "L’un des codes que vous avez conservés lors de la configuration de Google Authenticator. Chacun ne sert qu’une fois.",
  "security.help.reset": "Demander une réinitialisation au service client",
  "security.help.resetText":
    "Nous vérifions votre identité, puis retirons ce que vous avez perdu. Les retraits sont ensuite bloqués pendant 24 heures.",
  "security.recovery.code": "Code de secours",
  "security.recovery.unused": "Utiliser plutôt Google Authenticator",
  "security.recovery.invalidFormat":
    "Veuillez saisir l’un de vos codes de secours, par exemple K7RM-2XQP-9TWD.",

  "security.reset.lost": "Que ne pouvez-vous plus utiliser ?",
  "security.reset.lostNone": "Veuillez choisir au moins un élément.",
  "security.reset.statement": "Que s’est-il passé ?",
  "security.reset.statementHint":
    "Par exemple : mon téléphone a été volé le 3 mai, le numéro est bloqué.",
  "security.reset.statementShort": "Veuillez décrire ce qui s’est passé en 10 caractères au moins.",
  "security.reset.contact": "Où pouvons-nous vous joindre ?",
  "security.reset.contactHint":
    "Une adresse e-mail, ou un numéro de téléphone avec son indicatif de pays.",
  "security.reset.send": "Envoyer la demande",
  "security.reset.sent": "Votre demande est entre les mains du service client",
  "security.reset.sentText":
    "Nous vous communiquerons la décision par tous les canaux dont vous disposez encore. Cela prend en général un jour ouvré.",
  "security.reset.notYou":
    "Si vous n’êtes pas à l’origine de cette demande, annulez-la et modifiez votre mot de passe.",
  "security.reset.cancel": "Annuler la demande",
  "security.reset.cancelText": "La demande prend fin et rien n’est retiré de votre compte.",
  "security.reset.cancelled": "La demande est annulée. Rien n’a été retiré de votre compte.",
  "security.reset.cancelAdvice":
    "Si vous n’êtes pas à l’origine de cette demande, un inconnu connaît peut-être votre mot de passe : définissez-en un nouveau maintenant.",
  "security.reset.asked":
    "Le {time}, il a été demandé au service client de retirer ces méthodes de sécurité de votre compte :",
  "security.reset.pending":
    "Le service client examine votre demande de réinitialisation du {time}.",

  "security.setup.title": "Configuration de la sécurité",
  "security.setup.twoFactor": "Veuillez configurer la 2FA avant de trader.",
  "security.setup.text": "Votre compte a besoin de ces éléments avant de pouvoir trader.",
  "security.setup.isDone": "Configuré",
  "security.setup.start": "Configurer",
  "security.setup.loadFailed": "L’état de votre compte n’a pas pu être chargé.",
  "security.setup.later": "Plus tard",

  "security.unbind.emailFirst": "Veuillez lier un e-mail avant de dissocier votre téléphone.",
  "security.unbind.phoneFirst": "Veuillez lier un téléphone avant de dissocier votre e-mail.",
  "security.unbind.withdrawalLock":
    "Les retraits sont bloqués pendant 24 heures après la dissociation d’un téléphone ou d’un e-mail ou la désactivation de Google Authenticator.",
  "security.unbind.email.title": "Dissocier votre e-mail ?",
  "security.unbind.email.text":
    "Vous ne pourrez plus vous connecter avec {n}, et aucun code n’y sera envoyé.",
  "security.unbind.phone.title": "Dissocier votre téléphone ?",
  "security.unbind.phone.text":
    "Vous ne pourrez plus vous connecter avec {n}, et aucun code n’y sera envoyé.",
  "security.blocked.title": "Les retraits sont bloqués jusqu’au {time}",
  "security.blocked.text": "Un téléphone, un e-mail ou Google Authenticator a été retiré.",

  "security.methods": "Méthodes de vérification",
  "security.bound": "Lié",
  "security.notBound": "Non lié",
  "security.on": "Activé",
  "security.off": "Désactivé",
  "security.contact.email.text":
    "Pour la connexion, les codes et tous les messages concernant votre compte.",
  "security.contact.phone.text": "Pour la connexion et les codes par SMS.",
  "security.contact.email.bindTitle": "Lier un e-mail",
  "security.contact.email.changeTitle": "Modifier votre e-mail",
  "security.email.new": "Nouvel e-mail",
  "security.contact.email.invalid": "Veuillez saisir une adresse e-mail valide.",
  "security.contact.email.bound": "Votre e-mail est lié.",
  "security.contact.email.unbound": "Votre e-mail est dissocié.",
  "security.contact.phone.bindTitle": "Lier un téléphone",
  "security.contact.phone.changeTitle": "Modifier votre téléphone",
  "security.phone.new": "Numéro de téléphone",
  "security.phone.country": "Indicatif de pays",
  "security.phone.countrySearch": "Rechercher un pays ou un indicatif",
  "security.phone.countryNone": "Aucun résultat",
  "security.contact.phone.invalid": "Veuillez saisir un numéro de téléphone valide.",
  "security.contact.phone.bound": "Votre téléphone est lié.",
  "security.contact.phone.unbound": "Votre téléphone est dissocié.",
  "security.contact.replaces": "Remplace {n}, où nous annoncerons ce changement.",
  "security.contact.waits":
    "Utilisable pour la connexion et la réinitialisation à partir du {time}",
  "security.contact.waitHint":
    "Pendant 24 heures, ce contact ne sert ni à la connexion ni à la réinitialisation. Vos contacts actuels restent valables et reçoivent un lien pour annuler la modification.",

  "security.totp.text":
    "Six chiffres fournis par une application de votre téléphone, un nouveau code toutes les 30 secondes. Nécessaire avant de trader.",
  "security.totp.since": "Activé depuis le {time}",
  "security.totp.codesLeft":
    "{count, plural, =0 {Plus aucun code de secours} one {# code de secours restant} many {# de codes de secours restants} other {# codes de secours restants}}",
  "security.totp.ofMaster": "Vos codes sont ceux de l’authentificateur du compte principal.",
  "security.totp.setUp": "Configurer",
  "security.totp.turnOff": "Désactiver",
  "security.totp.newCodes": "Nouveaux codes de secours",
  "security.totp.setUpTitle": "Configurer Google Authenticator",
  "security.totp.scanText":
    "Scannez ceci avec Google Authenticator ou une autre application d’authentification, puis saisissez le code affiché.",
  "security.totp.qr": "Code QR pour votre application d’authentification",
  "security.totp.manualKey": "Ou saisissez cette clé",
  "security.totp.copyKey": "Copier la clé",
  "security.totp.turnedOn": "Google Authenticator est activé.",
  "security.totp.removeTitle": "Désactiver Google Authenticator ?",
  "security.totp.removeText":
    "Vous ne pourrez plus trader avant de l’avoir configuré à nouveau. Vos codes de secours ne seront plus valables.",
  "security.totp.turnedOff": "Google Authenticator est désactivé.",

  "security.recovery.title": "Vos codes de secours",
  "security.recovery.text":
    "Chacun remplace une fois Google Authenticator si vous perdez votre téléphone. Conservez-les là où personne d’autre ne peut les lire : ils ne s’affichent que maintenant.",
  "security.recovery.copy": "Tout copier",
  "security.recovery.download": "Télécharger",
  "security.recovery.fileName": "parley-codes-de-secours.txt",
  "security.recovery.fileTitle": "Codes de secours Parley du {time}",
  "security.recovery.saved": "Je les ai conservés",
  "security.recovery.renewTitle": "Créer de nouveaux codes de secours ?",
  "security.recovery.renewText": "Vos codes actuels ne seront plus valables.",

  "security.passkeys": "Clés d’accès",
  "security.passkeys.text":
    "Connectez-vous et confirmez avec votre empreinte, votre visage ou une clé de sécurité. Aucun code ne peut être volé en chemin.",
  "security.passkeys.count":
    "{count, plural, =0 {Aucune} one {# clé d’accès} many {# de clés d’accès} other {# clés d’accès}}",
  "security.passkeys.add": "Ajouter une clé",
  "security.passkeys.addTitle": "Ajouter une clé d’accès",
  "security.passkeys.addText": "Après la vérification, votre navigateur demande où la conserver.",
  "security.passkeys.name": "Nom",
  "security.passkeys.nameHint": "Pour la reconnaître plus tard, par exemple le nom de l’appareil.",
  "security.passkeys.added": "La clé d’accès a été ajoutée.",
  "security.passkeys.addedAt": "Ajoutée le {time}",
  "security.passkeys.usedAt": "Dernière utilisation : {time}",
  "security.passkeys.neverUsed": "Jamais utilisée",
  "security.passkeys.removeNamed": "Supprimer la clé d’accès {name}",
  "security.passkeys.removeTitle": "Supprimer la clé d’accès {name} ?",
  "security.passkeys.removeText": "Vous ne pourrez plus vous connecter ni confirmer avec elle.",
  "security.passkeys.removed": "La clé d’accès a été supprimée.",

  "security.access": "Mot de passe et e-mails",
  "security.password": "Mot de passe",
  "security.password.use": "Pour vous connecter avec votre e-mail ou votre téléphone.",
  "security.password.changedAt": "Dernière modification : {time}",
  "security.password.title": "Modifier votre mot de passe",
  "security.password.text": "Tous les autres appareils seront déconnectés.",
  "security.password.keys": "Vos clés API sont également révoquées.",
  "security.password.current": "Mot de passe actuel",
  "security.password.new": "Nouveau mot de passe",
  "security.password.hint": "Au moins 8 caractères.",
  "security.password.length": "Veuillez utiliser de 8 à 128 caractères.",
  "security.password.repeat": "Répéter le nouveau mot de passe",
  "security.password.differ": "Les deux mots de passe ne sont pas identiques.",
  "security.password.show": "Afficher le mot de passe",
  "security.password.hide": "Masquer le mot de passe",
  "security.password.changed": "Votre mot de passe a été modifié.",
  "security.api.title": "Clés API",
  "security.api.text":
    "Clés avec lesquelles vos propres programmes lisent vos données ou tradent pour vous.",
  "security.api.manage": "Gérer",

  "security.antiPhishing": "Code anti-hameçonnage",
  "security.antiPhishing.text":
    "Un mot choisi par vous qui figure dans chacun de nos e-mails. Un e-mail sans ce mot ne vient pas de nous.",
  "security.antiPhishing.none": "Non choisi",
  "security.antiPhishing.choose": "Choisir",
  "security.antiPhishing.title": "Votre code anti-hameçonnage",
  "security.antiPhishing.field": "Code anti-hameçonnage",
  "security.antiPhishing.hint": "De 4 à 20 lettres et chiffres. Pas votre mot de passe.",
  "security.antiPhishing.invalid": "Veuillez utiliser de 4 à 20 lettres et chiffres.",
  "security.antiPhishing.password": "Votre mot de passe",
  "security.antiPhishing.removeTitle": "Supprimer votre code anti-hameçonnage ?",
  "security.antiPhishing.saved": "Votre code anti-hameçonnage a été enregistré.",
  "security.antiPhishing.removed": "Votre code anti-hameçonnage a été supprimé.",

  "security.devices": "Appareils",
  "security.devices.text": "Là où votre compte est connecté en ce moment.",
  "security.devices.device": "Appareil",
  "security.devices.address": "Adresse",
  "security.devices.since": "Connecté le",
  "security.devices.seen": "Dernière activité",
  "security.devices.action": "Action",
  "security.devices.unknown": "Appareil inconnu",
  "security.devices.this": "Cet appareil",
  "security.devices.end": "Déconnecter",
  "security.devices.endNamed": "Déconnecter {device}",
  "security.devices.endTitle": "Déconnecter cet appareil ?",
  "security.devices.endText": "{device} devra se reconnecter.",
  "security.devices.ended": "L’appareil a été déconnecté.",
  "security.devices.endOthers": "Déconnecter tous les autres appareils",
  "security.devices.endOthersTitle": "Déconnecter tous les autres appareils ?",
  "security.devices.endOthersText": "Seul cet appareil reste connecté.",
  "security.devices.endedOthers":
    "{count, plural, one {# appareil a été déconnecté.} many {# d’appareils ont été déconnectés.} other {# appareils ont été déconnectés.}}",

  "security.history": "Historique des connexions",
  "security.history.text":
    "Si l’une de ces connexions n’est pas la vôtre, modifiez votre mot de passe.",
  "security.history.at": "Heure",
  "security.history.outcome": "Résultat",
  "security.history.method": "Méthode",
  "security.history.outcome.loggedIn": "Connecté",
  "security.history.outcome.verificationAsked": "Vérification demandée",
  "security.history.outcome.wrongPassword": "Mot de passe incorrect",
  "security.history.outcome.wrongCode": "Code incorrect",
  "security.history.method.password": "Mot de passe",
  "security.history.method.passkey": "Clé d’accès",
  "security.history.method.registration": "Inscription",
  "security.history.newDevice": "Nouvel appareil",
  "security.history.none": "Aucune connexion pour l’instant",
  "security.pages": "Pages",
  "security.pages.previous": "Page précédente",
  "security.pages.next": "Page suivante",
  "security.pages.page": "Page {page}",
});
