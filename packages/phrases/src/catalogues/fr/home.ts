import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley : achetez et vendez des cryptos entre particuliers",
  "home.meta.description":
    "Achetez et vendez des cryptomonnaies dans votre devise grâce aux offres d’autres utilisateurs. Parley garde les cryptos sous séquestre jusqu’à la confirmation du paiement.",

  "home.hero.title": "Achetez et vendez des cryptos directement entre particuliers",
  "home.hero.text":
    "Choisissez une offre, payez avec le moyen de paiement que vous utilisez déjà et recevez vos cryptos. Parley les place sous séquestre dès la première minute : aucune des deux parties n’a à faire confiance à l’autre.",
  "home.hero.buy": "Acheter des cryptos",
  "home.hero.sell": "Vendre des cryptos",

  "home.express.title": "Express : la meilleure offre pour votre montant",
  "home.express.side": "Acheter ou vendre",
  "home.express.amount": "Montant",
  "home.express.find": "Trouver la meilleure offre",
  "home.express.youGet": "Vous recevez environ {amount}",
  "home.express.youGive": "Vous vendez environ {amount}",
  "home.express.price": "Meilleur prix : {price}",
  "home.express.none":
    "Aucune offre ne correspond à ce montant pour le moment. Express montre ce qui s’en approche le plus.",

  "home.prices.title": "Cours des principaux marchés",
  "home.prices.currency": "Devise",
  "home.prices.show": "Afficher les cours",
  "home.prices.coin": "Crypto",
  "home.prices.price": "Cours de référence",
  "home.prices.bestBuy": "Meilleur prix d’achat",
  "home.prices.bestSell": "Meilleur prix de vente",
  "home.prices.offers": "Offres : {count}",
  "home.prices.noOffers": "Aucune offre",
  "home.prices.buy": "Acheter",
  "home.prices.sell": "Vendre",
  "home.prices.buyCoin": "Acheter {coin}",
  "home.prices.sellCoin": "Vendre {coin}",
  "home.prices.asOf": "Mise à jour : {time}",
  "home.prices.stale": "Cours différés",
  "home.prices.note":
    "Le cours de référence est la médiane de plusieurs sources. Chaque annonceur fixe son propre prix autour de ce cours.",
  "home.prices.unavailable": "Les cours ne peuvent pas être affichés pour le moment.",

  "home.facts.title": "Parley en chiffres",
  "home.facts.trades": "transactions terminées",
  "home.facts.release": "entre le paiement et la libération (médiane)",
  "home.facts.escrow": "de cryptos en séquestre en ce moment",
  "home.facts.coins": "cryptos",
  "home.facts.currencies": "devises",
  "home.facts.methods": "moyens de paiement",
  "home.facts.languages": "langues",
  "home.facts.fee": "de frais pour le preneur, aucuns frais pour l’annonceur",

  "home.steps.title": "Comment se déroule une transaction",
  "home.steps.order.title": "Passer un ordre",
  "home.steps.order.text":
    "Choisissez une offre et un montant. Dès cet instant, Parley bloque les cryptos du vendeur.",
  "home.steps.pay.title": "Payer le vendeur",
  "home.steps.pay.text":
    "Envoyez l’argent par le moyen de paiement indiqué, dans le délai de paiement, puis appuyez sur « J’ai payé ».",
  "home.steps.confirm.title": "Le vendeur confirme",
  "home.steps.confirm.text":
    "Le vendeur vérifie son compte et appuie sur « Paiement reçu, libérer les cryptos ».",
  "home.steps.transfer.title": "Transfert des actifs",
  "home.steps.transfer.text": "Le système libère les cryptos du séquestre au profit de l’acheteur.",
  "home.steps.done.title": "Terminé",
  "home.steps.done.text":
    "Les cryptos sont dans le portefeuille de l’acheteur. En cas de problème en cours de route, chaque partie peut ouvrir un litige.",

  "home.safety.title": "La sécurité pour les deux parties",
  "home.safety.escrow.title": "Séquestre dès la première minute",
  "home.safety.escrow.text":
    "La quantité affichée est toujours bien réelle : elle est mise de côté dès la publication de l’offre et reste bloquée pendant toute la durée de votre ordre.",
  "home.safety.identity.title": "Uniquement des utilisateurs vérifiés",
  "home.safety.identity.text":
    "Tous ceux qui échangent ici ont fait vérifier leur identité, leur téléphone et leur e-mail. Le nom du payeur doit correspondre au nom enregistré.",
  "home.safety.appeal.title": "Un interlocuteur en cas de problème",
  "home.safety.appeal.text":
    "Si un paiement ou des cryptos n’arrivent pas, ouvrez un litige. Les cryptos restent sous séquestre jusqu’à la décision du service client.",
  "home.safety.clear.title": "Vous savez toujours ce qui va suivre",
  "home.safety.clear.text":
    "Chaque ordre en cours indique ce qu’il advient des fonds de chacun, et à quel moment, si personne n’intervient.",

  "home.rules.title": "Trois règles pour protéger votre argent",
  "home.rules.own": "Payez uniquement depuis un compte ouvert à votre nom enregistré.",
  "home.rules.remark":
    "Ne mentionnez ni les cryptos ni Parley dans le libellé d’un virement bancaire.",
  "home.rules.private":
    "Restez sur la plateforme. Les transactions privées avec des annonceurs ne sont pas protégées par le séquestre.",

  "home.start.title": "Ce qu’il vous faut avant votre première transaction",
  "home.start.phone": "Un numéro de téléphone vérifié",
  "home.start.email": "Une adresse e-mail vérifiée",
  "home.start.kyc": "Une vérification d’identité (KYC) validée",
  "home.start.agreement": "Votre acceptation de l’accord de service P2P",
  "home.start.twoFactor": "L’authentification à deux facteurs (2FA)",

  "home.questions.title": "Les premières questions que l’on nous pose",
  "home.questions.fee.question": "Combien coûte une transaction ?",
  "home.questions.fee.answer":
    "La personne qui accepte une offre paie {rate} de la quantité de cryptos, déduits du montant reçu. L’annonceur ne paie rien. Votre banque ou votre service de paiement peut appliquer ses propres frais.",
  "home.questions.time.question": "Combien de temps cela prend-il ?",
  "home.questions.time.answer":
    "Chaque offre précise son délai de paiement en minutes. La plupart des vendeurs libèrent les cryptos quelques minutes après l’arrivée de l’argent.",
  "home.questions.unpaid.question": "Que se passe-t-il si l’acheteur ne paie jamais ?",
  "home.questions.unpaid.answer":
    "À la fin du délai de paiement, l’ordre est annulé automatiquement et les cryptos sont restituées au vendeur.",
  "home.questions.unreleased.question":
    "J’ai payé et le vendeur ne libère pas les cryptos. Que faire ?",
  "home.questions.unreleased.answer":
    "N’annulez pas l’ordre. Ouvrez un litige en joignant votre preuve de paiement ; les cryptos restent sous séquestre jusqu’à la décision.",
  "home.questions.price.question": "Qui fixe le prix ?",
  "home.questions.price.answer":
    "L’annonceur : un prix fixe, ou un prix qui suit le marché. Les prix trop éloignés du cours de référence sont refusés.",
});
