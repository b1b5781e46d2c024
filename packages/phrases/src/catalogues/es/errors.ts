import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "Faltan datos o algunos no son válidos. Revisa los campos marcados.",
  "errors.fieldRequired": "Este campo no puede quedar vacío.",
  "errors.fieldInvalid": "Este valor no es válido.",
  "errors.fieldUnknown": "Este campo no se admite aquí.",
  "errors.fieldTooShort": "Demasiado corto. Longitud mínima: {count}.",
  "errors.fieldTooLong": "Demasiado largo. Longitud máxima: {count}.",
  "errors.fieldCheckFailed":
    "Los dígitos de control no coinciden. Compara el número con los datos de tu banco.",
  "errors.malformedRequest":
    "No se ha podido leer la solicitud. Actualiza la página e inténtalo de nuevo.",
  "errors.notFound": "Lo que buscas no existe o ya no está disponible.",
  "errors.methodNotAllowed": "Esta dirección no admite ese tipo de solicitud.",
  "errors.tooLarge": "La solicitud es demasiado grande. Envía menos datos a la vez.",
  "errors.unsupportedType": "Este tipo de archivo o contenido no es compatible.",
  "errors.stateChanged":
    "Algo ha cambiado mientras tanto. Comprueba el estado actual e inténtalo de nuevo.",

  "errors.notLoggedIn": "Inicia sesión para continuar.",
  "errors.notAllowed": "Tu cuenta no tiene permiso para hacer esto.",
  "errors.accountGroupMissing": "No se conoce el grupo de tu cuenta. Vuelve a iniciar sesión.",
  "errors.accountGroupMismatch":
    "Esta dirección pertenece a otro grupo de cuentas. Vuelve a iniciar sesión con la cuenta correcta.",
  "errors.apiKeyUnknown": "Esta clave API no existe o fue revocada.",
  "errors.apiKeyExpired": "Esta clave API ha caducado.",
  "errors.apiKeyAddress": "Esta clave API no puede usarse desde esta dirección.",
  "errors.apiSignatureInvalid": "La firma de la solicitud no es válida.",
  "errors.apiTimeOutside": "La hora de la solicitud se desvía más de 30 segundos.",
  "errors.apiNonceUsed": "Esta solicitud ya fue recibida.",
  "errors.apiPermissionMissing": "Esta clave API no tiene permiso para eso.",

  "errors.tooManyRequests": "Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.",
  "errors.internal": "Algo ha fallado por nuestra parte. Inténtalo de nuevo en unos instantes.",
  "errors.unavailable":
    "El servicio no está disponible en este momento. Inténtalo de nuevo en unos instantes.",
  "errors.timeout": "La respuesta ha tardado demasiado. Inténtalo de nuevo.",
  "errors.featureOff": "Esta función está desactivada en este momento.",

  "errors.unknownAsset": "Esta criptomoneda no se negocia aquí.",
  "errors.unknownFiat": "Esta moneda no se negocia aquí.",
  "errors.unknownMarket": "No hay ningún mercado para esta criptomoneda y esta moneda.",
  "errors.ratesStale":
    "El precio de referencia no está actualizado. Inténtalo de nuevo en unos instantes.",

  "errors.captchaRequired":
    "Deja que la página compruebe que no eres un robot y vuelve a intentarlo.",
  "errors.captchaInvalid":
    "No se ha superado la comprobación de que no eres un robot. Inténtalo de nuevo.",
  "errors.accountInvalid":
    "Introduce un correo electrónico o un número de teléfono con su prefijo de país.",
  "errors.passwordTooWeak": "Esta contraseña es demasiado fácil de adivinar. Elige otra.",
  "errors.loginFailed": "La cuenta o la contraseña no es correcta.",
  "errors.loginBlocked": "Demasiados intentos fallidos. Espera e inténtalo más tarde.",
  "errors.ticketExpired": "Ha pasado demasiado tiempo. Vuelve a iniciar sesión.",
  "errors.accountFrozen": "Esta cuenta está congelada. Contacta con atención al cliente.",
  "errors.codeFormatInvalid": "El formato del código no es válido. Inténtalo de nuevo.",
  "errors.codeInvalid": "El código no es correcto. Compruébalo e inténtalo de nuevo.",
  "errors.codeExpired": "El código ya no es válido. Solicita uno nuevo.",
  "errors.codeUsed": "Este código ya se usó. Espera al siguiente en Google Authenticator.",
  "errors.codeTriesUsedUp": "Demasiados intentos erróneos con este código. Solicita uno nuevo.",
  "errors.codeTooSoon": "Se acaba de enviar un código. Espera antes de solicitar otro.",
  "errors.codeLimitReached":
    "Hoy se han enviado demasiados códigos a esta dirección o número. Inténtalo de nuevo mañana.",
  "errors.textLimitReached":
    "Por ahora no se pueden enviar más SMS a este número. Usa tu correo o inténtalo más tarde.",
  "errors.codesMissing": "Falta un código de seguridad. Introduce todos los códigos que se piden.",
  "errors.idempotencyMismatch":
    "Esta solicitud ya se hizo con otros datos. Actualiza la página e inténtalo de nuevo.",
  "errors.usernameTaken": "Este nombre ya está en uso. Elige otro.",
  "errors.nicknameCharacters":
    "Usa solo letras y números, con un solo punto, guion o guion bajo entre ellos.",
  "errors.nicknameScripts": "No se pueden mezclar letras de distintos alfabetos en un nombre.",
  "errors.nicknameContact":
    "El nombre no puede parecer un enlace, un correo electrónico o un número de teléfono.",
  "errors.nicknameReserved": "Este nombre podría confundirse con Parley o su personal. Elige otro.",
  "errors.renameTooSoon": "El nombre se puede cambiar una vez cada 30 días.",
  "errors.passwordWrong": "La contraseña no es correcta.",
  "errors.passwordSame": "La nueva contraseña debe ser distinta de la actual.",

  "errors.contactTaken": "Este correo o número de teléfono pertenece a otra cuenta.",
  "errors.alreadyBound": "Esto ya está vinculado a tu cuenta.",
  "errors.notBound": "No hay nada de este tipo vinculado a tu cuenta.",
  "errors.emailNeededFirst": "Vincula un correo antes de desvincular tu teléfono.",
  "errors.phoneNeededFirst": "Vincula un teléfono antes de desvincular tu correo.",
  "errors.totpAlreadyOn": "Google Authenticator ya está activado.",
  "errors.totpNotOn": "Google Authenticator no está activado.",
  "errors.undoExpired": "Este enlace ya se usó, caducó o está incompleto.",
  "errors.totpSetupExpired": "La configuración ha tardado demasiado. Empieza de nuevo.",
  "errors.passkeyInvalid": "No se ha podido verificar la clave de acceso. Inténtalo de nuevo.",
  "errors.passkeyLimit": "Tienes el máximo de claves de acceso. Elimina una primero.",
  "errors.commandInvalid":
    "No se ha podido verificar la solicitud. Actualiza la página e inténtalo de nuevo.",
  "errors.commandKeyUnknown":
    "La clave de seguridad de esta página está caducada. Actualiza la página e inténtalo de nuevo.",
  "errors.commandExpired":
    "La solicitud es demasiado antigua. Comprueba el reloj de tu dispositivo e inténtalo de nuevo.",
  "errors.commandReplayed": "Esta solicitud ya se ha ejecutado.",
  "errors.resetRequestOpen":
    "Tu solicitud ya está en manos de atención al cliente. Espera su decisión.",
  "errors.apiKeyLimit": "Tienes el máximo de claves API. Revoca una primero.",

  "errors.kycPending": "Tu verificación de identidad todavía está en revisión.",
  "errors.kycAlreadyApproved": "Tu identidad ya está verificada.",
  "errors.kycNotPending": "No hay ninguna verificación de identidad por decidir.",
  "errors.kycNeedsReview": "Nuestro equipo debe revisar esta verificación.",
  "errors.kycTooYoung": "Debes tener al menos 18 años.",
  "errors.unknownCountry": "No se reconoce este país.",
  "errors.unknownFile": "Falta un archivo o no se puede usar aquí. Súbelo de nuevo.",
  "errors.fileTypeRefused": "Este tipo de archivo no se acepta aquí.",
  "errors.fileUnreadable": "El archivo está dañado o no se puede leer. Sube otro.",
  "errors.fileTooLarge": "El archivo es demasiado grande.",
  "errors.tooManyFiles": "Has subido demasiados archivos. Inténtalo de nuevo mañana.",
  "errors.caseTaken": "Otro miembro del equipo ya se ocupa de este caso.",
  "errors.caseDecided": "Este caso ya está resuelto.",
  "errors.caseNotYours": "Primero asume este caso.",
  "errors.colleagueUnfit": "Esta persona no puede asumir el caso. Elige a otra.",
  "errors.savedFiltersFull": "Ya tienes 20 filtros guardados. Elimina uno primero.",
  "errors.conflictOfInterest":
    "Este caso afecta a tus propias cuentas o a personas vinculadas a ellas. Debe gestionarlo otra persona del equipo.",
  "errors.staffProtected":
    "Solo un supervisor puede actuar sobre la cuenta de un miembro del personal.",
  "errors.contentInvalid": "El texto está escrito en un formato que no se puede mostrar.",
  "errors.agreementFixed":
    "Esta versión del acuerdo espera aprobación o está aprobada. Sus textos no se pueden cambiar.",
  "errors.contentChanged": "Mientras tanto se publicó otra versión. Revísala primero.",
  "errors.contentOriginalMissing": "Publica primero el texto en inglés.",
  "errors.offerTakenDown":
    "Este anuncio fue retirado. En Mis anuncios verás el motivo y qué hacer.",
  "errors.marketChangeInvalid":
    "Este cambio no se puede aplicar. Abre la vista previa para ver el motivo.",
  "errors.marketChangeOutdated":
    "El mercado ha cambiado desde que se propuso. Vuelve a proponerlo con los valores actuales.",
  "errors.marketChangeDecided": "Ya se ha decidido sobre este cambio.",
  "errors.marketChangeNeedsOther": "Otro administrador debe decidir sobre tu propuesta.",
  "errors.approverTooClose":
    "Vuestras funciones están vinculadas por un nombramiento de los últimos 7 días. Otra persona del equipo tiene que aprobarlo.",

  "errors.masterOnly": "Solo la cuenta principal puede hacer esto.",
  "errors.subUserLimit": "Tienes el máximo de subcuentas.",
  "errors.subUserForbidden": "La cuenta principal no te ha dado permiso para esto.",
  "errors.agreementChanged": "El acuerdo de servicio ha cambiado. Lee la nueva versión.",
  "errors.staffSessionNeeded":
    "Confirma que eres tú con una clave de acceso o Google Authenticator para seguir trabajando.",
  "errors.notAvailableHere": "Esto no está disponible en tu dirección de red.",
  "errors.lastAdministrator":
    "El último administrador debe conservar su función. Nombra antes a otro administrador.",
  "errors.invitationInvalid": "Esta invitación ya no es válida. Pide una nueva.",
  "errors.invitationOfOther":
    "Esta invitación es para otra dirección de correo. Inicia sesión con la cuenta que la usa.",
  "errors.alreadyStaff": "Esta cuenta ya pertenece al personal.",
  "errors.staffNameTaken": "Otra persona del equipo usa este nombre o uno parecido.",
  "errors.staffTwoFactorNeeded":
    "Configura una clave de acceso o Google Authenticator antes de trabajar en casos.",
  "errors.staffMayNotTrade": "Las cuentas del personal no pueden operar.",
  "errors.tradingFrozen":
    "Las operaciones de tu cuenta están congeladas. Contacta con atención al cliente.",
  "errors.phoneNotVerified": "Verifica tu teléfono antes de operar.",
  "errors.emailNotVerified": "Verifica tu correo antes de operar.",
  "errors.kycNotApproved": "Completa la verificación de identidad (KYC) antes de operar.",
  "errors.agreementNotAccepted": "Acepta el acuerdo de servicio P2P antes de operar.",
  "errors.twoFactorNotSet": "Configura la 2FA antes de operar.",

  "errors.unknownPayMethod": "Este método de pago no se puede usar aquí.",
  "errors.holderNameMismatch":
    "El nombre del beneficiario debe ser el nombre con el que se verificó tu identidad.",
  "errors.paymentDuplicate": "Ya has añadido esta cuenta.",
  "errors.paymentLimit": "Has alcanzado el máximo de métodos de pago. Elimina uno primero.",
  "errors.paymentInUse": "Este método de pago se usa en un anuncio o una orden que sigue abierta.",
  "errors.pictureFailed": "No se pudo subir.",
  "errors.pictureTypeRefused":
    "No se pudo subir. Solo se admiten imágenes en formato PNG, JPG y JPEG.",
  "errors.pictureTooLarge": "No se pudo subir. Solo se admiten imágenes de menos de 3 MB.",

  "errors.offerUnknown": "Este anuncio no existe.",
  "errors.offerChanged": "El anuncio ha cambiado entretanto. Revísalo de nuevo.",
  "errors.offerClosed": "Este anuncio está cerrado.",
  "errors.offerLimit": "Ya tienes el máximo de anuncios. Cierra uno primero.",
  "errors.marketDisabled": "Este mercado está cerrado en este momento.",
  "errors.priceTooFar": "El precio está demasiado lejos del precio de mercado.",
  "errors.boundsCrossed": "El precio mínimo no puede superar al máximo.",
  "errors.limitsCrossed": "La orden mínima no puede ser mayor que la máxima.",
  "errors.limitOutsideMarket": "Los límites están fuera de lo que permite este mercado.",
  "errors.quantityTooSmall": "La cantidad vale menos que la orden mínima.",
  "errors.payWindowOutside": "El plazo de pago debe estar entre 10 y 180 minutos.",
  "errors.payMethodsCount": "Elige entre 1 y 5 métodos de pago.",
  "errors.hoursInvalid": "Revisa el horario y la zona horaria.",
  "errors.traderUnknown": "Este usuario no existe.",
  "errors.notWithOneself": "No puedes hacer esto con tu propia cuenta.",

  "errors.orderUnknown": "Esta orden no existe.",
  "errors.orderStateChanged": "La orden ha cambiado entretanto. Revisa su estado actual.",
  "errors.rTokenInvalid": "El formulario de la orden ha caducado. Inténtalo de nuevo.",

  "errors.offerNotOnline": "Este anuncio no está disponible en este momento.",
  "errors.offerOutsideHours": "Este anuncio solo está disponible en el horario del anunciante.",
  "errors.offerOfOwnGroup": "No puedes operar con tu propia cuenta ni con sus subcuentas.",
  "errors.traderBlocked": "Uno de los dos ha bloqueado al otro.",
  "errors.conditionKyc": "El anunciante solo opera con usuarios verificados.",
  "errors.conditionTrades": "El anunciante exige más operaciones completadas.",
  "errors.conditionCompletion": "El anunciante exige una tasa de finalización más alta.",
  "errors.conditionRegistered": "El anunciante exige una cuenta con más antigüedad.",
  "errors.conditionFirstTrade":
    "El importe supera lo que el anunciante acepta en una primera operación.",
  "errors.offerHidden": "Este anuncio no tiene un precio válido en este momento.",
  "errors.priceChanged": "El precio ha cambiado. Comprueba el nuevo precio y confirma de nuevo.",
  "errors.amountOutside":
    "Ajusta la cantidad de criptomonedas a < {amount} {token} para cumplir los requisitos del anunciante.",
  "errors.amountBelow":
    "Ajusta la cantidad de criptomonedas a > {amount} {token} para cumplir los requisitos del anunciante.",
  "errors.outOfStock": "No queda suficiente cantidad en este anuncio.",
  "errors.quoteChanged": "Los importes han cambiado. Compruébalos y confirma de nuevo.",
  "errors.payMethodMissing": "Añade un método de pago que acepte este anuncio.",
  "errors.openOrdersLimit":
    "Órdenes abiertas a la vez: {most} como máximo. Termina primero una. El límite sube con las operaciones completadas con personas distintas.",
  "errors.offerOrdersLimit":
    "Órdenes abiertas en un mismo anuncio: {most} como máximo. Termina primero una o elige otro anuncio.",
  "errors.openWorthLimit":
    "Tus compras abiertas pueden valer {most} USD en total y quedan {left} USD. Elige un importe menor o termina primero una orden. El límite sube con las operaciones completadas con personas distintas.",
  "errors.advertiserLimit":
    "El anunciante puede comprar por {left} USD más en este momento. Elige un importe menor u otro anuncio.",
  "errors.faultUnknown": "En esta orden no se cuenta nada en contra de nadie.",
  "errors.faultDiscounted": "Esto ya se ha retirado.",
  "errors.cancelLimit": "Has cancelado demasiadas órdenes. Podrás crear otras más tarde.",
  "errors.externalOrderIdTaken": "Ya existe una orden con este ID externo.",

  "errors.accountOnHold":
    "Atención al cliente ha retenido una de las dos cuentas. Las criptomonedas siguen en el depósito en garantía.",
  "errors.extensionOutside": "El plazo de pago se puede ampliar 30 minutos como máximo.",
  "errors.notReceivedTooEarly":
    "El pago puede estar aún en camino. Podrás indicar que no lo recibiste a partir del {time}.",
  "errors.splitOutside": "La cantidad no puede superar lo que recibiría el comprador.",
  "errors.appealUnknown": "No hay ninguna apelación en esta orden.",
  "errors.feedbackGiven": "Ya has valorado esta orden.",
  "errors.feedbackTooEarly": "Podrás dejar tu valoración cuando la orden esté completada.",
  "errors.feedbackUnknown": "En esta orden no hay ninguna valoración a la que responder.",
  "errors.feedbackReplied": "Ya has respondido a esta valoración.",
  "errors.approvalNeedsOther":
    "Ya lo aprobaste: ahora también debe aprobarlo otro miembro del equipo.",
  "errors.kycQuestionOpen": "El solicitante todavía no respondió la última pregunta.",
  "errors.kycQuestionLimit": "Ya se preguntó suficientes veces: aprueba o rechaza la verificación.",
  "errors.kycNothingAsked": "Atención al cliente no espera ninguna respuesta tuya.",
  "errors.documentExpired":
    "La fecha que ingresaste ya pasó: no se puede aprobar un documento vencido.",
  "errors.limitNotLower": "Elige un límite inferior al general y que termine en menos de un año.",
  "errors.personSearchLimit":
    "Has alcanzado el número de búsquedas permitidas por hora. Vuelve a intentarlo más tarde.",
  "errors.resetRequestClosed": "Esta solicitud ya se ha resuelto o cancelado.",
  "errors.resetTooEarly":
    "Esta solicitud no se puede aprobar antes de que termine su tiempo de espera.",
  "errors.rulingNeedsOther":
    "Ya decidiste sobre esta orden: ahora debe decidir otro miembro del equipo.",
  "errors.silenceTooEarly":
    "La devolución por falta de respuesta solo es posible a partir de 24 horas después de marcarse el pago y tras pedir una prueba al comprador.",
  "errors.apiReleaseCap": "Se alcanzó el límite diario de liberación de esta clave API.",
  "errors.noRulingPending": "No hay ninguna decisión que aprobar.",
  "errors.taskOpen":
    "Esta parte ya tiene una solicitud abierta. Espera la respuesta o retira la solicitud.",
  "errors.taskLimit": "Ya hay demasiadas solicitudes en esta orden.",
  "errors.taskUnknown": "No existe esa solicitud abierta.",

  "errors.chatClosed": "Este chat está cerrado.",
  "errors.messageUnsendable": "No se pudo enviar el mensaje.",
  "errors.attachmentTooLarge": "Elige un archivo de menos de 10 MB.",
  "errors.attachmentTypeRefused":
    "No se pudo subir. Solo se admiten imágenes y archivos PDF y MP4.",
  "errors.pushServiceRefused": "Las notificaciones push de este navegador no se pueden usar aquí.",

  "errors.supportCaseClosed": "Esta consulta está cerrada. Abre una nueva.",
  "errors.supportOpenLimit":
    "Tienes el máximo de consultas abiertas. Responde en una de ellas o cierra alguna.",
  "errors.supportLimit": "Demasiadas consultas nuevas por hoy. Inténtalo de nuevo mañana.",
  "errors.supportWaits": "Espera una respuesta antes de volver a escribir en esta consulta.",

  "errors.insufficientBalance": "Tu saldo no es suficiente.",
  "errors.balanceTooLarge": "Una cuenta no puede contener tanto.",
  "errors.unknownNetwork": "Esta criptomoneda no está disponible en esta red.",
  "errors.addressInvalid": "Esta dirección no es válida en esta red.",
  "errors.networkPaused":
    "Esta red está suspendida para esta criptomoneda. Inténtalo más tarde o elige otra.",
  "errors.withdrawalTooSmall": "El importe está por debajo del mínimo de esta red.",
  "errors.withdrawalTooLarge": "El importe supera el máximo de esta red.",
  "errors.withdrawalFeeChanged":
    "La comisión de red es ahora de {fee} {token}. Comprueba los importes y confirma de nuevo.",
  "errors.withdrawalLimitReached": "Esto supera tu límite de retiro de 24 horas.",
  "errors.withdrawalsBlocked":
    "Los retiros quedan bloqueados durante 24 horas tras un cambio de seguridad.",
  "errors.coinsFresh":
    "Parte de estas criptomonedas se compró hace poco y no se puede retirar ni vender antes del {time}. Libre ahora: {free}.",
  "errors.apiWithdrawalCap": "Se alcanzó el límite diario de retiro de esta clave API.",
  "errors.apiWithdrawalAddress":
    "Con una clave API, las criptomonedas solo van a direcciones que llevan 24 horas en la libreta.",
  "errors.addressBookFull": "Tu libreta de direcciones está llena. Elimina primero una dirección.",
  "errors.favoritesFull": "Tu lista de favoritos está llena. Elimina primero uno.",
});
