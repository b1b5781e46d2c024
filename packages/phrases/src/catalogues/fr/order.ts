import type en from "../en/order.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "order.title": "Détails de l’ordre",
  "order.list.title": "Mes ordres",
  "order.list.search": "Rechercher par ID d’ordre",
  "order.list.allTypes": "Tous les types",
  "order.list.allStatuses": "Tous les statuts",
  "order.list.empty": "Aucun résultat",
  "order.list.text": "Tous vos achats et toutes vos ventes, du plus récent au plus ancien.",
  "order.list.description":
    "Vos ordres sur Parley, avec leur statut, leur montant et leur contrepartie.",
  "order.list.none": "Vous n’avez pas encore d’ordre.",
  "order.list.noneText":
    "Choisissez une offre d’achat ou de vente, et votre ordre s’affichera ici.",
  "order.list.toMarket": "Voir les offres",
  "order.list.open": "Ordres en cours",
  "order.list.csv": "Exporter en CSV",
  "order.list.reset": "Réinitialiser",
  "order.list.from": "Du",
  "order.list.to": "Au",
  "order.list.allCryptos": "Toutes les cryptos",
  "order.list.allFiats": "Toutes les devises",
  "order.list.more": "Plus de filtres",
  "order.list.filters": "Filtrer les ordres",
  "order.list.filtersActive": "Filtrer les ordres, actifs : {count}",
  "order.list.show": "Afficher les ordres",
  "order.list.ofOffer": "Seuls les ordres d’une de vos offres sont affichés.",
  "order.list.allOffers": "Afficher tous les ordres",
  "order.list.searchButton": "Rechercher",
  "order.list.searchInvalid": "Un ID d’ordre se compose uniquement de chiffres.",
  "order.list.loading": "Chargement des ordres en cours.",
  "order.list.failed": "Impossible de charger les ordres.",
  "order.list.unread":
    "{count, plural, one {# message non lu} many {# de messages non lus} other {# messages non lus}}",
  "order.list.barred":
    "Trop de vos ordres ont été annulés. Vous pourrez de nouveau passer des ordres à partir du {time}. Vos ordres en cours ne sont pas concernés.",
  "order.list.pages": "Pages des ordres",
  "order.list.previous": "Page précédente",
  "order.list.next": "Page suivante",
  "order.list.page": "Page {page}",
  "order.together.select": "Sélectionner l’ordre {id}",
  "order.together.all": "Sélectionner tous ceux qui peuvent être libérés ({count})",
  "order.together.selected":
    "{count, plural, one {# ordre sélectionné} many {# d’ordres sélectionnés} other {# ordres sélectionnés}}",
  "order.together.clear": "Effacer la sélection",
  "order.together.open": "Libérer ensemble",
  "order.together.title": "Avez-vous reçu tous ces paiements ?",
  "order.together.text":
    "Vérifiez sur votre compte que chaque montant est arrivé, du nom indiqué à côté. Les cryptos libérées ne peuvent pas être récupérées.",
  "order.together.total": "Au total",
  "order.together.outcome": "Résultat de la libération",
  "order.together.appealed":
    "{count, plural, one {Un litige est ouvert sur # de ces ordres} many {Un litige est ouvert sur # de ces ordres} other {Un litige est ouvert sur # de ces ordres}}",
  "order.together.released": "Libéré",
  "order.together.notReleased": "Non libéré",
  "order.together.close": "Fermer",
  "order.filter.pending": "En cours",
  "order.filter.completed": "Terminé",
  "order.filter.canceled": "Annulé",
  "order.filter.appeal": "Litige",
  "order.filter.failed": "Échoué",

  "order.field.orderId": "ID d’ordre",
  "order.field.type": "Type",
  "order.field.createdTime": "Date de création",
  "order.field.amount": "Montant",
  "order.field.fee": "Frais",
  "order.field.feeOfBuyer": "Frais, à la charge de l’acheteur",
  "order.field.feeOfSeller": "Frais, à la charge du vendeur",
  "order.field.status": "Statut",
  "order.field.unitPrice": "Prix unitaire",
  "order.field.quantity": "Quantité",
  "order.field.paymentMethod": "Moyen de paiement",
  "order.field.receiverName": "Nom du bénéficiaire",
  "order.field.paymentAmount": "Montant du paiement",
  "order.field.paymentInfo": "Coordonnées de paiement",
  "order.field.receiptConfirmationTime": "Confirmation de réception",
  "order.field.paymentDeadline": "Date limite de paiement",
  "order.field.externalOrderId": "ID d’ordre externe",
  "order.field.iWillReceive": "Je vais recevoir",
  "order.field.crypto": "Crypto",
  "order.field.fiat": "Monnaie fiat",
  "order.field.counterparty": "Contrepartie",
  "order.field.registeredName": "Nom enregistré",
  "order.field.formerly": "Anciennement {names}",
  "order.field.paid": "Payé",
  "order.field.sold": "Vendu",
  "order.field.received": "Reçu",
  "order.field.buyerReceives": "L’acheteur reçoit",
  "order.field.completedTime": "Date de fin",
  "order.field.canceledTime": "Date d’annulation",

  "order.type.buy": "Achat",
  "order.type.sell": "Vente",
  "order.type.buyShort": "A",
  "order.type.sellShort": "V",

  "order.status.pendingPayment": "Paiement en attente",
  "order.status.pendingFiatReceipt": "Réception du paiement en attente",
  "order.status.pendingCryptoReceipt": "Réception des cryptos en attente",
  "order.status.pendingRelease": "Libération en attente",
  "order.status.inProcess": "En cours / en attente",
  "order.status.completed": "Terminé",
  "order.status.canceled": "Annulé",
  "order.status.failed": "Échoué",
  "order.status.appeal": "Litige",

  "order.step.placeOrder": "Passer un ordre",
  "order.step.pay.buyer": "Payer le vendeur",
  "order.step.pay.seller": "L’acheteur paie",
  "order.step.confirm.buyer": "Le vendeur confirme la réception",
  "order.step.confirm.seller": "Confirmer la réception",
  "order.step.assetTransfer": "Transfert des actifs",
  "order.step.assetTransferProcessing": "Transfert des actifs en cours",
  "order.step.completed": "Terminé",

  "order.action.paid": "J’ai payé",
  "order.action.release": "Paiement reçu, libérer les cryptos",
  "order.action.cancel": "Annuler l’ordre",
  "order.action.appeal": "Ouvrir un litige",
  "order.action.notReceived": "Non reçu",
  "order.action.retry": "Réessayer",
  "order.action.reorder": "Renouveler l’ordre",
  "order.action.viewDetails": "Voir les détails",
  "order.action.viewOrder": "Voir l’ordre",
  "order.action.backToP2P": "Retour au P2P",
  "order.action.extend": "Accorder plus de temps",
  "order.action.withdraw": "Retirer le litige",
  "order.action.proposeSplit": "Proposer un partage",
  "order.action.acceptSplit": "Accepter le partage",
  "order.action.acceptRuling": "Accepter la décision",
  "order.action.secondLook": "Demander un réexamen",
  "order.action.addEvidence": "Ajouter des preuves",
  "order.action.viewWallet": "Voir le portefeuille",
  "order.action.viewLimits": "Voir vos limites",
  "order.action.close": "Fermer",
  "order.action.goBack": "Retour",
  "order.action.copy": "Copier : {field}",
  "order.action.copied": "Copié",
  "order.action.copyFailed":
    "Le texte n’a pas pu être copié. Veuillez le sélectionner et le copier vous-même.",
  "order.action.enlarge": "Afficher en grand",

  "order.heading.buy": "Achat de {amount}",
  "order.heading.sell": "Vente de {amount}",
  "order.page.description":
    "Un ordre sur Parley : l’étape en cours, les coordonnées de paiement et le chat.",
  "order.page.failed": "Impossible de charger l’ordre.",
  "order.page.toList": "Mes ordres",
  "order.page.tabs": "Ordre et chat",
  "order.page.tabOrder": "Ordre",
  "order.page.tabChat": "Chat",
  "order.page.changed": "L’ordre a changé entre-temps. Voici son état actuel.",
  "order.page.steps": "Étapes de l’ordre",
  "order.page.stepDone": "terminée",
  "order.page.stepOf": "Étape {step} sur {all}",
  "order.page.facts": "Ordre",
  "order.page.picture": "Image du moyen de paiement",
  "order.page.warnings": "À savoir",
  "order.page.timeline": "Chronologie",
  "order.page.ifNobodyActs": "Si personne n’agit",

  "order.time.pay.buyer": "Temps restant pour payer",
  "order.time.pay.seller": "Temps restant à l’acheteur pour payer",
  "order.time.confirm.buyer": "Temps restant au vendeur pour confirmer",
  "order.time.confirm.seller": "Temps restant pour confirmer",
  "order.time.proof.buyer": "Temps restant pour votre preuve",
  "order.time.proof.seller": "Temps restant à l’acheteur pour sa preuve",
  "order.time.task": "Temps restant pour répondre",
  "order.time.minutesLeft":
    "{count, plural, one {# minute restante} many {# de minutes restantes} other {# minutes restantes}}",
  "order.time.secondsLeft":
    "{count, plural, one {# seconde restante} many {# de secondes restantes} other {# secondes restantes}}",
  "order.time.over": "Le délai est écoulé.",
  "order.time.overConfirm": "Le vendeur aurait dû confirmer avant le {time}.",
  "order.time.overConfirmOwn": "Vous auriez dû confirmer avant le {time}.",

  "order.now.pendingPayment.buyer":
    "Transférez {amount} à {name} par {method}, puis appuyez sur « J’ai payé ».",
  "order.now.pendingPayment.seller":
    "Attendez le paiement de {amount} de {name}. Vos {token} sont sous séquestre.",
  "order.now.paid.buyer":
    "Vous avez marqué l’ordre comme payé. {name} vérifie maintenant la réception et libère vos {token}.",
  "order.now.paid.seller":
    "Vérifiez que {amount} de {name} sont bien arrivés sur votre compte, puis libérez les {token}.",
  "order.now.releasing.buyer":
    "Vos {token} sont en route vers votre portefeuille. Vous n’avez rien à faire.",
  "order.now.releasing.seller":
    "Vous avez confirmé la réception. Les {token} sont en cours de transfert vers l’acheteur.",
  "order.now.completed.buyer": "{amount} sont dans votre portefeuille spot.",
  "order.now.completed.seller": "L’acheteur a reçu les cryptos. Merci pour cette transaction.",
  "order.now.completed.split": "Le litige s’est terminé par un partage des cryptos.",
  "order.completed.fresh": "Vous pourrez retirer ou vendre ces cryptos à partir du {time}.",
  "order.completed.freshText":
    "Les cryptos achetées avec un compte de moins de 30 jours, ou par un paiement révocable, restent sur le compte pendant 24 heures.",
  "order.now.canceled.buyer.buyer":
    "Vous avez annulé cet ordre. Les cryptos ont été restituées au vendeur.",
  "order.now.canceled.buyer.seller":
    "L’acheteur a annulé cet ordre. Les cryptos vous ont été restituées.",
  "order.now.canceled.timeout.buyer":
    "Le paiement n’a pas été signalé à temps : l’ordre a été annulé et les cryptos ont été restituées au vendeur.",
  "order.now.canceled.timeout.seller":
    "Le paiement n’a pas été signalé à temps : l’ordre a été annulé et les cryptos vous ont été restituées.",
  "order.now.canceled.appeal.buyer":
    "L’ordre a été annulé à l’issue d’un litige. Les cryptos ont été restituées au vendeur.",
  "order.now.canceled.appeal.seller":
    "L’ordre a été annulé à l’issue d’un litige. Les cryptos vous ont été restituées.",
  "order.now.failed.buyer":
    "Le transfert des cryptos a été interrompu, car l’un des deux comptes est bloqué. Elles restent sous séquestre jusqu’à une nouvelle tentative.",
  "order.now.failed.seller":
    "Le transfert des cryptos a été interrompu, car l’un des deux comptes est bloqué. Elles restent sous séquestre. Réessayez une fois le blocage levé.",
  "order.now.appeal.own": "Vous avez ouvert un litige. L’ordre est en attente du service client.",
  "order.now.appeal.other": "{name} a ouvert un litige. L’ordre est en attente du service client.",
  "order.now.appeal.system":
    "Les cryptos attendent d’être libérées depuis longtemps. L’ordre est en attente du service client.",
  "order.now.appeal.ruled":
    "Le service client a tranché. Jusqu’à ce que la décision prenne effet, chaque partie peut y répondre.",

  "order.title.pendingPayment.buyer": "Payer le vendeur",
  "order.title.pendingPayment.seller": "En attente du paiement",
  "order.title.paid.buyer": "En attente de la libération",
  "order.title.paid.seller": "Confirmer la réception",
  "order.title.releasing": "Transfert des actifs en cours",
  "order.title.completed": "Terminé",
  "order.title.canceled": "Annulé",
  "order.title.failed": "Échoué",
  "order.title.appeal": "Litige",

  "order.next.canceled.buyer":
    "Si le paiement n’est pas signalé avant {time}, l’ordre est annulé et les cryptos sont restituées au vendeur.",
  "order.next.canceled.seller":
    "Si l’acheteur ne signale pas le paiement avant {time}, l’ordre est annulé et les cryptos vous sont restituées.",
  "order.next.completed.buyer":
    "Les cryptos arrivent d’elles-mêmes dans votre portefeuille, dans quelques instants.",
  "order.next.completed.seller":
    "Les cryptos parviennent automatiquement à l’acheteur en quelques instants.",
  "order.next.appeal.buyer":
    "Si le vendeur ne libère pas les cryptos avant le {time}, le service client prend le relais. Elles restent sous séquestre.",
  "order.next.appeal.seller":
    "Si vous ne libérez pas les cryptos avant le {time}, le service client prend le relais. Elles restent sous séquestre.",
  "order.next.proof.buyer":
    "Vous pouvez prouver le paiement jusqu’au {time}, puis le service client tranche. Les cryptos restent sous séquestre.",
  "order.next.proof.seller":
    "L’acheteur peut prouver le paiement jusqu’au {time}, puis le service client tranche. Les cryptos restent sous séquestre.",
  "order.next.task.own":
    "Vous pouvez répondre au service client jusqu’au {time}, puis il tranchera sans votre réponse. Les cryptos restent sous séquestre.",
  "order.next.task.other":
    "L’autre partie peut répondre au service client jusqu’au {time}, puis il tranchera sans cette réponse. Les cryptos restent sous séquestre.",
  "order.next.ruling.release.buyer":
    "La décision prend effet le {time} : les cryptos vous reviennent.",
  "order.next.ruling.release.seller":
    "La décision prend effet le {time} : les cryptos reviennent à l’acheteur.",
  "order.next.ruling.refund.buyer":
    "La décision prend effet le {time} : les cryptos sont restituées au vendeur.",
  "order.next.ruling.refund.seller":
    "La décision prend effet le {time} : les cryptos vous sont restituées.",
  "order.next.ruling.split": "La décision prend effet le {time} : les cryptos sont partagées.",
  "order.next.staff":
    "Les cryptos restent sous séquestre jusqu’à un accord entre vous ou une décision du service client. Aucun délai ne court.",
  "order.next.mediation":
    "Le service client examine la situation et vous écrit à tous les deux. Il n’y a plus de cryptos sous séquestre.",

  "order.cancel.title": "Confirmer l’annulation de l’ordre ?",
  "order.cancel.warning": "N’annulez pas l’ordre si vous avez déjà transféré l’argent.",
  "order.cancel.text":
    "Les cryptos sont restituées au vendeur. Un ordre annulé ne peut pas être rouvert.",
  "order.cancel.limit":
    "Après {count} ordres annulés en 24 heures, vous ne pouvez plus en passer de nouveaux pendant un certain temps.",
  "order.cancel.unpaid": "Vous ne payez plus",
  "order.cancel.confirm": "Annuler l’ordre",
  "order.cancel.keep": "Conserver l’ordre",
  "order.cancel.done": "L’ordre est annulé.",

  "order.paid.title": "Avez-vous payé ?",
  "order.paid.text":
    "Confirmez uniquement après que {amount} ont quitté votre compte par le moyen de paiement indiqué.",
  "order.paid.warning": "Tout clic malveillant entraînera le gel du compte",
  "order.paid.to": "Payé à",
  "order.paid.done": "Le vendeur a été informé de votre paiement.",
  "order.payer.title": "Payeur déclaré",
  "order.payer.name": "Nom du titulaire du compte payeur",
  "order.payer.accountEnd": "4 derniers caractères du compte",
  "order.payer.hint":
    "Le vendeur voit ces deux informations. Elles restent jointes à l’ordre comme preuve.",
  "order.payer.endInvalid": "Saisissez les 4 derniers caractères du compte.",
  "order.payer.differs.buyer":
    "Ce n’est pas votre nom enregistré. Le vendeur le verra et pourra refuser le paiement.",
  "order.payer.differs.seller":
    "Ce n’est pas le nom enregistré de l’acheteur, {name}. Vérifiez bien avant de libérer.",
  "order.payer.none": "Non déclaré. L’acheteur n’a pas indiqué de quel compte vient le paiement.",
  "order.notReceived.title": "Rien reçu ?",
  "order.notReceived.text":
    "L’acheteur est invité à prouver le paiement sous {minutes} minutes. Les cryptos restent sous séquestre et le service client tranche. Vous pouvez le signaler une seule fois par ordre.",
  "order.notReceived.from": "Si rien n’est arrivé avant le {time}, vous pourrez le signaler ici.",
  "order.notReceived.done": "Une preuve a été demandée à l’acheteur.",
  "order.proof.title": "Preuve de paiement",
  "order.proof.asked.buyer":
    "Le vendeur signale que rien n’est arrivé. Ajoutez un reçu ou un relevé de votre banque ; sinon, le service client tranchera sans.",
  "order.proof.asked.seller":
    "Vous avez signalé que rien n’est arrivé. Une preuve a été demandée à l’acheteur.",
  "order.proof.given.buyer": "Vous avez répondu. Le service client examine votre preuve.",
  "order.proof.given.seller":
    "L’acheteur a répondu. Consultez les preuves et vérifiez de nouveau votre compte.",
  "order.proof.over.buyer":
    "Le délai pour fournir une preuve est écoulé. Vous pouvez encore l’ajouter : le service client n’a pas encore tranché.",
  "order.proof.over.seller":
    "L’acheteur n’a pas répondu à temps. Le service client tranche ; les cryptos restent sous séquestre.",
  "order.task.title": "Le service client vous demande",
  "order.task.until": "Répondre avant le",
  "order.task.kind.paymentProof":
    "Un justificatif de paiement de votre banque ou de votre portefeuille, avec la date, le montant, le payeur et le bénéficiaire",
  "order.task.kind.accountStatement": "Un relevé de votre compte depuis la création de l’ordre",
  "order.task.kind.accountVideo":
    "Une vidéo dans laquelle vous ouvrez votre compte et montrez les opérations depuis la création de l’ordre",
  "order.task.kind.question": "Une réponse à une question",
  "order.task.answer": "Répondez par des preuves ou une déclaration.",
  "order.task.open":
    "Sans réponse à temps, le service client tranchera sans ; d’ici là, les cryptos restent sous séquestre.",
  "order.task.fileNeeded": "Un texte seul ne suffit pas : ajoutez au moins un fichier.",
  "order.task.answered": "Vous avez répondu. Le service client examine votre réponse.",
  "order.task.missed":
    "Le délai est écoulé. Vous pouvez encore répondre : le service client n’a pas encore tranché.",

  "order.notDone.place": "L’ordre n’est pas passé",
  "order.notDone.pay": "Non marqué comme payé",
  "order.notDone.cancel": "L’ordre n’est pas annulé",
  "order.notDone.extend": "Le délai de paiement n’est pas prolongé",
  "order.notDone.release": "Les cryptos ne sont pas libérées",
  "order.notDone.retry": "Le transfert n’est pas relancé",
  "order.notDone.appeal": "Votre litige n’est pas ouvert",
  "order.notDone.withdrawAppeal": "Le litige n’est pas retiré",
  "order.notDone.proposeSplit": "Votre proposition n’est pas envoyée",
  "order.notDone.acceptSplit": "Le partage n’est pas accepté",
  "order.notDone.notReceived": "Le signalement n’est pas envoyé",
  "order.notDone.acceptRuling": "La décision n’est pas acceptée",
  "order.notDone.secondLook": "Le réexamen n’est pas demandé",
  "order.notDone.evidence": "Votre preuve n’est pas ajoutée",

  "order.release.title": "Avez-vous reçu le paiement ?",
  "order.release.text":
    "Vérifiez que {amount} de {name} sont bien arrivés sur votre compte. Les {token} libérés ne peuvent pas être récupérés.",
  "order.release.checkAccount":
    "Consultez le compte lui-même. Un message ou une capture d’écran n’est pas une preuve de paiement.",
  "order.release.appealed": "Un litige est ouvert sur cet ordre",
  "order.release.endsAppeal":
    "La libération met fin au litige : l’acheteur reçoit les cryptos et le service client ne tranche plus. Ne libérez que si le paiement complet est sur votre compte.",
  "order.release.fromName": "Nom du payeur",
  "order.release.leaves": "Sort de votre séquestre",
  "order.release.done": "La réception est confirmée. Les cryptos sont en cours de transfert.",
  "order.retry.title": "Réessayer le transfert ?",
  "order.retry.text":
    "Si le blocage est levé, {amount} sont aussitôt transférés à l’acheteur. Les {token} libérés ne peuvent pas être récupérés.",
  "order.retry.endsAppeal": "Cela met aussi fin au litige.",
  "order.retry.done": "Nouvelle tentative de transfert en cours.",

  "order.extend.title": "Accorder plus de temps à l’acheteur",
  "order.extend.text":
    "L’acheteur pourra alors payer jusqu’à {time}. Un ordre ne peut être prolongé qu’une seule fois, et cela ne peut pas être annulé.",
  "order.extend.minutes": "Minutes supplémentaires (1 à {most})",
  "order.extend.invalid": "Saisissez un nombre entier de 1 à {most}.",
  "order.extend.confirm": "Prolonger",
  "order.extend.done": "L’acheteur dispose maintenant de plus de temps.",

  "order.pay.ownAccount":
    "Payez uniquement depuis un compte ouvert sous votre identité enregistrée. Le nom du payeur doit correspondre à votre nom enregistré.",
  "order.pay.ownName": "Votre nom enregistré : {name}",
  "order.pay.noRemarks":
    "Ne mentionnez ni les cryptos ni la plateforme dans le libellé du virement.",
  "order.pay.doNotCancel": "N’annulez pas l’ordre après avoir transféré l’argent.",
  "order.pay.noPrivateTrading":
    "N’effectuez pas de transactions privées avec des annonceurs. Les cryptos échangées en dehors de la plateforme ne sont pas protégées par le séquestre.",
  "order.receive.nameMustMatch":
    "Le paiement doit provenir d’un compte de {name}. Ne libérez pas de cryptos contre l’argent d’une autre personne.",

  "order.appeal.usualTime":
    "Délai entre l’ouverture d’un litige et la décision (médiane des {days} derniers jours) : {time}",
  "order.appeal.title": "Litige",
  "order.appeal.buyerText": "Vous avez payé et n’avez pas reçu les cryptos ?",
  "order.appeal.sellerText":
    "L’acheteur a marqué l’ordre comme payé et vous n’avez reçu aucun paiement ?",
  "order.appeal.timeoutText":
    "Vous avez payé, mais l’ordre a été annulé avant que vous ne le signaliez ? Vous pouvez ouvrir un litige jusqu’au {time}. Les cryptos ne sont plus sous séquestre, mais le service client peut jouer le rôle de médiateur.",
  "order.appeal.overdue":
    "Le vendeur n’a pas confirmé à temps. Vous pouvez patienter ou ouvrir un litige auprès du service client.",
  "order.appeal.consequence":
    "Le service client lit le chat et les preuves des deux parties, puis tranche. D’ici là, les cryptos restent sous séquestre et aucun délai ne court.",
  "order.appeal.reason": "Motif",
  "order.appeal.reason.cryptoNotReceived": "J’ai payé et je n’ai pas reçu les cryptos",
  "order.appeal.reason.paymentNotReceived": "Je n’ai pas reçu le paiement",
  "order.appeal.reason.wrongAmount": "Le montant payé est incorrect",
  "order.appeal.reason.otherPayer": "Le paiement provient du compte d’une autre personne",
  "order.appeal.reason.paidAfterTimeout":
    "J’ai payé, mais l’ordre a été annulé à l’expiration du délai",
  "order.appeal.reason.other": "Autre motif",
  "order.appeal.given.cryptoNotReceived": "Payé, cryptos non reçues",
  "order.appeal.given.paymentNotReceived": "Paiement non reçu",
  "order.appeal.given.paidAfterTimeout": "Payé, mais annulé à l’expiration du délai",
  "order.appeal.statement": "Que s’est-il passé ?",
  "order.appeal.statementHint":
    "Quand et combien a été payé, de quel compte vers quel compte, et que dit votre banque ?",
  "order.appeal.blank": "Ce champ ne peut pas rester vide.",
  "order.appeal.evidence": "Preuves",
  "order.appeal.evidenceHint":
    "Jusqu’à 5 fichiers de moins de 10 Mo chacun : PNG, JPG, JPEG, WEBP, PDF ou MP4. Votre contrepartie et le service client peuvent les voir.",
  "order.appeal.addFile": "Choisir un fichier",
  "order.appeal.dropFile": "ou déposez-le ici",
  "order.appeal.removeFile": "Supprimer le fichier",
  "order.appeal.uploading": "Progression de l’envoi",
  "order.appeal.fileTooLarge": "Veuillez choisir un fichier de moins de 10 Mo.",
  "order.appeal.stillUploading": "Veuillez attendre que tous les fichiers soient envoyés.",
  "order.appeal.submit": "Ouvrir le litige",
  "order.appeal.done": "Votre litige a été ouvert.",
  "order.appeal.openedBy.own": "Ouvert par vous",
  "order.appeal.openedBy.other": "Ouvert par {name}",
  "order.appeal.openedBy.system": "Ouvert par la plateforme",
  "order.appeal.openedAt": "Date d’ouverture",
  "order.appeal.inHand": "Le service client s’en occupe.",
  "order.appeal.queued": "Le service client s’en occupera bientôt.",
  "order.appeal.inHandBy": "{name} du service client s’en occupe.",
  "order.appeal.firstAnswerBy": "Première réponse prévue avant le",
  "order.appeal.decisionBy": "Décision prévue avant le",
  "order.appeal.next.title": "Et ensuite ?",
  "order.appeal.next.answer": "Un membre du service client prend le litige en charge.",
  "order.appeal.next.read":
    "Il lit le chat et les preuves des deux parties. S’il lui faut autre chose de votre part, vous recevez une notification.",
  "order.appeal.next.decide": "Il tranche, et les deux parties lisent la décision motivée.",
  "order.appeal.next.effect":
    "La décision prend effet {time} plus tard, sauf si une partie demande un réexamen. D’ici là, les cryptos restent sous séquestre.",
  "order.appeal.next.late": "C’est plus long que prévu. Vous n’avez rien à faire.",
  "order.appeal.needTitle": "Ce dont le service client a besoin",
  "order.appeal.need.buyer.proof":
    "Un justificatif de paiement de votre banque ou de votre portefeuille, avec la date, le montant, le payeur et le bénéficiaire",
  "order.appeal.need.buyer.account":
    "Un relevé ou une vidéo du compte montrant que le paiement en est sorti",
  "order.appeal.need.seller.account":
    "Un relevé ou une vidéo de votre compte depuis l’ordre, montrant ce qui est arrivé",
  "order.appeal.need.seller.payer":
    "Si l’argent vient d’une autre personne : le montant et le nom du payeur",
  "order.appeal.need.both": "Vos réponses dans le chat : le service client le lit aussi",
  "order.appeal.statements": "Déclarations et preuves",
  "order.appeal.noStatements": "Aucune déclaration pour l’instant.",
  "order.appeal.by.own": "Vous",
  "order.appeal.file": "Ouvrir {name}",
  "order.appeal.addTitle": "Ajouter des preuves",
  "order.appeal.addSubmit": "Envoyer",
  "order.appeal.added": "Vos preuves ont été ajoutées.",
  "order.appeal.failed": "Impossible de charger le litige.",
  "order.appeal.resolved": "Un litige sur cet ordre est clos.",
  "order.appeal.withdrawn": "Le litige sur cet ordre a été retiré.",
  "order.appeal.withdrawTitle": "Retirer le litige ?",
  "order.appeal.withdrawText":
    "Le service client cesse de s’en occuper et l’ordre reprend son cours. Vous pourrez rouvrir un litige plus tard.",
  "order.appeal.withdrawDone": "Le litige est retiré.",

  "order.split.title": "Partager les cryptos",
  "order.split.text":
    "Si vous êtes tous les deux d’accord, les cryptos sont partagées immédiatement et le litige prend fin. Personne n’a à attendre le service client.",
  "order.split.range": "De 0 à {most} {token}",
  "order.split.outside": "Saisissez une quantité de 0 à {most} {token}.",
  "order.split.toBuyer.buyer": "Vous recevez",
  "order.split.toBuyer.seller": "L’acheteur reçoit",
  "order.split.toSeller.buyer": "Le vendeur récupère",
  "order.split.toSeller.seller": "Vous récupérez",
  "order.split.propose": "Envoyer la proposition",
  "order.split.proposed": "Votre proposition a été envoyée.",
  "order.split.own": "Vous avez proposé ce partage. {name} n’a pas encore répondu.",
  "order.split.other": "{name} propose ce partage.",
  "order.split.replace": "Modifier la proposition",
  "order.split.counter": "Refuser et proposer autre chose",
  "order.split.acceptTitle": "Accepter ce partage ?",
  "order.split.acceptText":
    "Les cryptos sont partagées immédiatement. Cette action est irréversible.",
  "order.split.accepted": "Les cryptos ont été partagées comme convenu.",
  "order.ruling.title": "Décision du service client",
  "order.ruling.release.buyer": "{amount} vous reviennent.",
  "order.ruling.release.seller": "{amount} reviennent à l’acheteur.",
  "order.ruling.refund.buyer": "Les cryptos sont restituées au vendeur.",
  "order.ruling.refund.seller": "Les cryptos vous sont restituées.",
  "order.ruling.split.buyer": "{amount} vous reviennent, le reste est restitué au vendeur.",
  "order.ruling.split.seller": "{amount} reviennent à l’acheteur, le reste vous est restitué.",
  "order.ruling.effect": "Prend effet le",
  "order.ruling.clause": "Clause de l’accord",
  "order.ruling.words": "Le service client vous écrit",
  "order.ruling.appliedAt": "En vigueur depuis",
  "order.ruling.text":
    "D’ici là, les cryptos restent sous séquestre et chaque partie peut demander une fois qu’un autre membre du personnel décide.",
  "order.ruling.final": "C’était le réexamen. Il n’y en a pas d’autre.",
  "order.ruling.accepted.own": "Vous avez accepté la décision.",
  "order.ruling.accepted.other": "{name} a accepté la décision.",
  "order.ruling.acceptTitle": "Accepter la décision ?",
  "order.ruling.acceptText.release": "{amount} vont aussitôt à l’acheteur. C’est irréversible.",
  "order.ruling.acceptText.refund":
    "Les cryptos sont aussitôt restituées au vendeur. C’est irréversible.",
  "order.ruling.acceptText.split":
    "Les cryptos sont partagées dès que les deux parties acceptent. C’est irréversible.",
  "order.ruling.lookTitle": "Demander un réexamen ?",
  "order.ruling.lookText":
    "Un autre membre du personnel décide à nouveau. Cela peut être demandé une fois par ordre, par vous ou par l’autre partie.",
  "order.ruling.lookDone": "Un autre membre du personnel va examiner l’ordre.",
  "order.ruling.lookOwn": "Vous avez demandé un réexamen. Un autre membre du personnel décidera.",
  "order.ruling.lookOther": "{name} a demandé un réexamen. Un autre membre du personnel décidera.",
  "order.ruling.reason.paymentProved": "Le paiement est prouvé",
  "order.ruling.reason.paymentNotProved": "Le paiement n’est pas prouvé",
  "order.ruling.reason.agreement": "Les deux parties sont d’accord",
  "order.ruling.reason.fraud": "Fraude",
  "order.ruling.reason.noAnswer": "L’acheteur n’a pas répondu",

  "order.history.create": "Ordre passé, cryptos sous séquestre",
  "order.history.pay": "Marqué comme payé",
  "order.history.cancel": "Annulé",
  "order.history.timeOut": "Annulé, délai de paiement dépassé",
  "order.history.extend": "Délai de paiement prolongé",
  "order.history.release": "Réception confirmée",
  "order.history.settle": "Cryptos transférées",
  "order.history.refuseSettlement": "Transfert interrompu par un blocage",
  "order.history.retry": "Nouvelle tentative de transfert",
  "order.history.appeal": "Litige ouvert",
  "order.history.notReceived": "Paiement non reçu, preuve demandée",
  "order.history.escalate": "Transmis au service client",
  "order.history.withdrawAppeal": "Litige retiré",
  "order.history.proposeSplit": "Partage proposé",
  "order.history.acceptSplit": "Partage accepté",
  "order.history.ruleRelease": "Service client : cryptos à l’acheteur",
  "order.history.ruleRefund": "Service client : cryptos restituées au vendeur",
  "order.history.ruleSplit": "Service client : cryptos partagées",
  "order.history.acceptRuling": "Décision acceptée",
  "order.history.secondLook": "Réexamen demandé",
  "order.history.applyRuling": "Décision appliquée",
  "order.history.closeAppeal": "Service client : litige clos",
  "order.history.setTask.buyer": "Demande à l’acheteur",
  "order.history.setTask.seller": "Demande au vendeur",
  "order.history.missTask.buyer": "Demande restée sans réponse de l’acheteur",
  "order.history.missTask.seller": "Demande restée sans réponse du vendeur",
  "order.history.withdrawTask.buyer": "Demande à l’acheteur retirée",
  "order.history.withdrawTask.seller": "Demande au vendeur retirée",
  "order.history.by.you": "Vous",
  "order.history.by.buyer": "Acheteur",
  "order.history.by.seller": "Vendeur",
  "order.history.by.staff": "Service client",
  "order.history.by.clock": "Système",
  "order.history.by.system": "Système",

  "order.form.buy": "Acheter {token}",
  "order.form.sell": "Vendre {token}",
  "order.form.blank": "Ce champ ne peut pas rester vide.",
  "order.form.account": "Compte qui reçoit le paiement",
  "order.form.noAccount":
    "Vous n’avez enregistré aucun compte pour les moyens de paiement de cette offre. L’acheteur en a besoin pour vous payer.",
  "order.form.addAccount": "Ajouter un moyen de paiement",
  "order.form.escrowBuy":
    "La plateforme conserve les cryptos jusqu’à ce que vous ayez payé et que le vendeur ait confirmé.",
  "order.form.escrowSell":
    "La plateforme conserve vos cryptos jusqu’à ce que vous confirmiez avoir été payé.",
  "order.form.changedTitle": "L’offre a changé. Veuillez vérifier avant de passer l’ordre.",
  "order.form.changedPrice": "Prix unitaire : {before} → {after}",
  "order.form.changedPay": "Je vais payer : {before} → {after}",
  "order.form.changedSell": "Je vais vendre : {before} → {after}",
  "order.form.changedQuantity": "Quantité : {before} → {after}",
  "order.form.changedBuyer": "L’acheteur reçoit : {before} → {after}",
  "order.form.changedReceive": "Je vais recevoir : {before} → {after}",
  "order.form.barredUntil": "Vous pourrez de nouveau passer des ordres à partir du {time}.",
  "order.form.limitOrders": "Vos ordres ouverts : {open} sur {most}",
  "order.form.limitWorth": "Vos achats en cours : {open} sur {most}",
  "order.form.limitsLink": "Vos limites et ce qui les relève",
  "order.form.limitNext":
    "Après {trades, plural, one {# transaction terminée} many {# de transactions terminées} other {# transactions terminées}} avec {people, plural, one {# personne} many {# de personnes différentes} other {# personnes différentes}} : jusqu’à {orders, plural, one {# ordre ouvert} many {# d’ordres ouverts} other {# ordres ouverts}} et {worth} d’achats en cours.",
  "order.form.limitNextSell":
    "Après {trades, plural, one {# transaction terminée} many {# de transactions terminées} other {# transactions terminées}} avec {people, plural, one {# personne} many {# de personnes différentes} other {# personnes différentes}} : jusqu’à {orders, plural, one {# ordre ouvert} many {# d’ordres ouverts} other {# ordres ouverts}}.",
  "order.form.seeOrders": "Voir mes ordres",
});
