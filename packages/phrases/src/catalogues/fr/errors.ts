import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput":
    "Certaines informations manquent ou ne sont pas valides. Veuillez vérifier les champs signalés.",
  "errors.fieldRequired": "Ce champ ne peut pas rester vide.",
  "errors.fieldInvalid": "Cette valeur n’est pas valide.",
  "errors.fieldUnknown": "Ce champ n’est pas connu ici.",
  "errors.fieldTooShort": "Trop court. Longueur minimale : {count}.",
  "errors.fieldTooLong": "Trop long. Longueur maximale : {count}.",
  "errors.fieldCheckFailed":
    "La clé de contrôle ne correspond pas. Veuillez comparer le numéro avec celui de votre banque.",
  "errors.malformedRequest":
    "La requête n’a pas pu être lue. Veuillez actualiser la page et réessayer.",
  "errors.notFound": "L’élément demandé n’existe pas ou n’est plus disponible.",
  "errors.methodNotAllowed": "Cette adresse n’accepte pas ce type de requête.",
  "errors.tooLarge":
    "La requête est trop volumineuse. Veuillez envoyer moins de données à la fois.",
  "errors.unsupportedType": "Ce type de fichier ou de contenu n’est pas pris en charge.",
  "errors.stateChanged":
    "La situation a changé entre-temps. Veuillez vérifier l’état actuel et réessayer.",

  "errors.notLoggedIn": "Veuillez vous connecter pour continuer.",
  "errors.notAllowed": "Votre compte n’est pas autorisé à effectuer cette action.",
  "errors.accountGroupMissing": "Le groupe de votre compte est inconnu. Veuillez vous reconnecter.",
  "errors.accountGroupMismatch":
    "Cette adresse appartient à un autre groupe de comptes. Veuillez vous reconnecter avec le bon compte.",
  "errors.apiKeyUnknown": "Cette clé API n’existe pas ou a été révoquée.",
  "errors.apiKeyExpired": "Cette clé API a expiré.",
  "errors.apiKeyAddress": "Cette clé API ne peut pas être utilisée depuis cette adresse.",
  "errors.apiSignatureInvalid": "La signature de la requête n’est pas valide.",
  "errors.apiTimeOutside": "L’heure de la requête s’écarte de plus de 30 secondes.",
  "errors.apiNonceUsed": "Cette requête a déjà été reçue.",
  "errors.apiPermissionMissing": "Cette clé API n’autorise pas cette action.",

  "errors.tooManyRequests": "Trop de requêtes. Veuillez patienter un instant avant de réessayer.",
  "errors.internal": "Un problème est survenu de notre côté. Veuillez réessayer dans un instant.",
  "errors.unavailable":
    "Le service est indisponible pour le moment. Veuillez réessayer dans un instant.",
  "errors.timeout": "La réponse a pris trop de temps. Veuillez réessayer.",
  "errors.featureOff": "Cette fonction est désactivée pour le moment.",

  "errors.unknownAsset": "Cette crypto n’est pas proposée ici.",
  "errors.unknownFiat": "Cette devise n’est pas proposée ici.",
  "errors.unknownMarket": "Il n’existe pas de marché pour cette crypto et cette devise.",
  "errors.ratesStale":
    "Le cours de référence n’est plus à jour. Veuillez réessayer dans un instant.",

  "errors.captchaRequired":
    "Veuillez laisser la page vérifier que vous n’êtes pas un robot, puis réessayer.",
  "errors.captchaInvalid":
    "La vérification que vous n’êtes pas un robot a échoué. Veuillez réessayer.",
  "errors.accountInvalid":
    "Veuillez saisir une adresse e-mail ou un numéro de téléphone avec son indicatif de pays.",
  "errors.passwordTooWeak":
    "Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.",
  "errors.loginFailed": "Le compte ou le mot de passe est incorrect.",
  "errors.loginBlocked": "Trop de tentatives échouées. Veuillez patienter et réessayer plus tard.",
  "errors.ticketExpired": "L’opération a pris trop de temps. Veuillez vous reconnecter.",
  "errors.accountFrozen": "Ce compte est gelé. Veuillez contacter le service client.",
  "errors.codeFormatInvalid": "Format du code non valide. Veuillez réessayer.",
  "errors.codeInvalid": "Le code est incorrect. Veuillez le vérifier et réessayer.",
  "errors.codeExpired": "Le code n’est plus valide. Veuillez en demander un nouveau.",
  "errors.codeUsed":
    "Ce code a déjà été utilisé. Veuillez attendre le suivant dans Google Authenticator.",
  "errors.codeTriesUsedUp": "Trop d’essais erronés avec ce code. Veuillez en demander un nouveau.",
  "errors.codeTooSoon":
    "Un code vient d’être envoyé. Veuillez patienter avant d’en demander un autre.",
  "errors.codeLimitReached":
    "Trop de codes ont été envoyés aujourd’hui à cette adresse ou à ce numéro. Veuillez réessayer demain.",
  "errors.textLimitReached":
    "Aucun SMS ne peut être envoyé à ce numéro pour le moment. Utilisez votre e-mail ou réessayez plus tard.",
  "errors.codesMissing": "Il manque un code de sécurité. Veuillez saisir tous les codes demandés.",
  "errors.idempotencyMismatch":
    "Cette demande a déjà été faite avec d’autres données. Veuillez actualiser la page et réessayer.",
  "errors.usernameTaken": "Ce nom est déjà pris. Veuillez en choisir un autre.",
  "errors.nicknameCharacters":
    "Utilisez uniquement des lettres et des chiffres, avec un seul point, tiret ou trait de soulignement entre eux.",
  "errors.nicknameScripts": "Un nom ne peut pas mélanger des lettres de plusieurs alphabets.",
  "errors.nicknameContact":
    "Le nom ne doit pas ressembler à un lien, une adresse e-mail ou un numéro de téléphone.",
  "errors.nicknameReserved":
    "Ce nom pourrait être confondu avec Parley ou son personnel. Veuillez en choisir un autre.",
  "errors.renameTooSoon": "Le nom peut être modifié une fois tous les 30 jours.",
  "errors.passwordWrong": "Le mot de passe est incorrect.",
  "errors.passwordSame": "Le nouveau mot de passe doit être différent de l’actuel.",

  "errors.contactTaken": "Cet e-mail ou ce numéro de téléphone appartient à un autre compte.",
  "errors.alreadyBound": "Cet élément est déjà lié à votre compte.",
  "errors.notBound": "Aucun élément de ce type n’est lié à votre compte.",
  "errors.emailNeededFirst": "Veuillez lier un e-mail avant de dissocier votre téléphone.",
  "errors.phoneNeededFirst": "Veuillez lier un téléphone avant de dissocier votre e-mail.",
  "errors.totpAlreadyOn": "Google Authenticator est déjà activé.",
  "errors.totpNotOn": "Google Authenticator n’est pas activé.",
  "errors.undoExpired": "Ce lien a déjà servi, a expiré ou est incomplet.",
  "errors.totpSetupExpired": "La configuration a pris trop de temps. Veuillez la recommencer.",
  "errors.passkeyInvalid": "La clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.",
  "errors.passkeyLimit":
    "Vous avez atteint le nombre maximal de clés d’accès. Veuillez d’abord en supprimer une.",
  "errors.commandInvalid":
    "La demande n’a pas pu être vérifiée. Veuillez actualiser la page et réessayer.",
  "errors.commandKeyUnknown":
    "La clé de sécurité de cette page est périmée. Veuillez actualiser la page et réessayer.",
  "errors.commandExpired":
    "La demande est trop ancienne. Veuillez vérifier l’heure de votre appareil et réessayer.",
  "errors.commandReplayed": "Cette demande a déjà été exécutée.",
  "errors.resetRequestOpen":
    "Votre demande est déjà entre les mains du service client. Veuillez attendre sa décision.",
  "errors.apiKeyLimit":
    "Vous avez atteint le nombre maximal de clés API. Veuillez d’abord en révoquer une.",

  "errors.kycPending": "Votre vérification d’identité est encore en cours d’examen.",
  "errors.kycAlreadyApproved": "Votre identité est déjà vérifiée.",
  "errors.kycNotPending": "Il n’y a aucune vérification d’identité à traiter.",
  "errors.kycNeedsReview": "Cette vérification doit être examinée par notre équipe.",
  "errors.kycTooYoung": "Vous devez avoir au moins 18 ans.",
  "errors.unknownCountry": "Ce pays n’est pas reconnu.",
  "errors.unknownFile":
    "Un fichier manque ou ne peut pas être utilisé ici. Veuillez l’envoyer à nouveau.",
  "errors.fileTypeRefused": "Ce type de fichier n’est pas accepté ici.",
  "errors.fileUnreadable": "Le fichier est endommagé ou illisible. Veuillez en envoyer un autre.",
  "errors.fileTooLarge": "Le fichier est trop volumineux.",
  "errors.tooManyFiles": "Vous avez envoyé trop de fichiers. Veuillez réessayer demain.",
  "errors.caseTaken": "Un collègue a déjà pris ce dossier en charge.",
  "errors.caseDecided": "Ce dossier a déjà été tranché.",
  "errors.caseNotYours": "Veuillez d’abord prendre ce dossier en charge.",
  "errors.colleagueUnfit":
    "Cette personne ne peut pas prendre ce dossier. Choisissez-en une autre.",
  "errors.savedFiltersFull": "Vous avez déjà 20 filtres enregistrés. Supprimez-en un d’abord.",
  "errors.conflictOfInterest":
    "Ce dossier concerne vos propres comptes ou des personnes qui y sont liées. Un collègue doit s’en charger.",
  "errors.staffProtected": "Seul un superviseur peut agir sur le compte d’un membre du personnel.",
  "errors.contentInvalid": "Le texte est écrit sous une forme qui ne peut pas être affichée.",
  "errors.agreementFixed":
    "Cette version de l’accord attend une approbation ou est approuvée. Ses textes ne peuvent plus être modifiés.",
  "errors.contentChanged":
    "Une autre version a été publiée entre-temps. Veuillez d’abord la consulter.",
  "errors.contentOriginalMissing": "Veuillez d’abord publier le texte anglais.",
  "errors.offerTakenDown": "Cette offre a été retirée. Mes offres indique pourquoi et que faire.",
  "errors.marketChangeInvalid":
    "Cette modification ne peut pas être appliquée. Ouvrez l’aperçu pour en voir la raison.",
  "errors.marketChangeOutdated":
    "Le marché a changé depuis cette proposition. Veuillez la refaire avec les valeurs actuelles.",
  "errors.marketChangeDecided": "Cette modification a déjà fait l’objet d’une décision.",
  "errors.marketChangeNeedsOther": "Un autre administrateur doit statuer sur votre proposition.",
  "errors.approverTooClose":
    "Vos rôles sont liés par une nomination des 7 derniers jours. Un autre collègue doit approuver.",

  "errors.masterOnly": "Seul le compte principal peut faire cela.",
  "errors.subUserLimit": "Vous avez atteint le nombre maximal de sous-comptes.",
  "errors.subUserForbidden": "Le compte principal ne vous y a pas autorisé.",
  "errors.agreementChanged": "L’accord de service a changé. Veuillez lire la nouvelle version.",
  "errors.staffSessionNeeded":
    "Confirmez votre identité avec une clé d’accès ou Google Authenticator pour continuer à travailler.",
  "errors.notAvailableHere": "Cette fonction n’est pas disponible depuis votre adresse réseau.",
  "errors.lastAdministrator":
    "Le dernier administrateur doit garder son rôle. Nommez d’abord un autre administrateur.",
  "errors.invitationInvalid": "Cette invitation n’est plus valable. Demandez-en une nouvelle.",
  "errors.invitationOfOther":
    "Cette invitation est destinée à une autre adresse e-mail. Connectez-vous avec le compte qui l’utilise.",
  "errors.alreadyStaff": "Ce compte fait déjà partie du personnel.",
  "errors.staffNameTaken": "Un autre membre du personnel utilise ce nom ou un nom semblable.",
  "errors.staffTwoFactorNeeded":
    "Veuillez configurer une clé d’accès ou Google Authenticator avant de traiter des dossiers.",
  "errors.staffMayNotTrade": "Les comptes du personnel ne peuvent pas trader.",
  "errors.tradingFrozen":
    "Les transactions sont gelées pour votre compte. Veuillez contacter le service client.",
  "errors.phoneNotVerified": "Veuillez vérifier votre téléphone avant de trader.",
  "errors.emailNotVerified": "Veuillez vérifier votre e-mail avant de trader.",
  "errors.kycNotApproved": "Veuillez terminer la vérification d’identité (KYC) avant de trader.",
  "errors.agreementNotAccepted": "Veuillez accepter l’accord de service P2P avant de trader.",
  "errors.twoFactorNotSet": "Veuillez configurer la 2FA avant de trader.",

  "errors.unknownPayMethod": "Ce moyen de paiement ne peut pas être utilisé ici.",
  "errors.holderNameMismatch":
    "Le nom du bénéficiaire doit être celui avec lequel votre identité a été vérifiée.",
  "errors.paymentDuplicate": "Vous avez déjà ajouté ce compte.",
  "errors.paymentLimit":
    "Vous avez atteint le nombre maximal de moyens de paiement. Veuillez d’abord en supprimer un.",
  "errors.paymentInUse":
    "Ce moyen de paiement est utilisé par une offre ou un ordre encore ouvert.",
  "errors.pictureFailed": "Échec du téléversement.",
  "errors.pictureTypeRefused":
    "Échec du téléversement. Seuls les formats d’image PNG, JPG et JPEG sont acceptés.",
  "errors.pictureTooLarge":
    "Échec du téléversement. Seules les images de moins de 3 Mo sont acceptées.",

  "errors.offerUnknown": "Cette offre n’existe pas.",
  "errors.offerChanged": "L’offre a été modifiée entre-temps. Veuillez la revoir.",
  "errors.offerClosed": "Cette offre est fermée.",
  "errors.offerLimit": "Vous avez atteint le nombre maximal d’offres. Fermez-en une d’abord.",
  "errors.marketDisabled": "Ce marché est fermé pour le moment.",
  "errors.priceTooFar": "Le prix est trop éloigné du prix du marché.",
  "errors.boundsCrossed": "Le prix minimal ne peut pas dépasser le prix maximal.",
  "errors.limitsCrossed": "L’ordre minimal ne peut pas être supérieur à l’ordre maximal.",
  "errors.limitOutsideMarket": "Les limites sortent de ce que ce marché autorise.",
  "errors.quantityTooSmall": "La quantité vaut moins que l’ordre minimal.",
  "errors.payWindowOutside": "Le délai de paiement doit être compris entre 10 et 180 minutes.",
  "errors.payMethodsCount": "Choisissez de 1 à 5 moyens de paiement.",
  "errors.hoursInvalid": "Vérifiez les horaires et le fuseau horaire.",
  "errors.traderUnknown": "Cet utilisateur n’existe pas.",
  "errors.notWithOneself": "Vous ne pouvez pas le faire avec votre propre compte.",

  "errors.orderUnknown": "Cet ordre n’existe pas.",
  "errors.orderStateChanged": "L’ordre a changé entre-temps. Veuillez consulter son état actuel.",
  "errors.rTokenInvalid": "Le formulaire d’ordre a expiré. Veuillez réessayer.",

  "errors.offerNotOnline": "Cette offre n’est pas disponible pour le moment.",
  "errors.offerOutsideHours":
    "Cette offre n’est accessible que pendant les horaires de l’annonceur.",
  "errors.offerOfOwnGroup":
    "Vous ne pouvez pas trader avec votre propre compte ni avec ses sous-comptes.",
  "errors.traderBlocked": "L’un de vous deux a bloqué l’autre.",
  "errors.conditionKyc": "L’annonceur ne traite qu’avec des utilisateurs vérifiés.",
  "errors.conditionTrades": "L’annonceur exige davantage de transactions terminées.",
  "errors.conditionCompletion": "L’annonceur exige un taux de finalisation plus élevé.",
  "errors.conditionRegistered": "L’annonceur exige un compte inscrit depuis plus longtemps.",
  "errors.conditionFirstTrade":
    "Le montant dépasse ce que l’annonceur accepte pour une première transaction.",
  "errors.offerHidden": "Cette offre n’a pas de prix valide pour le moment.",
  "errors.priceChanged":
    "Le prix a changé. Veuillez vérifier le nouveau prix et confirmer à nouveau.",
  "errors.amountOutside":
    "Veuillez ajuster la quantité de cryptos à < {amount} {token} pour respecter les conditions de l’annonceur.",
  "errors.amountBelow":
    "Veuillez ajuster la quantité de cryptos à > {amount} {token} pour respecter les conditions de l’annonceur.",
  "errors.outOfStock": "La quantité restante de cette offre est insuffisante.",
  "errors.quoteChanged": "Les montants ont changé. Veuillez les vérifier et confirmer à nouveau.",
  "errors.payMethodMissing": "Veuillez ajouter un moyen de paiement accepté par cette offre.",
  "errors.openOrdersLimit":
    "Ordres ouverts en même temps : {most} au plus. Terminez-en d’abord un. La limite augmente avec les transactions terminées avec des personnes différentes.",
  "errors.offerOrdersLimit":
    "Ordres ouverts sur une même offre : {most} au plus. Terminez-en d’abord un ou choisissez une autre offre.",
  "errors.openWorthLimit":
    "Vos achats en cours peuvent valoir {most} USD en tout, il en reste {left} USD. Choisissez un montant plus petit ou terminez d’abord un ordre. La limite augmente avec les transactions terminées avec des personnes différentes.",
  "errors.advertiserLimit":
    "L’annonceur peut encore acheter pour {left} USD pour le moment. Choisissez un montant plus petit ou une autre offre.",
  "errors.faultUnknown": "Rien n’est compté à l’encontre de quelqu’un dans cet ordre.",
  "errors.faultDiscounted": "Cela a déjà été retiré.",
  "errors.cancelLimit":
    "Vous avez annulé trop d’ordres. Vous pourrez en passer de nouveaux plus tard.",
  "errors.externalOrderIdTaken": "Il existe déjà un ordre avec cet identifiant externe.",

  "errors.accountOnHold":
    "Le service client a bloqué l’un des deux comptes. Les cryptos restent sous séquestre.",
  "errors.extensionOutside": "Le délai de paiement peut être prolongé de 30 minutes au maximum.",
  "errors.notReceivedTooEarly":
    "Le paiement est peut-être encore en route. Vous pourrez le signaler comme non reçu à partir du {time}.",
  "errors.splitOutside": "La quantité ne peut pas dépasser ce que l’acheteur recevrait.",
  "errors.appealUnknown": "Il n’y a pas de litige sur cet ordre.",
  "errors.feedbackGiven": "Vous avez déjà donné votre avis sur cet ordre.",
  "errors.feedbackTooEarly": "Vous pourrez donner votre avis une fois l’ordre terminé.",
  "errors.feedbackUnknown": "Aucun avis sur cet ordre auquel répondre.",
  "errors.feedbackReplied": "Vous avez déjà répondu à cet avis.",
  "errors.approvalNeedsOther": "Vous l’avez déjà approuvé : un collègue doit l’approuver aussi.",
  "errors.kycQuestionOpen": "Le demandeur n’a pas encore répondu à la dernière question.",
  "errors.kycQuestionLimit":
    "Assez de questions ont été posées : approuvez ou refusez la vérification.",
  "errors.kycNothingAsked": "Le service client n’attend aucune réponse de votre part.",
  "errors.documentExpired":
    "La date saisie est dépassée : un document expiré ne peut pas être approuvé.",
  "errors.limitNotLower":
    "Choisissez une limite inférieure à la limite générale, qui prend fin dans l’année.",
  "errors.personSearchLimit":
    "Vous avez effectué toutes les recherches autorisées en une heure. Veuillez réessayer plus tard.",
  "errors.resetRequestClosed": "Cette demande a déjà été traitée ou annulée.",
  "errors.resetTooEarly":
    "Cette demande ne peut pas être approuvée avant la fin de son délai d’attente.",
  "errors.rulingNeedsOther":
    "Vous vous êtes déjà prononcé sur cet ordre : un collègue doit maintenant décider.",
  "errors.silenceTooEarly":
    "Une restitution pour simple silence n’est possible que 24 heures après le signalement du paiement, et après avoir demandé une preuve à l’acheteur.",
  "errors.apiReleaseCap": "Le plafond quotidien de libération de cette clé API est atteint.",
  "errors.noRulingPending": "Il n’y a aucune décision à approuver.",
  "errors.taskOpen":
    "Cette partie a déjà une demande en cours. Attendez sa réponse ou retirez la demande.",
  "errors.taskLimit": "Cet ordre compte déjà trop de demandes.",
  "errors.taskUnknown": "Il n’y a pas de telle demande en cours.",

  "errors.chatClosed": "Ce chat est fermé.",
  "errors.messageUnsendable": "Échec de l’envoi du message.",
  "errors.attachmentTooLarge": "Veuillez choisir un fichier de moins de 10 Mo.",
  "errors.attachmentTypeRefused":
    "Échec du téléversement. Seuls les fichiers image, PDF et MP4 sont acceptés.",
  "errors.pushServiceRefused":
    "Les notifications push de ce navigateur ne peuvent pas être utilisées ici.",

  "errors.supportCaseClosed": "Cette demande est fermée. Veuillez en ouvrir une nouvelle.",
  "errors.supportOpenLimit":
    "Vous avez atteint le nombre maximal de demandes ouvertes. Répondez dans l’une d’elles ou fermez-en une.",
  "errors.supportLimit": "Trop de nouvelles demandes pour aujourd’hui. Veuillez réessayer demain.",
  "errors.supportWaits":
    "Veuillez attendre une réponse avant d’écrire à nouveau dans cette demande.",

  "errors.insufficientBalance": "Votre solde est insuffisant.",
  "errors.balanceTooLarge": "Un compte ne peut pas contenir un tel montant.",
  "errors.unknownNetwork": "Cette crypto n’est pas disponible sur ce réseau.",
  "errors.addressInvalid": "Cette adresse n’est pas valide sur ce réseau.",
  "errors.networkPaused":
    "Ce réseau est suspendu pour cette crypto. Réessayez plus tard ou choisissez-en un autre.",
  "errors.withdrawalTooSmall": "Le montant est inférieur au minimum de ce réseau.",
  "errors.withdrawalTooLarge": "Le montant est supérieur au maximum de ce réseau.",
  "errors.withdrawalFeeChanged":
    "Les frais de réseau s’élèvent maintenant à {fee} {token}. Veuillez vérifier les montants et confirmer à nouveau.",
  "errors.withdrawalLimitReached": "Ce montant dépasse votre limite de retrait sur 24 heures.",
  "errors.withdrawalsBlocked":
    "Les retraits sont bloqués pendant 24 heures après une modification de sécurité.",
  "errors.coinsFresh":
    "Une partie de ces cryptos a été achetée récemment et ne peut être ni retirée ni vendue avant le {time}. Disponible maintenant : {free}.",
  "errors.apiWithdrawalCap": "Le plafond quotidien de retrait de cette clé API est atteint.",
  "errors.apiWithdrawalAddress":
    "Avec une clé API, les cryptos ne partent que vers des adresses présentes dans le carnet depuis 24 heures.",
  "errors.addressBookFull": "Votre carnet d’adresses est plein. Supprimez d’abord une adresse.",
  "errors.favoritesFull": "Votre liste de favoris est pleine. Supprimez-en d’abord un.",
});
