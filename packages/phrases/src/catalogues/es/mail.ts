import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Tu código de seguridad de Parley",
  "mail.code.register": "Introduce este código para crear tu cuenta.",
  "mail.code.login": "Introduce este código para iniciar sesión en tu cuenta.",
  "mail.code.resetPassword": "Introduce este código para establecer una nueva contraseña.",
  "mail.code.bindEmail": "Introduce este código para vincular un correo electrónico a tu cuenta.",
  "mail.code.bindPhone": "Introduce este código para vincular un número de teléfono a tu cuenta.",
  "mail.code.unbindEmail":
    "Introduce este código para desvincular el correo electrónico de tu cuenta.",
  "mail.code.unbindPhone":
    "Introduce este código para desvincular el número de teléfono de tu cuenta.",
  "mail.code.totpConfirm": "Introduce este código para activar Google Authenticator.",
  "mail.code.totpRemove": "Introduce este código para desactivar Google Authenticator.",
  "mail.code.passwordChange": "Introduce este código para cambiar tu contraseña.",
  "mail.code.passkeyAdd": "Introduce este código para añadir una clave de acceso a tu cuenta.",
  "mail.code.passkeyRemove":
    "Introduce este código para eliminar una clave de acceso de tu cuenta.",
  "mail.code.recoveryCodes": "Introduce este código para generar nuevos códigos de recuperación.",
  "mail.code.createUserPayment": "Introduce este código para añadir un método de pago.",
  "mail.code.updateUserPayment": "Introduce este código para modificar un método de pago.",
  "mail.code.removeUserPayment": "Introduce este código para eliminar un método de pago.",
  "mail.code.release":
    "Introduce este código para liberar las criptomonedas al comprador, solo si el pago ya está en tu cuenta.",
  "mail.code.split":
    "Introduce este código para repartir las criptomonedas de una orden entre el comprador y tú.",
  "mail.code.withdraw": "Introduce este código para retirar criptomonedas de tu cuenta.",
  "mail.code.apiSettings": "Introduce este código para cambiar tu configuración de la API.",
  "mail.code.subUsers":
    "Introduce este código para dar acceso, permisos o criptomonedas a una subcuenta.",
  "mail.code.staffAction":
    "Introduce este código para confirmar lo que haces como miembro del personal.",
  "mail.code.valid":
    "El código es válido durante {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} y solo se puede usar una vez.",
  "mail.code.secret": "No lo compartas nunca. El personal de Parley jamás te lo pedirá.",
  "mail.code.ignore": "Si no has pedido este código, puedes ignorar este mensaje.",
  "mail.code.alarm":
    "Si no has pedido este código, cambia tu contraseña y revisa tus dispositivos en Seguridad de la cuenta.",

  "mail.alreadyRegistered.subject": "Ya tienes una cuenta de Parley",
  "mail.alreadyRegistered.text":
    "Alguien ha intentado registrarse con tus datos. Ya pertenecen a una cuenta, así que no se ha creado ninguna nueva.",
  "mail.alreadyRegistered.advice":
    "Si has sido tú, inicia sesión o establece una nueva contraseña si has olvidado la tuya. Si no has sido tú, no tienes que hacer nada.",

  "mail.newDeviceLogin.subject": "Nuevo inicio de sesión en tu cuenta de Parley",
  "mail.newDeviceLogin.text": "Se ha iniciado sesión en tu cuenta desde un dispositivo nuevo.",

  "mail.securityChanged.subject": "La seguridad de tu cuenta ha cambiado",
  "mail.securityChanged.passwordChanged": "Se ha cambiado tu contraseña.",
  "mail.securityChanged.passwordReset": "Se ha restablecido tu contraseña.",
  "mail.securityChanged.emailBound": "Se ha vinculado un correo electrónico a tu cuenta.",
  "mail.securityChanged.emailUnbound": "Se ha desvinculado el correo electrónico de tu cuenta.",
  "mail.securityChanged.phoneBound": "Se ha vinculado un número de teléfono a tu cuenta.",
  "mail.securityChanged.phoneUnbound": "Se ha desvinculado el número de teléfono de tu cuenta.",
  "mail.securityChanged.totpEnabled": "Se ha activado Google Authenticator.",
  "mail.securityChanged.totpRemoved": "Se ha desactivado Google Authenticator.",
  "mail.securityChanged.passkeyAdded": "Se ha añadido una clave de acceso a tu cuenta.",
  "mail.securityChanged.passkeyRemoved": "Se ha eliminado una clave de acceso de tu cuenta.",
  "mail.securityChanged.recoveryCodeUsed": "Se ha usado un código de recuperación de tu cuenta.",
  "mail.securityChanged.recoveryCodesRenewed":
    "Se han generado nuevos códigos de recuperación. Los anteriores ya no sirven.",
  "mail.securityChanged.subUserMayWithdraw":
    "Se ha permitido a una subcuenta retirar criptomonedas con su propia verificación. Podrá hacerlo pasadas 24 horas.",
  "mail.securityChanged.antiPhishingCodeChanged": "Se ha cambiado tu código antiphishing.",
  "mail.securityChanged.resetRequested":
    "Se ha pedido a atención al cliente que restablezca tu verificación de seguridad.",
  "mail.securityChanged.resetCancelled":
    "Se canceló una solicitud de restablecimiento de tu verificación de seguridad. No se ha eliminado nada de tu cuenta.",
  "mail.securityChanged.contactChangeUndone":
    "Se deshizo un cambio de tu correo o teléfono. Se cerró la sesión en todos los dispositivos; crea una contraseña nueva con «¿Olvidaste tu contraseña?».",
  "mail.securityChanged.apiKeyCreated":
    "Se creó una clave API para tu cuenta. Un programa que la tenga puede actuar en tu nombre.",
  "mail.securityChanged.apiKeyRevoked": "Se revocó una clave API de tu cuenta.",
  "mail.securityChanged.subUserApiKey": "Una subcuenta creó una clave API.",

  "mail.kycApproved.subject": "Tu identidad está verificada",
  "mail.kycApproved.text": "Tu verificación de identidad ha sido aprobada.",
  "mail.kycAsked.subject": "Necesitamos algo más para tu verificación",
  "mail.kycAsked.text":
    "Atención al cliente necesita algo más antes de decidir sobre tu verificación de identidad. Añádelo en la página de verificación.",
  "mail.kycAsk.documentAgain": "El documento otra vez, nítido y con todas las esquinas",
  "mail.kycAsk.otherSide": "El otro lado del documento",
  "mail.kycAsk.selfieAgain": "La selfie con tu documento otra vez",
  "mail.kycAsk.proofOfAddress": "Un comprobante de domicilio de los últimos tres meses",
  "mail.kycAsk.proofOfName": "Un documento que explique la diferencia entre los nombres",
  "mail.kycRejected.subject": "Tu verificación de identidad no ha sido aprobada",
  "mail.kycRejected.text":
    "Tu verificación de identidad no ha sido aprobada. Corrige tus datos y envíalos de nuevo.",
  "mail.kycReason.documentUnreadable": "Un documento no se lee con claridad.",
  "mail.kycReason.documentIncomplete": "Falta una página o una cara de un documento.",
  "mail.kycReason.documentExpired": "Un documento ha caducado.",
  "mail.kycReason.documentNotAccepted": "Este tipo de documento no se acepta.",
  "mail.kycReason.detailsMismatch": "Los datos introducidos no coinciden con los documentos.",
  "mail.kycReason.selfieMismatch": "El selfi no coincide con la foto del documento.",
  "mail.kycReason.notGenuine": "No se ha podido confirmar la autenticidad de un documento.",
  "mail.kycReason.other": "No se han podido verificar los documentos.",

  "mail.subUserCreated.subject": "Se ha añadido una subcuenta a tu cuenta",
  "mail.subUserCreated.text": "Se ha añadido una subcuenta a tu cuenta.",

  "mail.resetRequest.approved.subject": "Tu restablecimiento de seguridad ha sido aprobado",
  "mail.resetRequest.approved.text":
    "Tu solicitud para restablecer la verificación de seguridad ha sido aprobada. Inicia sesión y configúrala de nuevo.",
  "mail.resetRequest.refused.subject": "Tu restablecimiento de seguridad no ha sido aprobado",
  "mail.resetRequest.refused.text":
    "Tu solicitud para restablecer la verificación de seguridad no ha sido aprobada. Tu cuenta sigue como estaba.",

  "mail.depositCredited.subject": "Depósito recibido",
  "mail.depositCredited.text": "Se han acreditado {amount} {token} en tu billetera spot.",
  "mail.withdrawalSent.subject": "Retiro enviado",
  "mail.withdrawalSent.text": "Tu retiro de {amount} {token} ha sido enviado.",
  "mail.withdrawalReturned.subject": "Retiro no enviado",
  "mail.withdrawalReturned.text":
    "Tu retiro de {amount} {token} no se envió. Las criptomonedas están de nuevo en tu billetera spot.",

  "mail.tradingFrozen.subject": "Las operaciones de tu cuenta están congeladas",
  "mail.tradingFrozen.falseClaims":
    "Has marcado varias veces órdenes como pagadas sin que se hubiera hecho ningún pago. No puedes crear órdenes, publicar anuncios ni retirar hasta que atención al cliente lo haya revisado.",
  "mail.tradingFrozen.staff":
    "Atención al cliente ha congelado las operaciones de tu cuenta. Por ahora no puedes crear órdenes, publicar anuncios ni retirar.",
  "mail.tradingFrozen.hold":
    "Atención al cliente ha retenido tu cuenta hasta el {time}. Hasta entonces no puedes crear órdenes, publicar anuncios ni retirar, y las criptomonedas de tus órdenes quedan en depósito. Si crees que es un error, contacta con atención al cliente.",
  "mail.tradingFrozen.advice":
    "Tus órdenes abiertas continúan: puedes seguir pagando, cancelando, liberando y apelando. Si crees que es un error, contacta con atención al cliente.",
  "mail.tradingRestored.subject": "Ya puedes volver a operar",
  "mail.tradingRestored.text":
    "Atención al cliente ha levantado la congelación. Puedes volver a crear órdenes, publicar anuncios y retirar.",
  "mail.sessionsEnded.subject": "Se cerró su sesión en todas partes",
  "mail.sessionsEnded.text":
    "El servicio de atención al cliente cerró todas las sesiones de su cuenta y anuló sus claves de API. Vuelva a iniciar sesión; si no lo solicitó, cambie primero la contraseña.",
  "mail.staffInvitation.subject": "Invitación al equipo de Parley",
  "mail.staffInvitation.text":
    "Te invitamos a trabajar en la atención al cliente de Parley. Inicia sesión en la cuenta con esta dirección de correo, configura una clave de acceso o Google Authenticator y acepta antes del {time}. El enlace funciona una sola vez.",
  "mail.staffInvitation.link": "Aceptar la invitación",
  "mail.staffLogHead.subject": "Registro del personal, {day}",
  "mail.staffLogHead.text":
    "El registro del personal termina hoy con la fila {number}. Su hash: {hash}. Guarda este correo: demuestra si las filas hasta esta se cambiaron después.",
  "mail.supportAnswered.subject": "Atención al cliente te ha respondido",
  "mail.supportAnswered.text": "Atención al cliente ha respondido a tu mensaje.",
  "mail.offerTakenDown.subject": "Tu anuncio fue retirado",
  "mail.offerTakenDown.text":
    "Atención al cliente ha desactivado tu anuncio. Las órdenes abiertas continúan según lo acordado.",
  "mail.offerTakenDown.object":
    "Si no estás de acuerdo, contacta con atención al cliente e indica el número del anuncio.",
  "mail.supportClosed.subject": "Tu consulta se ha cerrado",
  "mail.supportClosed.text":
    "Atención al cliente ha cerrado tu consulta. Si aún necesitas ayuda, abre una nueva.",
  "mail.caseHandedOver.subject": "Te han traspasado un caso",
  "mail.caseHandedOver.text":
    "Otro miembro del equipo te ha traspasado un caso. Lo encontrarás entre tus casos en la consola.",

  "mail.orderCreated.subject": "Nueva orden",
  "mail.orderCreated.text":
    "{role, select, buyer {Alguien te vende {quantity} por {amount}. Paga con {method} y después pulsa “He pagado”.} other {Alguien te compra {quantity} por {amount} con {method}. Las criptomonedas quedan en el depósito en garantía hasta que confirmes el pago.}}",
  "mail.orderPaid.subject": "El comprador ha marcado la orden como pagada",
  "mail.orderPaid.text":
    "El comprador indica que ha pagado {amount} con {method}. Revisa tu cuenta y libera {quantity} solo cuando el dinero haya llegado.",
  "mail.orderCanceled.subject": "Orden cancelada",
  "mail.orderCanceled.text":
    "El comprador ha cancelado la orden de {quantity}. Las criptomonedas ya no están en el depósito en garantía.",
  "mail.orderTimedOut.subject": "Orden cancelada: se acabó el plazo de pago",
  "mail.orderTimedOut.text":
    "{role, select, buyer {La orden de {quantity} no se marcó como pagada a tiempo y se ha cancelado. Si has pagado, abre una apelación en un plazo de 24 horas.} other {El comprador no pagó a tiempo. La orden de {quantity} se ha cancelado y las criptomonedas ya no están en el depósito en garantía.}}",
  "mail.orderExtended.subject": "Más tiempo para pagar",
  "mail.orderExtended.text": "El vendedor te da más tiempo para pagar {amount} con {method}.",
  "mail.orderCompleted.subject": "Orden completada",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} ya están en tu billetera spot. Pagaste {amount}.} other {Se han liberado {quantity} al comprador por {amount}.}}",
  "mail.orderFailed.subject": "Transferencia fallida",
  "mail.orderFailed.text":
    "No se pudieron transferir {quantity}. Las criptomonedas siguen seguras en el depósito en garantía; en la orden verás qué ocurre ahora.",
  "mail.confirmReminder.subject": "El comprador espera tu confirmación",
  "mail.confirmReminder.text":
    "El comprador indica que ha pagado {amount} con {method} y espera {quantity}. Revisa tu cuenta y libera las criptomonedas, o abre una apelación si el pago no ha llegado.",
  "mail.appealOpened.subject": "Apelación abierta",
  "mail.appealOpened.text":
    "{by, select, buyer {El comprador ha abierto una apelación en la orden de {quantity}. Añade tu declaración y tus pruebas.} seller {El vendedor ha abierto una apelación en la orden de {quantity}. Añade tu declaración y tus pruebas.} other {La orden de {quantity} lleva demasiado tiempo sin liberarse. Atención al cliente la está revisando.}}",
  "mail.proofWanted.subject": "Demuestra tu pago",
  "mail.proofWanted.text":
    "El vendedor indica que {amount} por {method} a cambio de {quantity} no han llegado. Agrega una prueba del pago a la orden; si no, atención al cliente decidirá sin ella.",
  "mail.appealWithdrawn.subject": "Apelación retirada",
  "mail.appealWithdrawn.text":
    "Se ha retirado la apelación de la orden de {quantity}. La orden sigue adelante.",
  "mail.evidenceAdded.subject": "Pruebas añadidas",
  "mail.evidenceAdded.text":
    "{role, select, buyer {El vendedor ha añadido una declaración o pruebas a la apelación de la orden de {quantity}.} other {El comprador ha añadido una declaración o pruebas a la apelación de la orden de {quantity}.}} Puedes responder en la orden.",
  "mail.taskSet.subject": "Atención al cliente te pide pruebas",
  "mail.taskSet.text":
    "Atención al cliente necesita tu respuesta sobre la orden de {quantity}. En la orden verás qué se pide; si no respondes a tiempo, atención al cliente decidirá sin tu respuesta.",
  "mail.taskMissed.subject": "El plazo para responder ha terminado",
  "mail.taskMissed.text":
    "No has respondido a tiempo a atención al cliente sobre la orden de {quantity}. Aún puedes responder en la orden hasta que atención al cliente decida.",
  "mail.splitProposed.subject": "Reparto propuesto",
  "mail.splitProposed.text":
    "{role, select, buyer {El vendedor propone que recibas {share} y que el resto vuelva a él.} other {El comprador propone recibir {share}; el resto vuelve a ti.}} Puedes aceptarlo en la orden.",
  "mail.appealRuled.subject": "Atención al cliente ha decidido",
  "mail.appealRuled.text":
    "{role, select, buyer {Según la decisión recibes {share}; el resto vuelve al vendedor.} other {Según la decisión el comprador recibe {share}; el resto vuelve a ti.}} Hasta que entre en vigor puedes pedir una vez una segunda revisión en la orden.",
  "mail.secondLook.subject": "Segunda revisión de tu orden",
  "mail.secondLook.text":
    "{role, select, buyer {El vendedor ha pedido que otro miembro del personal decida sobre la orden de {quantity}.} other {El comprador ha pedido que otro miembro del personal decida sobre la orden de {quantity}.}} Hasta entonces las criptomonedas siguen en depósito en garantía.",
  "mail.appealResolved.subject": "Apelación resuelta",
  "mail.appealResolved.completed":
    "{role, select, buyer {La apelación está resuelta. Has recibido {share}.} other {La apelación está resuelta. El comprador ha recibido {share}.}}",
  "mail.appealResolved.canceled":
    "La apelación está resuelta. La orden de {quantity} está cancelada.",
  "mail.feedback.subject": "Nueva valoración",
  "mail.feedback.positive": "Has recibido una valoración positiva por la orden de {quantity}.",
  "mail.feedback.negative":
    "Has recibido una valoración negativa por la orden de {quantity}. Puedes responder una vez.",
  "mail.feedbackReplied.subject": "Respuesta a tu valoración",
  "mail.feedbackReplied.text": "Han respondido a tu valoración de la orden de {quantity}.",

  "mail.withdrawalsBlocked": "Por tu seguridad, los retiros están bloqueados hasta el {time}.",
  "mail.notYou":
    "Si no has sido tú, cambia tu contraseña de inmediato y cierra la sesión de tus otros dispositivos en Seguridad de la cuenta.",
  "mail.notYou.cancelReset":
    "Si no fuiste tú, cancela la solicitud con este enlace, que no requiere iniciar sesión, y cambia tu contraseña. Atención al cliente no puede aprobarla durante las primeras 24 horas.",
  "mail.notYou.undo":
    "Si no fuiste tú, deshazlo con este enlace en un plazo de 72 horas. Se cerrará la sesión en todos los dispositivos y los retiros se bloquearán 24 horas.",

  "mail.fact.asked": "Solicitado",
  "mail.fact.time": "Hora",
  "mail.fact.address": "Dirección IP",
  "mail.fact.device": "Dispositivo",
  "mail.fact.reason": "Motivo",
  "mail.fact.username": "Apodo",
  "mail.fact.walletAddress": "Dirección de la billetera",
  "mail.fact.orderId": "ID de la orden",
  "mail.fact.offer": "Anuncio",
  "mail.fact.caseId": "Número de consulta",
  "mail.fact.amount": "Cantidad",
  "mail.fact.payment": "Pago",
  "mail.fact.payMethod": "Método de pago",
  "mail.fact.timeLeft": "Tiempo restante",
  "mail.timeLeft":
    "{minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}, hasta el {time}",

  "mail.link.login": "Iniciar sesión",
  "mail.link.security": "Seguridad de la cuenta",
  "mail.link.cancelReset": "Cancelar la solicitud",
  "mail.link.undo": "Deshacer este cambio",
  "mail.link.kyc": "Verificación de identidad",
  "mail.link.subUsers": "Subcuentas",
  "mail.link.wallet": "Billetera",
  "mail.link.order": "Ver la orden",
  "mail.link.orders": "Mis órdenes",
  "mail.link.case": "Ver consulta",
  "mail.link.offers": "Mis anuncios",
  "mail.link.contact": "Contactar con atención al cliente",

  "mail.antiPhishing.code": "Tu código antiphishing: {code}",
  "mail.antiPhishing.none":
    "Todavía no tienes un código antiphishing. Elige uno en Seguridad de la cuenta y aparecerá en todos los correos auténticos de Parley.",
  "mail.footer.account":
    "Recibes este correo porque tu dirección está vinculada a una cuenta de Parley. Se ha enviado automáticamente; por favor, no respondas.",
  "mail.footer.entered":
    "Recibes este correo porque tu dirección se ha introducido en Parley. Se ha enviado automáticamente; por favor, no respondas.",

  "mail.text.code": "{code} es tu código de Parley. {purpose} No lo compartas nunca.",
});
