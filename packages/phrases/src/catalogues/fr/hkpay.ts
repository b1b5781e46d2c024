import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "Achetez et vendez des cryptos en dollars de Hong Kong (HKD)",
  "hkpay.meta.description":
    "Échangez des cryptos contre des HKD entre particuliers, par FPS ou virement bancaire. Offres en direct, étapes claires, cryptos sous séquestre jusqu’à la confirmation du paiement.",

  "hkpay.title": "Achetez et vendez des cryptos en dollars de Hong Kong",
  "hkpay.lead":
    "Échangez directement avec d’autres personnes par FPS ou virement bancaire. Parley garde les cryptos sous séquestre jusqu’à ce que le vendeur ait confirmé la réception de l’argent.",
  "hkpay.buy": "Acheter en HKD",
  "hkpay.sell": "Vendre en HKD",

  "hkpay.offers.title": "Offres HKD en direct",
  "hkpay.offers.buy": "Meilleures offres pour acheter",
  "hkpay.offers.sell": "Meilleures offres pour vendre",
  "hkpay.offers.none": "Il n’y a aucune offre en HKD pour le moment.",
  "hkpay.offers.all": "Toutes les offres HKD",

  "hkpay.methods.title": "Comment on paie à Hong Kong",
  "hkpay.methods.fps.text":
    "Le Faster Payment System transfère des HKD entre banques et portefeuilles en quelques secondes, jour et nuit. La plupart des ordres FPS sont terminés en quelques minutes.",
  "hkpay.methods.bank.text":
    "De n’importe quelle banque de Hong Kong vers le compte du vendeur. Convient aux montants plus élevés ; tenez compte des horaires de la banque.",
  "hkpay.methods.offers": "Offres avec {method}",

  "hkpay.buying.title": "Acheter avec des HKD",
  "hkpay.buying.choose":
    "Choisissez une offre, saisissez le montant et passez l’ordre. Parley garde alors les cryptos.",
  "hkpay.buying.pay":
    "Envoyez le montant exact par FPS ou virement bancaire depuis votre propre compte, dans le délai de paiement.",
  "hkpay.buying.confirm": "Appuyez sur « J’ai payé » pour que le vendeur vérifie votre paiement.",
  "hkpay.buying.receive": "Le vendeur confirme et les cryptos sont dans votre portefeuille.",
  "hkpay.selling.title": "Vendre contre des HKD",
  "hkpay.selling.choose":
    "Ajoutez le compte sur lequel vous voulez recevoir les HKD, choisissez une offre et passez l’ordre.",
  "hkpay.selling.wait": "Vos cryptos restent sous séquestre pendant que l’acheteur vous paie.",
  "hkpay.selling.check":
    "Connectez-vous à votre banque et vérifiez que l’argent est arrivé. Le nom du payeur doit correspondre au nom enregistré.",
  "hkpay.selling.release":
    "Appuyez sur « Paiement reçu, libérer les cryptos » une fois l’argent arrivé.",

  "hkpay.safety.title": "Protégez votre argent",
  "hkpay.safety.own": "Payez uniquement depuis un compte ouvert à votre nom enregistré.",
  "hkpay.safety.remark":
    "Ne mentionnez ni les cryptos ni la plateforme dans un virement. Les banques peuvent bloquer de tels paiements.",
  "hkpay.safety.cancel": "N’annulez jamais un ordre après avoir transféré l’argent.",
  "hkpay.safety.proof":
    "Une capture d’écran n’est pas un paiement. Ne libérez les cryptos que lorsque votre banque affiche l’argent.",
  "hkpay.safety.private":
    "Restez sur la plateforme. Les transactions privées avec des annonceurs ne sont pas protégées par le séquestre.",
  "hkpay.safety.appeal":
    "Si un paiement ou les cryptos n’arrivent pas, ouvrez un litige. Le service client tranche, et les cryptos restent sous séquestre jusque-là.",
});
