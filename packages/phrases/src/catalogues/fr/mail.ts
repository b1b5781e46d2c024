import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Votre code de sécurité Parley",
  "mail.code.register": "Saisissez ce code pour créer votre compte.",
  "mail.code.login": "Saisissez ce code pour vous connecter à votre compte.",
  "mail.code.resetPassword": "Saisissez ce code pour définir un nouveau mot de passe.",
  "mail.code.bindEmail": "Saisissez ce code pour lier une adresse e-mail à votre compte.",
  "mail.code.bindPhone": "Saisissez ce code pour lier un numéro de téléphone à votre compte.",
  "mail.code.unbindEmail": "Saisissez ce code pour dissocier l’adresse e-mail de votre compte.",
  "mail.code.unbindPhone":
    "Saisissez ce code pour dissocier le numéro de téléphone de votre compte.",
  "mail.code.totpConfirm": "Saisissez ce code pour activer Google Authenticator.",
  "mail.code.totpRemove": "Saisissez ce code pour désactiver Google Authenticator.",
  "mail.code.passwordChange": "Saisissez ce code pour modifier votre mot de passe.",
  "mail.code.passkeyAdd": "Saisissez ce code pour ajouter une clé d’accès à votre compte.",
  "mail.code.passkeyRemove": "Saisissez ce code pour supprimer une clé d’accès de votre compte.",
  "mail.code.recoveryCodes": "Saisissez ce code pour créer de nouveaux codes de secours.",
  "mail.code.createUserPayment": "Saisissez ce code pour ajouter un moyen de paiement.",
  "mail.code.updateUserPayment": "Saisissez ce code pour modifier un moyen de paiement.",
  "mail.code.removeUserPayment": "Saisissez ce code pour supprimer un moyen de paiement.",
  "mail.code.release":
    "Saisissez ce code pour libérer les cryptos en faveur de l’acheteur, uniquement si le paiement est bien sur votre compte.",
  "mail.code.split":
    "Saisissez ce code pour partager les cryptos d’un ordre entre vous et l’acheteur.",
  "mail.code.withdraw": "Saisissez ce code pour retirer des cryptos de votre compte.",
  "mail.code.apiSettings": "Saisissez ce code pour modifier vos paramètres d’API.",
  "mail.code.subUsers":
    "Saisissez ce code pour donner un accès, des droits ou des cryptos à un sous-compte.",
  "mail.code.staffAction":
    "Saisissez ce code pour confirmer votre action en tant que membre du personnel.",
  "mail.code.valid":
    "Le code est valable {minutes, plural, one {# minute} many {# de minutes} other {# minutes}} et ne peut être utilisé qu’une fois.",
  "mail.code.secret":
    "Ne le communiquez à personne. Le personnel de Parley ne vous le demandera jamais.",
  "mail.code.ignore": "Si vous n’avez pas demandé ce code, vous pouvez ignorer ce message.",
  "mail.code.alarm":
    "Si vous n’avez pas demandé ce code, modifiez votre mot de passe et vérifiez vos appareils dans Sécurité du compte.",

  "mail.alreadyRegistered.subject": "Vous avez déjà un compte Parley",
  "mail.alreadyRegistered.text":
    "Quelqu’un a tenté de s’inscrire avec vos coordonnées. Elles appartiennent déjà à un compte, aucun nouveau compte n’a donc été créé.",
  "mail.alreadyRegistered.advice":
    "Si c’était vous, connectez-vous, ou définissez un nouveau mot de passe si vous avez oublié le vôtre. Si ce n’était pas vous, vous n’avez rien à faire.",

  "mail.newDeviceLogin.subject": "Nouvelle connexion à votre compte Parley",
  "mail.newDeviceLogin.text": "Une connexion à votre compte a eu lieu depuis un nouvel appareil.",

  "mail.securityChanged.subject": "La sécurité de votre compte a été modifiée",
  "mail.securityChanged.passwordChanged": "Votre mot de passe a été modifié.",
  "mail.securityChanged.passwordReset": "Votre mot de passe a été réinitialisé.",
  "mail.securityChanged.emailBound": "Une adresse e-mail a été liée à votre compte.",
  "mail.securityChanged.emailUnbound": "L’adresse e-mail a été dissociée de votre compte.",
  "mail.securityChanged.phoneBound": "Un numéro de téléphone a été lié à votre compte.",
  "mail.securityChanged.phoneUnbound": "Le numéro de téléphone a été dissocié de votre compte.",
  "mail.securityChanged.totpEnabled": "Google Authenticator a été activé.",
  "mail.securityChanged.totpRemoved": "Google Authenticator a été désactivé.",
  "mail.securityChanged.passkeyAdded": "Une clé d’accès a été ajoutée à votre compte.",
  "mail.securityChanged.passkeyRemoved": "Une clé d’accès a été supprimée de votre compte.",
  "mail.securityChanged.recoveryCodeUsed": "Un code de secours de votre compte a été utilisé.",
  "mail.securityChanged.recoveryCodesRenewed":
    "De nouveaux codes de secours ont été créés. Les anciens ne fonctionnent plus.",
  "mail.securityChanged.subUserMayWithdraw":
    "Un sous-compte a été autorisé à retirer des cryptos avec sa propre vérification. Il pourra le faire après 24 heures.",
  "mail.securityChanged.antiPhishingCodeChanged": "Votre code anti-hameçonnage a été modifié.",
  "mail.securityChanged.resetRequested":
    "Une demande de réinitialisation de votre vérification de sécurité a été envoyée au service client.",
  "mail.securityChanged.resetCancelled":
    "Une demande de réinitialisation de votre vérification de sécurité a été annulée. Rien n’a été retiré de votre compte.",
  "mail.securityChanged.contactChangeUndone":
    "Une modification de votre e-mail ou téléphone a été annulée. Tous les appareils sont déconnectés ; définissez un nouveau mot de passe avec « Mot de passe oublié ».",
  "mail.securityChanged.apiKeyCreated":
    "Une clé API a été créée pour votre compte. Un programme qui la possède peut agir en votre nom.",
  "mail.securityChanged.apiKeyRevoked": "Une clé API de votre compte a été révoquée.",
  "mail.securityChanged.subUserApiKey": "Un sous-compte a créé une clé API.",

  "mail.kycApproved.subject": "Votre identité est vérifiée",
  "mail.kycApproved.text": "Votre vérification d’identité a été approuvée.",
  "mail.kycAsked.subject": "Il nous manque un élément pour votre vérification",
  "mail.kycAsked.text":
    "Le service client a besoin d’un élément supplémentaire avant de statuer sur votre vérification d’identité. Veuillez l’ajouter sur la page de vérification.",
  "mail.kycAsk.documentAgain": "Le document à nouveau, net et avec tous les coins",
  "mail.kycAsk.otherSide": "L’autre face du document",
  "mail.kycAsk.selfieAgain": "Le selfie avec votre document à nouveau",
  "mail.kycAsk.proofOfAddress": "Un justificatif de domicile de moins de trois mois",
  "mail.kycAsk.proofOfName": "Un document qui explique la différence entre les noms",
  "mail.kycRejected.subject": "Votre vérification d’identité n’a pas été approuvée",
  "mail.kycRejected.text":
    "Votre vérification d’identité n’a pas été approuvée. Veuillez corriger vos informations et les envoyer à nouveau.",
  "mail.kycReason.documentUnreadable": "Un document n’est pas lisible.",
  "mail.kycReason.documentIncomplete": "Il manque une page ou une face d’un document.",
  "mail.kycReason.documentExpired": "Un document a expiré.",
  "mail.kycReason.documentNotAccepted": "Ce type de document n’est pas accepté.",
  "mail.kycReason.detailsMismatch": "Les informations saisies ne correspondent pas aux documents.",
  "mail.kycReason.selfieMismatch": "Le selfie ne correspond pas à la photo du document.",
  "mail.kycReason.notGenuine": "L’authenticité d’un document n’a pas pu être confirmée.",
  "mail.kycReason.other": "Les documents n’ont pas pu être vérifiés.",

  "mail.subUserCreated.subject": "Un sous-compte a été ajouté à votre compte",
  "mail.subUserCreated.text": "Un sous-compte a été ajouté à votre compte.",

  "mail.resetRequest.approved.subject": "Votre réinitialisation de sécurité a été approuvée",
  "mail.resetRequest.approved.text":
    "Votre demande de réinitialisation de la vérification de sécurité a été approuvée. Veuillez vous connecter et la configurer à nouveau.",
  "mail.resetRequest.refused.subject": "Votre réinitialisation de sécurité n’a pas été approuvée",
  "mail.resetRequest.refused.text":
    "Votre demande de réinitialisation de la vérification de sécurité n’a pas été approuvée. Votre compte reste inchangé.",

  "mail.depositCredited.subject": "Dépôt reçu",
  "mail.depositCredited.text": "{amount} {token} ont été crédités sur votre portefeuille spot.",
  "mail.withdrawalSent.subject": "Retrait envoyé",
  "mail.withdrawalSent.text": "Votre retrait de {amount} {token} a été envoyé.",
  "mail.withdrawalReturned.subject": "Retrait non envoyé",
  "mail.withdrawalReturned.text":
    "Votre retrait de {amount} {token} n’a pas été envoyé. Les cryptos sont de retour dans votre portefeuille spot.",

  "mail.tradingFrozen.subject": "Les transactions sont gelées pour votre compte",
  "mail.tradingFrozen.falseClaims":
    "Vous avez plusieurs fois marqué des ordres comme payés alors qu’aucun paiement n’avait été effectué. Vous ne pouvez ni passer d’ordres, ni publier d’offres, ni retirer tant que le service client n’a pas examiné la situation.",
  "mail.tradingFrozen.staff":
    "Le service client a gelé les transactions de votre compte. Pour l’instant, vous ne pouvez ni passer d’ordres, ni publier d’offres, ni retirer.",
  "mail.tradingFrozen.hold":
    "Le service client a mis votre compte en attente jusqu’au {time}. D’ici là, vous ne pouvez ni passer d’ordres, ni publier d’offres, ni retirer, et les cryptomonnaies de vos ordres restent sous séquestre. Si vous pensez qu’il s’agit d’une erreur, veuillez contacter le service client.",
  "mail.tradingFrozen.advice":
    "Vos ordres en cours se poursuivent : vous pouvez toujours payer, annuler, libérer et ouvrir un litige. Si vous pensez qu’il s’agit d’une erreur, veuillez contacter le service client.",
  "mail.tradingRestored.subject": "Vous pouvez à nouveau négocier",
  "mail.tradingRestored.text":
    "Le service client a levé le gel. Vous pouvez à nouveau passer des ordres, publier des offres et retirer.",
  "mail.sessionsEnded.subject": "Vous avez été déconnecté partout",
  "mail.sessionsEnded.text":
    "Le service client a fermé toutes les connexions de votre compte et révoqué ses clés API. Reconnectez-vous ; si vous ne l’avez pas demandé, changez d’abord votre mot de passe.",
  "mail.staffInvitation.subject": "Invitation à rejoindre l’équipe Parley",
  "mail.staffInvitation.text":
    "Vous êtes invité à travailler au service client de Parley. Connectez-vous au compte qui utilise cette adresse e-mail, configurez une clé d’accès ou Google Authenticator et acceptez avant le {time}. Le lien ne fonctionne qu’une fois.",
  "mail.staffInvitation.link": "Accepter l’invitation",
  "mail.staffLogHead.subject": "Journal de l’équipe, {day}",
  "mail.staffLogHead.text":
    "Le journal de l’équipe se termine aujourd’hui par la ligne {number}. Son hachage : {hash}. Conservez cet e-mail : il prouve si des lignes jusqu’à celle-ci ont été modifiées ensuite.",
  "mail.supportAnswered.subject": "Le service client vous a répondu",
  "mail.supportAnswered.text": "Le service client a répondu à votre message.",
  "mail.offerTakenDown.subject": "Votre offre a été retirée",
  "mail.offerTakenDown.text":
    "Le service client a mis votre offre hors ligne. Les ordres en cours se poursuivent comme convenu.",
  "mail.offerTakenDown.object":
    "Si vous n’êtes pas d’accord, veuillez contacter le service client en indiquant le numéro de l’offre.",
  "mail.supportClosed.subject": "Votre demande a été fermée",
  "mail.supportClosed.text":
    "Le service client a fermé votre demande. Si vous avez encore besoin d’aide, veuillez en ouvrir une nouvelle.",
  "mail.caseHandedOver.subject": "Un dossier vous a été transmis",
  "mail.caseHandedOver.text":
    "Un membre de l’équipe vous a transmis un dossier. Vous le trouverez parmi vos dossiers dans la console.",

  "mail.orderCreated.subject": "Nouvel ordre",
  "mail.orderCreated.text":
    "{role, select, buyer {Quelqu’un vous vend {quantity} pour {amount}. Payez par {method}, puis appuyez sur « J’ai payé ».} other {Quelqu’un vous achète {quantity} pour {amount} par {method}. Les cryptos restent sous séquestre jusqu’à la confirmation du paiement.}}",
  "mail.orderPaid.subject": "L’acheteur a marqué l’ordre comme payé",
  "mail.orderPaid.text":
    "L’acheteur indique avoir payé {amount} par {method}. Vérifiez votre compte et ne libérez {quantity} que lorsque l’argent est arrivé.",
  "mail.orderCanceled.subject": "Ordre annulé",
  "mail.orderCanceled.text":
    "L’acheteur a annulé l’ordre de {quantity}. Les cryptos ne sont plus sous séquestre.",
  "mail.orderTimedOut.subject": "Ordre annulé : délai de paiement dépassé",
  "mail.orderTimedOut.text":
    "{role, select, buyer {L’ordre de {quantity} n’a pas été marqué comme payé à temps et a été annulé. Si vous avez payé, ouvrez un litige dans les 24 heures.} other {L’acheteur n’a pas payé à temps. L’ordre de {quantity} a été annulé et les cryptos ne sont plus sous séquestre.}}",
  "mail.orderExtended.subject": "Plus de temps pour payer",
  "mail.orderExtended.text":
    "Le vendeur vous accorde plus de temps pour payer {amount} par {method}.",
  "mail.orderCompleted.subject": "Ordre terminé",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} sont sur votre portefeuille spot. Vous avez payé {amount}.} other {{quantity} ont été libérés en faveur de l’acheteur pour {amount}.}}",
  "mail.orderFailed.subject": "Échec du transfert",
  "mail.orderFailed.text":
    "Le transfert de {quantity} n’a pas pu être effectué. Les cryptos sont en sécurité sous séquestre ; consultez l’ordre pour connaître la suite.",
  "mail.confirmReminder.subject": "L’acheteur attend votre confirmation",
  "mail.confirmReminder.text":
    "L’acheteur indique avoir payé {amount} par {method} et attend {quantity}. Vérifiez votre compte et libérez les cryptos, ou ouvrez un litige si le paiement n’est pas arrivé.",
  "mail.appealOpened.subject": "Litige ouvert",
  "mail.appealOpened.text":
    "{by, select, buyer {L’acheteur a ouvert un litige sur l’ordre de {quantity}. Ajoutez votre déclaration et vos preuves.} seller {Le vendeur a ouvert un litige sur l’ordre de {quantity}. Ajoutez votre déclaration et vos preuves.} other {L’ordre de {quantity} attend sa libération depuis trop longtemps. Le service client l’examine.}}",
  "mail.proofWanted.subject": "Merci de prouver votre paiement",
  "mail.proofWanted.text":
    "Le vendeur signale que {amount} par {method} pour {quantity} ne sont pas arrivés. Ajoutez une preuve de paiement à l’ordre ; sinon, le service client tranchera sans.",
  "mail.appealWithdrawn.subject": "Litige retiré",
  "mail.appealWithdrawn.text":
    "Le litige sur l’ordre de {quantity} a été retiré. L’ordre suit son cours.",
  "mail.evidenceAdded.subject": "Preuves ajoutées",
  "mail.evidenceAdded.text":
    "{role, select, buyer {Le vendeur a ajouté une déclaration ou des preuves au litige sur l’ordre de {quantity}.} other {L’acheteur a ajouté une déclaration ou des preuves au litige sur l’ordre de {quantity}.}} Vous pouvez répondre dans l’ordre.",
  "mail.taskSet.subject": "Le service client vous demande des preuves",
  "mail.taskSet.text":
    "Le service client attend votre réponse au sujet de l’ordre de {quantity}. L’ordre indique ce qui est demandé ; sans réponse à temps, le service client tranchera sans.",
  "mail.taskMissed.subject": "Le délai de réponse est écoulé",
  "mail.taskMissed.text":
    "Vous n’avez pas répondu à temps au service client au sujet de l’ordre de {quantity}. Vous pouvez encore répondre dans l’ordre tant que le service client n’a pas tranché.",
  "mail.splitProposed.subject": "Partage proposé",
  "mail.splitProposed.text":
    "{role, select, buyer {Le vendeur propose que vous receviez {share} et que le reste lui revienne.} other {L’acheteur propose de recevoir {share} ; le reste vous revient.}} Vous pouvez l’accepter dans l’ordre.",
  "mail.appealRuled.subject": "Le service client a tranché",
  "mail.appealRuled.text":
    "{role, select, buyer {Selon la décision, vous recevez {share} ; le reste est restitué au vendeur.} other {Selon la décision, l’acheteur reçoit {share} ; le reste vous est restitué.}} Tant qu’elle n’a pas pris effet, vous pouvez demander une fois un réexamen dans l’ordre.",
  "mail.secondLook.subject": "Réexamen de votre ordre",
  "mail.secondLook.text":
    "{role, select, buyer {Le vendeur a demandé qu’un autre membre du personnel décide de l’ordre de {quantity}.} other {L’acheteur a demandé qu’un autre membre du personnel décide de l’ordre de {quantity}.}} D’ici là, les cryptos restent sous séquestre.",
  "mail.appealResolved.subject": "Litige résolu",
  "mail.appealResolved.completed":
    "{role, select, buyer {Le litige est résolu. Vous avez reçu {share}.} other {Le litige est résolu. L’acheteur a reçu {share}.}}",
  "mail.appealResolved.canceled": "Le litige est résolu. L’ordre de {quantity} est annulé.",
  "mail.feedback.subject": "Nouvel avis",
  "mail.feedback.positive": "Vous avez reçu un avis positif pour l’ordre de {quantity}.",
  "mail.feedback.negative":
    "Vous avez reçu un avis négatif pour l’ordre de {quantity}. Vous pouvez y répondre une fois.",
  "mail.feedbackReplied.subject": "Réponse à votre avis",
  "mail.feedbackReplied.text": "Votre avis sur l’ordre de {quantity} a reçu une réponse.",

  "mail.withdrawalsBlocked": "Pour votre sécurité, les retraits sont bloqués jusqu’au {time}.",
  "mail.notYou":
    "Si ce n’était pas vous, modifiez immédiatement votre mot de passe et déconnectez vos autres appareils dans Sécurité du compte.",
  "mail.notYou.cancelReset":
    "Si ce n’était pas vous, annulez la demande avec ce lien, sans avoir à vous connecter, et modifiez votre mot de passe. Le service client ne peut pas l’approuver pendant les premières 24 heures.",
  "mail.notYou.undo":
    "Si ce n’était pas vous, annulez-le avec ce lien dans les 72 heures. Tous les appareils seront déconnectés et les retraits bloqués pendant 24 heures.",

  "mail.fact.asked": "Demandé",
  "mail.fact.time": "Heure",
  "mail.fact.address": "Adresse IP",
  "mail.fact.device": "Appareil",
  "mail.fact.reason": "Motif",
  "mail.fact.username": "Pseudo",
  "mail.fact.walletAddress": "Adresse du portefeuille",
  "mail.fact.orderId": "Numéro de l’ordre",
  "mail.fact.offer": "Offre",
  "mail.fact.caseId": "Numéro de demande",
  "mail.fact.amount": "Quantité",
  "mail.fact.payment": "Paiement",
  "mail.fact.payMethod": "Moyen de paiement",
  "mail.fact.timeLeft": "Temps restant",
  "mail.timeLeft":
    "{minutes, plural, one {# minute} many {# de minutes} other {# minutes}}, jusqu’au {time}",

  "mail.link.login": "Se connecter",
  "mail.link.security": "Sécurité du compte",
  "mail.link.cancelReset": "Annuler la demande",
  "mail.link.undo": "Annuler cette modification",
  "mail.link.kyc": "Vérification d’identité",
  "mail.link.subUsers": "Sous-comptes",
  "mail.link.wallet": "Portefeuille",
  "mail.link.order": "Voir l’ordre",
  "mail.link.orders": "Mes ordres",
  "mail.link.case": "Voir la demande",
  "mail.link.offers": "Mes offres",
  "mail.link.contact": "Contacter le service client",

  "mail.antiPhishing.code": "Votre code anti-hameçonnage : {code}",
  "mail.antiPhishing.none":
    "Vous n’avez pas encore de code anti-hameçonnage. Choisissez-en un dans Sécurité du compte : il figurera dans chaque e-mail authentique de Parley.",
  "mail.footer.account":
    "Vous recevez cet e-mail parce que votre adresse est liée à un compte Parley. Il a été envoyé automatiquement, merci de ne pas y répondre.",
  "mail.footer.entered":
    "Vous recevez cet e-mail parce que votre adresse a été saisie sur Parley. Il a été envoyé automatiquement, merci de ne pas y répondre.",

  "mail.text.code": "{code} est votre code Parley. {purpose} Ne le communiquez à personne.",
});
