import type en from "../en/chat.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "chat.title": "Chat avec {name}",
  "chat.safety":
    "Restez dans ce chat. N’effectuez aucune transaction en dehors de la plateforme et ne communiquez à personne un code ou un mot de passe.",
  "chat.warning.link":
    "Ce message contient un lien. Restez dans ce chat et ne saisissez jamais de mot de passe ni de code sur un autre site.",
  "chat.warning.contact":
    "Ce message contient un numéro de téléphone ou un autre contact. Restez dans ce chat : le service client ne peut pas vérifier ce qui est convenu ailleurs.",
  "chat.warning.account":
    "Ce message contient un numéro de compte ou une adresse. Payez uniquement sur le compte indiqué dans l’ordre.",
  "chat.warning.accountSeller":
    "Ce message contient un numéro de compte ou une adresse. N’y envoyez jamais de cryptos : elles ne se libèrent que dans cet ordre.",
  "chat.messages": "Messages",
  "chat.loading": "Chargement des messages",
  "chat.loadFailed": "Impossible de charger les messages.",
  "chat.loadOlder": "Charger les messages précédents",
  "chat.newMessages":
    "{count, plural, one {# nouveau message} many {# de nouveaux messages} other {# nouveaux messages}}",
  "chat.toEnd": "Aller au dernier message",
  "chat.input": "Écrire un message",
  "chat.inputHint": "Entrée pour envoyer, Maj + Entrée pour aller à la ligne.",
  "chat.send": "Envoyer",
  "chat.sendFailed": "Échec de l’envoi du message.",
  "chat.resend": "Renvoyer",
  "chat.discard": "Supprimer",
  "chat.cancel": "Annuler",
  "chat.close": "Fermer",
  "chat.closed": "Ce chat est fermé.",
  "chat.attach": "Joindre un fichier",
  "chat.drop": "Déposez les fichiers ici pour les envoyer.",
  "chat.fileTooLarge": "Veuillez choisir un fichier de moins de 10 Mo.",
  "chat.typeRefused":
    "Échec de l’envoi. Seuls les images et les fichiers PDF et MP4 sont acceptés.",
  "chat.uploadFailed": "Échec de l’envoi du fichier.",
  "chat.uploading": "Envoi de {name}",
  "chat.cancelUpload": "Annuler l’envoi de {name}",
  "chat.picture": "Image {name}",
  "chat.openPicture": "Ouvrir l’image {name}",
  "chat.download": "Télécharger",
  "chat.from.you": "Vous",
  "chat.from.staff": "Service client",
  "chat.onlyYou": "Seuls vous et le service client pouvez lire ceci",
  "chat.announce": "{name} : {text}",
  "chat.state.sending": "Envoi en cours",
  "chat.state.waiting": "En attente de connexion",
  "chat.state.sent": "Envoyé",
  "chat.state.read": "Lu",
  "chat.day.today": "Aujourd’hui",
  "chat.day.yesterday": "Hier",

  "chat.link.title": "Ce lien mène hors de la plateforme",
  "chat.link.text":
    "{host} ne nous appartient pas. N’y saisissez ni mot de passe ni code, et n’y effectuez ni paiement ni transaction.",
  "chat.link.stay": "Rester ici",
  "chat.link.open": "Ouvrir le lien",

  "chat.phrases.title": "Phrases rapides",
  "chat.phrases.hint": "L’autre partie les lit dans sa propre langue.",
  "chat.phrases.reference": "Référence du paiement",
  "chat.phrases.amount": "Montant reçu",
  "chat.phrases.time": "Date et heure",
  "chat.phrases.blank": "Ce champ ne peut pas rester vide.",

  "chat.phrase.hello": "Bonjour ! Je suis disponible.",
  "chat.phrase.payingNow": "J’effectue le paiement maintenant.",
  "chat.phrase.paymentSent": "J’ai envoyé le paiement.",
  "chat.phrase.paymentReference": "J’ai envoyé le paiement, référence {text}.",
  "chat.phrase.bankDelay": "Ma banque retarde le paiement jusqu’au {time}.",
  "chat.phrase.moreTime": "Merci de m’accorder plus de temps pour payer.",
  "chat.phrase.detailsRight":
    "Merci de confirmer que les coordonnées de paiement indiquées dans l’ordre sont exactes.",
  "chat.phrase.pleaseRelease": "Merci de vérifier votre compte et de libérer les cryptos.",
  "chat.phrase.readyForPayment":
    "Tout est prêt de mon côté. Merci de payer sur le compte indiqué dans l’ordre.",
  "chat.phrase.noRemarks":
    "Merci de ne rien écrire sur les cryptos ni sur la plateforme dans le libellé du virement.",
  "chat.phrase.paymentReceived": "J’ai reçu le paiement.",
  "chat.phrase.paymentMissing": "Le paiement n’est pas encore arrivé.",
  "chat.phrase.sendReceipt": "Merci d’envoyer le justificatif de paiement.",
  "chat.phrase.nameMismatch": "Le nom du payeur ne correspond pas à votre nom enregistré.",
  "chat.phrase.wrongAmount": "Le montant reçu n’est pas le bon : {text}.",
  "chat.phrase.releaseBy":
    "Je vérifierai le paiement et libérerai les cryptos au plus tard le {time}.",
  "chat.phrase.pleaseWait": "Un instant, s’il vous plaît.",
  "chat.phrase.thanks": "Merci pour cette transaction.",
  "chat.phrase.staffHello":
    "Bonjour, le service client a pris ce dossier en charge et lit ce que les deux parties ont dit et montré.",
  "chat.phrase.staffSendProof":
    "Merci d’ajouter à l’ordre un justificatif de paiement avec la date, le montant, le payeur et le bénéficiaire.",
  "chat.phrase.staffCheckAccount":
    "Merci de vérifier encore une fois si ce paiement figure sur votre compte et d’écrire ce que vous voyez.",
  "chat.phrase.staffAskBank":
    "Merci d’interroger votre banque sur ce paiement et d’écrire ce qu’elle répond.",
  "chat.phrase.staffAnswerBy": "Merci de répondre avant le {time}.",
  "chat.phrase.staffPayNothing":
    "Merci de n’envoyer aucun autre paiement tant que ce dossier n’est pas tranché.",
  "chat.phrase.staffReleaseLater":
    "Merci de ne libérer les cryptos qu’après avoir vu le paiement sur votre compte.",
  "chat.phrase.staffSettle":
    "Vous pouvez encore vous entendre : par une libération des cryptos, ou par un partage accepté des deux côtés.",
  "chat.phrase.staffMoreTime":
    "Il nous faut plus de temps ; nous vous écrirons à nouveau avant le {time}.",
  "chat.phrase.staffDeciding": "Merci, nous avons ce qu’il nous faut et trancherons bientôt.",

  "chat.event.create":
    "L’ordre a été passé. {amount} {token} sont sous séquestre. À payer au plus tard le {time}.",
  "chat.event.pay": "L’acheteur a marqué l’ordre comme payé.",
  "chat.event.cancel": "L’acheteur a annulé l’ordre.",
  "chat.event.timeOut": "L’ordre a été annulé, car il n’a pas été payé à temps.",
  "chat.event.extend": "Le vendeur a prolongé le délai de paiement jusqu’au {time}.",
  "chat.event.release": "Le vendeur a confirmé la réception du paiement.",
  "chat.event.settle": "{amount} {token} ont été transférés à l’acheteur.",
  "chat.event.refuseSettlement": "Le transfert a été interrompu, car un compte est bloqué.",
  "chat.event.retry": "Nouvelle tentative de transfert en cours.",
  "chat.event.appeal.buyer": "L’acheteur a ouvert un litige.",
  "chat.event.appeal.seller": "Le vendeur a ouvert un litige.",
  "chat.event.notReceived":
    "Le vendeur n’a pas reçu le paiement. Une preuve est demandée à l’acheteur avant le {time}.",
  "chat.event.escalate": "L’ordre a été transmis au service client.",
  "chat.event.withdrawAppeal.buyer": "L’acheteur a retiré le litige.",
  "chat.event.withdrawAppeal.seller": "Le vendeur a retiré le litige.",
  "chat.event.proposeSplit.buyer":
    "L’acheteur propose un partage : {amount} {token} pour l’acheteur.",
  "chat.event.proposeSplit.seller":
    "Le vendeur propose un partage : {amount} {token} pour l’acheteur.",
  "chat.event.acceptSplit": "Le partage a été accepté : {amount} {token} pour l’acheteur.",
  "chat.event.ruleRelease":
    "Le service client a tranché : {amount} {token} reviennent à l’acheteur.",
  "chat.event.ruleRefund": "Le service client a tranché : les cryptos sont restituées au vendeur.",
  "chat.event.ruleSplit": "Le service client a tranché : {amount} {token} reviennent à l’acheteur.",
  "chat.event.ruledRelease":
    "Le service client a tranché : {amount} {token} reviennent à l’acheteur. La décision prend effet le {time}.",
  "chat.event.ruledRefund":
    "Le service client a tranché : les cryptos sont restituées au vendeur. La décision prend effet le {time}.",
  "chat.event.ruledSplit":
    "Le service client a tranché : {amount} {token} reviennent à l’acheteur, le reste est restitué au vendeur. La décision prend effet le {time}.",
  "chat.event.acceptRuling.buyer": "L’acheteur a accepté la décision.",
  "chat.event.acceptRuling.seller": "Le vendeur a accepté la décision.",
  "chat.event.secondLook.buyer":
    "L’acheteur a demandé un réexamen par un autre membre du personnel.",
  "chat.event.secondLook.seller":
    "Le vendeur a demandé un réexamen par un autre membre du personnel.",
  "chat.event.closeAppeal": "Le service client a clos le litige.",
  "chat.event.setTask.buyer":
    "Le service client a demandé des preuves à l’acheteur avant le {time}.",
  "chat.event.setTask.seller":
    "Le service client a demandé des preuves au vendeur avant le {time}.",
  "chat.event.missTask.buyer": "L’acheteur n’a pas répondu à temps au service client.",
  "chat.event.missTask.seller": "Le vendeur n’a pas répondu à temps au service client.",
  "chat.event.withdrawTask.buyer": "Le service client n’a plus besoin de la réponse de l’acheteur.",
  "chat.event.withdrawTask.seller": "Le service client n’a plus besoin de la réponse du vendeur.",
});
