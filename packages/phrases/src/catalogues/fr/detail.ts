import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "Retour au P2P",
  "detail.buyTitle": "Acheter {token} en {fiat}",
  "detail.sellTitle": "Vendre {token} contre {fiat}",
  "detail.description": "Une offre sur Parley, avec son prix, ses limites et son annonceur.",
  "detail.facts": "Offre",
  "detail.floating": "Suit le cours de référence",
  "detail.fixed": "Prix fixe",
  "detail.conditions": "Conditions",
  "detail.condition.kyc": "Identité vérifiée",
  "detail.condition.trades":
    "{count, plural, one {Au moins # transaction terminée} many {Au moins # de transactions terminées} other {Au moins # transactions terminées}}",
  "detail.condition.completion": "Taux de finalisation d’au moins {rate}",
  "detail.condition.days":
    "{count, plural, one {Inscrit depuis au moins # jour} many {Inscrit depuis au moins # de jours} other {Inscrit depuis au moins # jours}}",
  "detail.condition.firstCap": "Premier ordre de {amount} au plus",
  "detail.changed":
    "L’annonceur a modifié cette offre. Vous la voyez telle qu’elle est maintenant.",
  "detail.opensAt": "Ouverture : {time}.",
  "detail.reason.marketDisabled": "Ce marché est fermé pour le moment.",
  "detail.reason.offerNotOnline": "L’annonceur a mis cette offre hors ligne.",
  "detail.reason.offerOutsideHours": "Cette offre est en dehors de ses horaires.",
  "detail.reason.offerOfOwnGroup": "Cette offre est celle de votre propre compte.",
  "detail.reason.traderBlocked": "Vous et cet annonceur ne pouvez pas échanger ensemble.",
  "detail.reason.conditionKyc":
    "L’annonceur n’échange qu’avec des personnes dont l’identité est vérifiée.",
  "detail.reason.conditionTrades":
    "L’annonceur exige plus de transactions terminées que vous n’en avez.",
  "detail.reason.conditionCompletion":
    "L’annonceur exige un taux de finalisation supérieur au vôtre.",
  "detail.reason.conditionRegistered": "L’annonceur exige un compte plus ancien que le vôtre.",
  "detail.reason.ratesStale":
    "Aucun cours actuel n’est disponible pour cette offre. Veuillez réessayer dans un instant.",
  "detail.reason.offerHidden": "Cette offre ne peut pas être acceptée pour le moment.",
  "detail.reason.openOrdersLimit":
    "Vous avez autant d’ordres ouverts que possible pour le moment. Terminez-en d’abord un.",
  "detail.reason.offerOrdersLimit":
    "Vous avez autant d’ordres ouverts que possible sur cette offre. Terminez-en d’abord un ou choisissez une autre offre.",
  "detail.reason.openWorthLimit":
    "Vos achats en cours ont atteint votre limite. Terminez-en d’abord un.",
  "detail.reason.cancelLimit": "Vous avez annulé trop d’ordres au cours des dernières 24 heures.",
  "detail.reason.advertiserLimit":
    "L’annonceur ne peut pas accepter d’autres ordres pour le moment.",
  "detail.reason.staffMayNotTrade": "Les comptes du personnel ne peuvent pas trader.",
  "detail.form.amountOutsideLimit":
    "Veuillez ajuster la quantité de cryptos à < {amount} {token} pour respecter les conditions de l’annonceur.",
  "detail.form.amountBelowLimit":
    "Veuillez ajuster la quantité de cryptos à > {amount} {token} pour respecter les conditions de l’annonceur.",
  "detail.form.fiatAtLeast": "Cet annonceur accepte des ordres d’au moins {amount}.",
  "detail.form.fiatAtMost": "Cet annonceur accepte des ordres d’au plus {amount}.",
  "detail.form.overLimit": "Votre limite d’achats en cours laisse environ {amount} pour cet ordre.",
  "detail.form.title": "Votre ordre",
  "detail.form.max": "Max.",
  "detail.form.balance": "Solde : {amount}",
  "detail.form.transfer": "Transférer des {token} vers votre portefeuille spot",
  "detail.form.notEnough": "Votre portefeuille spot ne contient pas assez de {token}.",
  "detail.fresh.note": "{amount} achetés récemment : retrait ou vente possible à partir du {time}.",
  "detail.fresh.newAccount":
    "Votre compte a moins de 30 jours : ce que vous achetez pourra être retiré ou vendu 24 heures après la fin de l’ordre.",
  "detail.fresh.reversible":
    "Un paiement par ce moyen peut être annulé : ce que vous achetez pourra être retiré ou vendu 24 heures après la fin de l’ordre.",
  "detail.form.tooSmall": "Ce montant est trop faible.",
  "detail.form.limits": "Limite : {limits}",
  "detail.message": "Message aux traders",
});
