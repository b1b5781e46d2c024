import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "Préparez-vous à trader",
  "start.text":
    "Chaque étape ne se fait qu’une fois. Les étapes terminées sont enregistrées : vous pouvez vous arrêter à tout moment et continuer sur un autre appareil.",
  "start.left":
    "{minutes, plural, one {Encore # minute environ} many {Encore # minutes environ} other {Encore # minutes environ}}",
  "start.minutes":
    "{minutes, plural, one {Environ # minute} many {Environ # minutes} other {Environ # minutes}}",
  "start.now": "Le faire maintenant",

  "start.phone.why":
    "Pour recevoir des codes par SMS quand vous confirmez une opération importante.",
  "start.email.why": "Pour les codes et les nouvelles de vos ordres.",
  "start.kyc.why":
    "Pour que les deux parties d’une transaction sachent qui paie. Ayez à portée de main votre passeport, carte d’identité ou permis de conduire.",
  "start.agreement.why": "Les règles qui s’appliquent aux deux parties d’une transaction.",
  "start.agreement.accept": "Je l’ai lu et je l’accepte",
  "start.twoFactor.why":
    "Avec un code d’une application sur votre téléphone, vous seul pouvez libérer des cryptos et faire un retrait.",
  "start.twoFactor.app":
    "Il vous faut une application d’authentification sur votre téléphone, par exemple Google Authenticator : installez-la d’abord. Le bouton affiche sa clé et envoie des codes à vos contacts liés.",

  "start.order.title": "Votre choix est conservé",
  "start.order.text":
    "Quand tout est terminé, vous revenez à l’offre avec le même montant et le même moyen de paiement. Aucun ordre n’est encore passé : d’ici là, le prix peut changer.",
  "start.order.view": "Voir l’offre",

  "start.meanwhile": "Ce que vous pouvez faire en attendant",
  "start.meanwhile.market": "Consulter les offres et les prix",
  "start.meanwhile.help": "Lire comment les transactions sont protégées",
  "start.meanwhile.reach": "Choisir comment nous vous prévenons",
  "start.meanwhile.phishing": "Choisir un code anti-hameçonnage pour nos e-mails",

  "start.done.title": "Vous pouvez trader",
  "start.done.text": "Tout ce qu’il faut pour une transaction est en place.",
  "start.done.order": "Continuer vers votre ordre",
  "start.done.market": "Voir les offres",
  "start.done.back": "Revenir là où vous étiez",
  "start.done.toOrder": "Tout est en place. Vérifiez votre ordre et passez-le.",
});
