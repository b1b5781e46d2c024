import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "Contacter le service client",
  "support.text": "Dites-nous ce qui s’est passé. Le service client lit chaque message.",
  "support.never":
    "N’envoyez jamais de mot de passe ni de code de sécurité. Le service client ne les demande jamais.",
  "support.new": "Nouveau message",
  "support.logIn":
    "Vous avez un compte ? <link>Connectez-vous</link> pour écrire depuis votre compte et lire la réponse ici.",
  "support.logInForCase": "<link>Connectez-vous</link> pour lire votre demande.",

  "support.subject": "De quoi s’agit-il ?",
  "support.subject.choose": "Choisissez un sujet",
  "support.subject.account": "Compte et paramètres",
  "support.subject.login": "Connexion et vérification de sécurité",
  "support.subject.verification": "Vérification d’identité",
  "support.subject.order": "Ordre",
  "support.subject.appeal": "Litige",
  "support.subject.deposit": "Dépôt",
  "support.subject.withdrawal": "Retrait",
  "support.subject.hold": "Compte gelé, suspension ou blocage",
  "support.subject.other": "Autre chose",

  "support.order": "Ordre",
  "support.order.none": "Aucun ordre en particulier",

  "support.message": "Votre message",
  "support.message.hint":
    "De 10 à 2 000 caractères. Heures, montants et adresses nous aident à chercher.",
  "support.message.short": "Veuillez écrire au moins 10 caractères.",

  "support.email": "Votre adresse e-mail",
  "support.email.hint": "La réponse est envoyée à cette adresse. Elle ne sert à rien d’autre.",
  "support.email.invalid": "Veuillez saisir une adresse e-mail valide.",

  "support.send": "Envoyer",
  "support.checking": "Vérification de votre navigateur…",

  "support.notDone.send": "Votre message n’est pas envoyé",
  "support.notDone.reply": "Votre réponse n’est pas envoyée",
  "support.notDone.close": "La demande n’est pas fermée",

  "support.sent.title": "Votre message est au service client",
  "support.sent.number": "Votre numéro de demande est {number}.",
  "support.sent.account":
    "Vous lirez la réponse sur cette page. Nous vous prévenons dès qu’elle est là.",
  "support.sent.email": "La réponse sera envoyée à {email}.",
  "support.sent.view": "Voir la demande",
  "support.sent.another": "Écrire un autre message",

  "support.cases": "Vos demandes",
  "support.cases.none": "Vous n’avez pas encore écrit au service client.",
  "support.cases.older": "Demandes plus anciennes",
  "support.cases.newer": "Demandes plus récentes",

  "support.case": "Demande {number}",
  "support.case.unknown": "Cette demande n’existe pas dans ce compte.",

  "support.state.open": "En attente du service client",
  "support.state.claimed": "En cours de traitement",
  "support.state.answered": "Répondue",
  "support.state.closed": "Fermée",

  "support.from.you": "Vous",
  "support.from.staff": "Service client",

  "support.reply": "Votre réponse",
  "support.reply.send": "Envoyer la réponse",
  "support.field.blank": "Ce champ ne peut pas rester vide.",

  "support.close": "Fermer la demande",
  "support.close.title": "Fermer cette demande ?",
  "support.close.text":
    "Plus rien ne pourra y être écrit. Vous pouvez ouvrir une nouvelle demande à tout moment.",
  "support.close.keep": "La laisser ouverte",
  "support.closed": "Cette demande est fermée.",
});
