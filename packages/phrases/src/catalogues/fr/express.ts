import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "Express : achetez ou vendez des cryptos au meilleur prix",
  "express.meta.description":
    "Indiquez combien vous voulez acheter ou vendre. Parley trouve la meilleure offre à votre portée et remplit son formulaire ; les cryptos restent sous séquestre.",

  "express.title": "Express",
  "express.lead":
    "Indiquez un montant. Nous trouvons la meilleure offre à votre portée et ouvrons son formulaire déjà rempli.",

  "express.side": "Acheter ou vendre",
  "express.buy": "Acheter",
  "express.sell": "Vendre",
  "express.amount": "Montant",
  "express.unit": "Unité du montant",
  "express.coin": "Crypto",
  "express.currency": "Devise",
  "express.method": "Moyen de paiement",
  "express.anyMethod": "Tous les moyens de paiement",
  "express.find": "Trouver la meilleure offre",

  "express.best": "La meilleure offre pour vous",
  "express.enterAmount": "Saisissez un montant pour voir la meilleure offre.",
  "express.note":
    "Le prix est vérifié toutes les quelques secondes. Il est fixé lorsque vous passez l’ordre.",
  "express.allOffers": "Voir toutes les offres",
  "express.searching": "Recherche de la meilleure offre",

  "express.none.title": "Aucune offre pour le moment",
  "express.none.text":
    "Personne n’échange {token} contre {fiat} en ce moment. Essayez une autre crypto ou une autre devise.",
  "express.noMethod.title": "Aucune offre avec ce moyen de paiement",
  "express.noMethod.text": "Il existe des offres avec d’autres moyens de paiement.",
  "express.outside.title": "Aucune offre n’accepte ce montant",
  "express.outside.text": "En ce moment, vous pouvez échanger entre {least} et {most}.",
  "express.use": "Utiliser {amount}",
  "express.paused.title": "Ce marché est suspendu",
  "express.paused.text":
    "{token} ne peut pas être échangé contre {fiat} en ce moment. Revenez plus tard.",
  "express.limit.title": "Votre limite est atteinte",
  "express.limit.text":
    "Vous avez autant d’ordres ouverts que possible pour le moment. Terminez-en d’abord un.",
  "express.limit.orders": "Voir mes ordres",
  "express.failed": "Le prix n’a pas pu être vérifié",

  "express.how.title": "Comment fonctionne Express",
  "express.how.amount":
    "Vous indiquez combien vous voulez acheter ou vendre, et comment vous voulez payer ou être payé.",
  "express.how.match":
    "Parley compare toutes les offres à votre portée et affiche celle au meilleur prix, frais compris.",
  "express.how.order":
    "Vous vérifiez le formulaire et passez l’ordre : les cryptos sont dès lors sous séquestre.",
});
