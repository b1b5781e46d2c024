import type en from "../en/order.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "order.title": "Detalles de la orden",
  "order.list.title": "Mis órdenes",
  "order.list.search": "Buscar por ID de orden",
  "order.list.allTypes": "Todos los tipos",
  "order.list.allStatuses": "Todos los estados",
  "order.list.empty": "No hay resultados",
  "order.list.text": "Todo lo que has comprado y vendido, lo más reciente primero.",
  "order.list.description": "Tus órdenes en Parley, con su estado, su importe y su contraparte.",
  "order.list.none": "Todavía no tienes órdenes.",
  "order.list.noneText": "Elige un anuncio para comprar o vender y tu orden aparecerá aquí.",
  "order.list.toMarket": "Ver anuncios",
  "order.list.open": "Órdenes en curso",
  "order.list.csv": "Exportar CSV",
  "order.list.reset": "Restablecer",
  "order.list.from": "Desde",
  "order.list.to": "Hasta",
  "order.list.allCryptos": "Todas las criptomonedas",
  "order.list.allFiats": "Todas las monedas",
  "order.list.more": "Más filtros",
  "order.list.filters": "Filtrar órdenes",
  "order.list.filtersActive": "Filtrar órdenes, activos: {count}",
  "order.list.show": "Mostrar órdenes",
  "order.list.ofOffer": "Solo se muestran las órdenes de uno de tus anuncios.",
  "order.list.allOffers": "Mostrar todas las órdenes",
  "order.list.searchButton": "Buscar",
  "order.list.searchInvalid": "Un ID de orden solo contiene dígitos.",
  "order.list.loading": "Cargando las órdenes.",
  "order.list.failed": "No se han podido cargar las órdenes.",
  "order.list.unread":
    "{count, plural, one {# mensaje sin leer} many {# de mensajes sin leer} other {# mensajes sin leer}}",
  "order.list.barred":
    "Se han cancelado demasiadas órdenes tuyas. Podrás crear órdenes nuevas a partir del {time}. Tus órdenes en curso no se ven afectadas.",
  "order.list.pages": "Páginas de órdenes",
  "order.list.previous": "Página anterior",
  "order.list.next": "Página siguiente",
  "order.list.page": "Página {page}",
  "order.together.select": "Seleccionar la orden {id}",
  "order.together.all": "Seleccionar todas las que se pueden liberar ({count})",
  "order.together.selected":
    "{count, plural, one {# orden seleccionada} many {# de órdenes seleccionadas} other {# órdenes seleccionadas}}",
  "order.together.clear": "Quitar selección",
  "order.together.open": "Liberar juntas",
  "order.together.title": "¿Has recibido todos estos pagos?",
  "order.together.text":
    "Comprueba en tu cuenta que ha llegado cada importe, del nombre que figura al lado. Las criptomonedas liberadas no se pueden recuperar.",
  "order.together.total": "En total",
  "order.together.outcome": "Resultado de la liberación",
  "order.together.appealed":
    "{count, plural, one {Hay una apelación abierta en # de estas órdenes} many {Hay apelaciones abiertas en # de estas órdenes} other {Hay apelaciones abiertas en # de estas órdenes}}",
  "order.together.released": "Liberada",
  "order.together.notReleased": "No liberada",
  "order.together.close": "Cerrar",
  "order.filter.pending": "En curso",
  "order.filter.completed": "Completada",
  "order.filter.canceled": "Cancelada",
  "order.filter.appeal": "Apelación",
  "order.filter.failed": "Fallida",

  "order.field.orderId": "ID de orden",
  "order.field.type": "Tipo",
  "order.field.createdTime": "Fecha de creación",
  "order.field.amount": "Importe",
  "order.field.fee": "Comisión",
  "order.field.feeOfBuyer": "Comisión, a cargo del comprador",
  "order.field.feeOfSeller": "Comisión, a cargo del vendedor",
  "order.field.status": "Estado",
  "order.field.unitPrice": "Precio unitario",
  "order.field.quantity": "Cantidad",
  "order.field.paymentMethod": "Método de pago",
  "order.field.receiverName": "Nombre del beneficiario",
  "order.field.paymentAmount": "Importe del pago",
  "order.field.paymentInfo": "Datos de pago",
  "order.field.receiptConfirmationTime": "Confirmación de recepción",
  "order.field.paymentDeadline": "Fecha límite de pago",
  "order.field.externalOrderId": "ID de orden externo",
  "order.field.iWillReceive": "Recibiré",
  "order.field.crypto": "Criptomoneda",
  "order.field.fiat": "Dinero fiat",
  "order.field.counterparty": "Contraparte",
  "order.field.registeredName": "Nombre registrado",
  "order.field.formerly": "Antes {names}",
  "order.field.paid": "Pagado",
  "order.field.sold": "Vendido",
  "order.field.received": "Recibido",
  "order.field.buyerReceives": "El comprador recibe",
  "order.field.completedTime": "Fecha de finalización",
  "order.field.canceledTime": "Fecha de cancelación",

  "order.type.buy": "Compra",
  "order.type.sell": "Venta",
  "order.type.buyShort": "C",
  "order.type.sellShort": "V",

  "order.status.pendingPayment": "Pago pendiente",
  "order.status.pendingFiatReceipt": "Recepción de fiat pendiente",
  "order.status.pendingCryptoReceipt": "Recepción de criptomonedas pendiente",
  "order.status.pendingRelease": "Liberación pendiente",
  "order.status.inProcess": "En proceso / pendiente",
  "order.status.completed": "Completada",
  "order.status.canceled": "Cancelada",
  "order.status.failed": "Fallida",
  "order.status.appeal": "Apelación",

  "order.step.placeOrder": "Crea una orden",
  "order.step.pay.buyer": "Paga al vendedor",
  "order.step.pay.seller": "El comprador paga",
  "order.step.confirm.buyer": "El vendedor confirma la recepción",
  "order.step.confirm.seller": "Confirma la recepción",
  "order.step.assetTransfer": "Transferencia de activos",
  "order.step.assetTransferProcessing": "Transferencia de activos en proceso",
  "order.step.completed": "Completada",

  "order.action.paid": "He pagado",
  "order.action.release": "Pago recibido, liberar criptomonedas",
  "order.action.cancel": "Cancelar orden",
  "order.action.appeal": "Apelar",
  "order.action.notReceived": "No recibido",
  "order.action.retry": "Reintentar",
  "order.action.reorder": "Repetir orden",
  "order.action.viewDetails": "Ver detalles",
  "order.action.viewOrder": "Ver orden",
  "order.action.backToP2P": "Volver a P2P",
  "order.action.extend": "Dar más tiempo",
  "order.action.withdraw": "Retirar apelación",
  "order.action.proposeSplit": "Proponer un reparto",
  "order.action.acceptSplit": "Aceptar el reparto",
  "order.action.acceptRuling": "Aceptar la decisión",
  "order.action.secondLook": "Pedir una segunda revisión",
  "order.action.addEvidence": "Añadir pruebas",
  "order.action.viewWallet": "Ver billetera",
  "order.action.viewLimits": "Ver tus límites",
  "order.action.close": "Cerrar",
  "order.action.goBack": "Volver",
  "order.action.copy": "Copiar: {field}",
  "order.action.copied": "Copiado",
  "order.action.copyFailed": "No se ha podido copiar el texto. Selecciónalo y cópialo manualmente.",
  "order.action.enlarge": "Ver a tamaño completo",

  "order.heading.buy": "Compra de {amount}",
  "order.heading.sell": "Venta de {amount}",
  "order.page.description": "Una orden en Parley: qué hacer ahora, datos de pago y chat.",
  "order.page.failed": "No se ha podido cargar la orden.",
  "order.page.toList": "Mis órdenes",
  "order.page.tabs": "Orden y chat",
  "order.page.tabOrder": "Orden",
  "order.page.tabChat": "Chat",
  "order.page.changed": "La orden ha cambiado entretanto. Este es su estado actual.",
  "order.page.steps": "Pasos de la orden",
  "order.page.stepDone": "hecho",
  "order.page.stepOf": "Paso {step} de {all}",
  "order.page.facts": "Orden",
  "order.page.picture": "Imagen del método de pago",
  "order.page.warnings": "Ten en cuenta",
  "order.page.timeline": "Cronología",
  "order.page.ifNobodyActs": "Si nadie hace nada",

  "order.time.pay.buyer": "Tiempo restante para pagar",
  "order.time.pay.seller": "Tiempo restante del comprador para pagar",
  "order.time.confirm.buyer": "Tiempo restante del vendedor para confirmar",
  "order.time.confirm.seller": "Tiempo restante para confirmar",
  "order.time.proof.buyer": "Tiempo restante para tu prueba",
  "order.time.proof.seller": "Tiempo restante del comprador para la prueba",
  "order.time.task": "Tiempo restante para responder",
  "order.time.minutesLeft":
    "{count, plural, one {Queda # minuto} many {Quedan # de minutos} other {Quedan # minutos}}",
  "order.time.secondsLeft":
    "{count, plural, one {Queda # segundo} many {Quedan # de segundos} other {Quedan # segundos}}",
  "order.time.over": "Se ha acabado el tiempo.",
  "order.time.overConfirm": "El vendedor debería haber confirmado antes del {time}.",
  "order.time.overConfirmOwn": "Deberías haber confirmado antes del {time}.",

  "order.now.pendingPayment.buyer":
    "Transfiere {amount} a {name} con {method} y luego pulsa “He pagado”.",
  "order.now.pendingPayment.seller":
    "Espera el pago de {amount} de {name}. Tus {token} están en depósito en garantía.",
  "order.now.paid.buyer":
    "Has marcado la orden como pagada. Ahora {name} comprueba la recepción y libera tus {token}.",
  "order.now.paid.seller":
    "Comprueba que {amount} de {name} hayan llegado a tu cuenta y luego libera los {token}.",
  "order.now.releasing.buyer":
    "Tus {token} van de camino a tu billetera. No tienes que hacer nada.",
  "order.now.releasing.seller":
    "Has confirmado la recepción. Los {token} van de camino al comprador.",
  "order.now.completed.buyer": "{amount} ya están en tu billetera spot.",
  "order.now.completed.seller": "El comprador ha recibido las criptomonedas. Gracias por operar.",
  "order.now.completed.split": "La apelación terminó con un reparto de las criptomonedas.",
  "order.completed.fresh": "Podrás retirar o vender estas criptomonedas desde {time}.",
  "order.completed.freshText":
    "Las criptomonedas compradas con una cuenta de menos de 30 días, o con un pago que se puede revertir, permanecen 24 horas en la cuenta.",
  "order.now.canceled.buyer.buyer":
    "Has cancelado esta orden. Las criptomonedas han vuelto al vendedor.",
  "order.now.canceled.buyer.seller":
    "El comprador ha cancelado esta orden. Has recuperado las criptomonedas.",
  "order.now.canceled.timeout.buyer":
    "El pago no se marcó a tiempo, así que la orden se canceló y las criptomonedas volvieron al vendedor.",
  "order.now.canceled.timeout.seller":
    "El pago no se marcó a tiempo, así que la orden se canceló y has recuperado las criptomonedas.",
  "order.now.canceled.appeal.buyer":
    "La orden se canceló en una apelación. Las criptomonedas volvieron al vendedor.",
  "order.now.canceled.appeal.seller":
    "La orden se canceló en una apelación. Has recuperado las criptomonedas.",
  "order.now.failed.buyer":
    "La transferencia de las criptomonedas se ha detenido porque una de las dos cuentas está bloqueada. Las criptomonedas permanecen en depósito en garantía hasta que se vuelva a intentar.",
  "order.now.failed.seller":
    "La transferencia de las criptomonedas se ha detenido porque una de las dos cuentas está bloqueada. Las criptomonedas permanecen en depósito en garantía. Vuelve a intentarlo cuando termine el bloqueo.",
  "order.now.appeal.own": "Has apelado. La orden está a la espera de atención al cliente.",
  "order.now.appeal.other": "{name} ha apelado. La orden está a la espera de atención al cliente.",
  "order.now.appeal.system":
    "Las criptomonedas llevan mucho tiempo sin liberarse. La orden está a la espera de atención al cliente.",
  "order.now.appeal.ruled":
    "La atención al cliente ha decidido. Hasta que la decisión surta efecto, ambas partes pueden responder.",

  "order.title.pendingPayment.buyer": "Paga al vendedor",
  "order.title.pendingPayment.seller": "Esperando el pago",
  "order.title.paid.buyer": "Esperando la liberación",
  "order.title.paid.seller": "Confirma la recepción",
  "order.title.releasing": "Transferencia de activos en proceso",
  "order.title.completed": "Completada",
  "order.title.canceled": "Cancelada",
  "order.title.failed": "Fallida",
  "order.title.appeal": "Apelación",

  "order.next.canceled.buyer":
    "Si el pago no se marca antes de las {time}, la orden se cancela y las criptomonedas vuelven al vendedor.",
  "order.next.canceled.seller":
    "Si el comprador no marca el pago antes de las {time}, la orden se cancela y las criptomonedas vuelven a ti.",
  "order.next.completed.buyer": "Las criptomonedas llegan solas a tu billetera en unos instantes.",
  "order.next.completed.seller":
    "Las criptomonedas llegan al comprador de forma automática en unos instantes.",
  "order.next.appeal.buyer":
    "Si el vendedor no libera las criptomonedas antes del {time}, interviene atención al cliente. Siguen en depósito en garantía.",
  "order.next.appeal.seller":
    "Si no liberas las criptomonedas antes del {time}, interviene atención al cliente. Siguen en depósito en garantía.",
  "order.next.proof.buyer":
    "Puedes demostrar el pago hasta el {time}; después decide atención al cliente. Las criptomonedas siguen en depósito en garantía.",
  "order.next.proof.seller":
    "El comprador puede demostrar el pago hasta el {time}; después decide atención al cliente. Las criptomonedas siguen en depósito en garantía.",
  "order.next.task.own":
    "Puedes responder a atención al cliente hasta el {time}; después decidirá sin tu respuesta. Las criptomonedas siguen en depósito en garantía.",
  "order.next.task.other":
    "La otra parte puede responder a atención al cliente hasta el {time}; después decidirá sin esa respuesta. Las criptomonedas siguen en depósito en garantía.",
  "order.next.ruling.release.buyer":
    "La decisión entra en vigor el {time}: las criptomonedas son para ti.",
  "order.next.ruling.release.seller":
    "La decisión entra en vigor el {time}: las criptomonedas son para el comprador.",
  "order.next.ruling.refund.buyer":
    "La decisión entra en vigor el {time}: las criptomonedas vuelven al vendedor.",
  "order.next.ruling.refund.seller":
    "La decisión entra en vigor el {time}: las criptomonedas vuelven a ti.",
  "order.next.ruling.split": "La decisión entra en vigor el {time}: las criptomonedas se reparten.",
  "order.next.staff":
    "Las criptomonedas siguen en depósito en garantía hasta que ambas partes lleguen a un acuerdo o decida atención al cliente. No corre ningún plazo.",
  "order.next.mediation":
    "Atención al cliente revisa el caso y escribe a ambas partes. Ya no hay criptomonedas en depósito en garantía.",

  "order.cancel.title": "¿Confirmas la cancelación de la orden?",
  "order.cancel.warning": "No canceles la orden si ya has transferido el dinero.",
  "order.cancel.text":
    "Las criptomonedas vuelven al vendedor. Una orden cancelada no se puede volver a abrir.",
  "order.cancel.limit":
    "Tras {count} órdenes canceladas en 24 horas no podrás crear órdenes nuevas durante un tiempo.",
  "order.cancel.unpaid": "Ya no pagas",
  "order.cancel.confirm": "Cancelar orden",
  "order.cancel.keep": "Mantener orden",
  "order.cancel.done": "La orden está cancelada.",

  "order.paid.title": "¿Has pagado?",
  "order.paid.text":
    "Confirma solo cuando {amount} hayan salido de tu cuenta con el método de pago indicado.",
  "order.paid.warning": "Los clics malintencionados conllevan la congelación de la cuenta",
  "order.paid.to": "Pagado a",
  "order.paid.done": "Hemos avisado al vendedor de que has pagado.",
  "order.payer.title": "Pagador declarado",
  "order.payer.name": "Nombre del titular de la cuenta que paga",
  "order.payer.accountEnd": "Últimos 4 caracteres de la cuenta",
  "order.payer.hint": "El vendedor ve ambos datos. Quedan con la orden como prueba.",
  "order.payer.endInvalid": "Ingresa los últimos 4 caracteres de la cuenta.",
  "order.payer.differs.buyer":
    "Este no es tu nombre registrado. El vendedor lo verá y puede rechazar el pago.",
  "order.payer.differs.seller":
    "Este no es el nombre registrado del comprador, {name}. Comprueba bien antes de liberar.",
  "order.payer.none": "No declarado. El comprador no indicó de qué cuenta vino el pago.",
  "order.notReceived.title": "¿No recibiste nada?",
  "order.notReceived.text":
    "Se pide al comprador que demuestre el pago en {minutes} minutos. Las criptomonedas siguen en depósito en garantía y decide atención al cliente. Puedes indicarlo una vez por orden.",
  "order.notReceived.from": "Si no ha llegado nada antes del {time}, podrás indicarlo aquí.",
  "order.notReceived.done": "Se ha pedido al comprador una prueba.",
  "order.proof.title": "Prueba del pago",
  "order.proof.asked.buyer":
    "El vendedor indica que no ha llegado nada. Agrega un comprobante o un extracto de tu banco; si no, atención al cliente decidirá sin él.",
  "order.proof.asked.seller":
    "Has indicado que no ha llegado nada. Se ha pedido al comprador una prueba.",
  "order.proof.given.buyer": "Has respondido. Atención al cliente revisa tu prueba.",
  "order.proof.given.seller":
    "El comprador ha respondido. Mira las pruebas y revisa tu cuenta otra vez.",
  "order.proof.over.buyer":
    "El plazo para la prueba ha terminado. Aún puedes agregarla: atención al cliente todavía no ha decidido.",
  "order.proof.over.seller":
    "El comprador no ha respondido a tiempo. Decide atención al cliente; las criptomonedas siguen en depósito en garantía.",
  "order.task.title": "Atención al cliente te pide algo",
  "order.task.until": "Responde antes del",
  "order.task.kind.paymentProof":
    "Un comprobante del pago de tu banco o billetera, con fecha, importe, pagador y beneficiario",
  "order.task.kind.accountStatement": "Un extracto de tu cuenta desde la creación de la orden",
  "order.task.kind.accountVideo":
    "Un vídeo en el que abras tu cuenta y muestres los movimientos desde la creación de la orden",
  "order.task.kind.question": "La respuesta a una pregunta",
  "order.task.answer": "Responde con pruebas o una declaración.",
  "order.task.open":
    "Si no respondes a tiempo, atención al cliente decidirá sin ello; hasta entonces las criptomonedas siguen en depósito en garantía.",
  "order.task.fileNeeded": "No basta con texto: agrega al menos un archivo.",
  "order.task.answered": "Has respondido. Atención al cliente lo está revisando.",
  "order.task.missed":
    "El plazo ha terminado. Aún puedes responder: atención al cliente todavía no ha decidido.",

  "order.notDone.place": "La orden no se ha creado",
  "order.notDone.pay": "No está marcada como pagada",
  "order.notDone.cancel": "La orden no está cancelada",
  "order.notDone.extend": "El plazo de pago no se ha ampliado",
  "order.notDone.release": "Las criptomonedas no se han liberado",
  "order.notDone.retry": "La transferencia no se ha reintentado",
  "order.notDone.appeal": "Tu apelación no se ha abierto",
  "order.notDone.withdrawAppeal": "La apelación no se ha retirado",
  "order.notDone.proposeSplit": "Tu propuesta no se ha enviado",
  "order.notDone.acceptSplit": "El reparto no se ha aceptado",
  "order.notDone.notReceived": "El aviso no se ha enviado",
  "order.notDone.acceptRuling": "La decisión no se ha aceptado",
  "order.notDone.secondLook": "La segunda revisión no se ha pedido",
  "order.notDone.evidence": "Tu prueba no se ha añadido",

  "order.release.title": "¿Has recibido el pago?",
  "order.release.text":
    "Comprueba que {amount} de {name} hayan llegado a tu cuenta. Los {token} liberados no se pueden recuperar.",
  "order.release.checkAccount":
    "Mira en la propia cuenta. Un mensaje o una captura de pantalla no demuestran el pago.",
  "order.release.appealed": "Hay una apelación abierta en esta orden",
  "order.release.endsAppeal":
    "La liberación pone fin a la apelación: el comprador recibe las criptomonedas y atención al cliente ya no decide. Libera solo si el pago completo está en tu cuenta.",
  "order.release.fromName": "Nombre del pagador",
  "order.release.leaves": "Sale de tu depósito en garantía",
  "order.release.done": "La recepción está confirmada. Las criptomonedas van de camino.",
  "order.retry.title": "¿Reintentar la transferencia?",
  "order.retry.text":
    "Si el bloqueo ha terminado, {amount} pasan de inmediato al comprador. Los {token} liberados no se pueden recuperar.",
  "order.retry.endsAppeal": "Con ello termina también la apelación.",
  "order.retry.done": "Se está reintentando la transferencia.",

  "order.extend.title": "Dar más tiempo al comprador",
  "order.extend.text":
    "El comprador podrá pagar hasta las {time}. Una orden solo se amplía una vez y no se puede deshacer.",
  "order.extend.minutes": "Minutos adicionales (de 1 a {most})",
  "order.extend.invalid": "Introduce un número entero de 1 a {most}.",
  "order.extend.confirm": "Ampliar",
  "order.extend.done": "El comprador tiene ahora más tiempo.",

  "order.pay.ownAccount":
    "Paga solo desde una cuenta a nombre de tu identidad registrada. El nombre del pagador debe coincidir con tu nombre registrado.",
  "order.pay.ownName": "Tu nombre registrado: {name}",
  "order.pay.noRemarks":
    "No escribas nada sobre las criptomonedas ni sobre la plataforma en el concepto de la transferencia.",
  "order.pay.doNotCancel": "No canceles la orden después de haber transferido el dinero.",
  "order.pay.noPrivateTrading":
    "No operes de forma privada con anunciantes. Las criptomonedas negociadas fuera de la plataforma no están protegidas por el depósito en garantía.",
  "order.receive.nameMustMatch":
    "El pago debe proceder de una cuenta de {name}. No liberes criptomonedas a cambio de dinero de otra persona.",

  "order.appeal.usualTime":
    "Tiempo desde la apelación hasta la decisión (mediana de los últimos {days} días): {time}",
  "order.appeal.title": "Apelación",
  "order.appeal.buyerText": "¿Has pagado y no has recibido las criptomonedas?",
  "order.appeal.sellerText":
    "¿El comprador marcó la orden como pagada y no has recibido ningún pago?",
  "order.appeal.timeoutText":
    "¿Has pagado, pero la orden se canceló antes de que la marcaras? Puedes apelar hasta el {time}. Las criptomonedas ya no están en depósito en garantía, pero atención al cliente puede mediar.",
  "order.appeal.overdue":
    "El vendedor no ha confirmado a tiempo. Puedes esperar o apelar a atención al cliente.",
  "order.appeal.consequence":
    "Atención al cliente lee el chat y las pruebas de ambas partes y decide. Hasta entonces, las criptomonedas siguen en depósito en garantía y no corre ningún plazo.",
  "order.appeal.reason": "Motivo",
  "order.appeal.reason.cryptoNotReceived": "He pagado y no he recibido las criptomonedas",
  "order.appeal.reason.paymentNotReceived": "No he recibido el pago",
  "order.appeal.reason.wrongAmount": "El importe pagado no es correcto",
  "order.appeal.reason.otherPayer": "El pago procede de la cuenta de otra persona",
  "order.appeal.reason.paidAfterTimeout": "Pagué, pero la orden se canceló al acabarse el plazo",
  "order.appeal.reason.other": "Otro motivo",
  "order.appeal.given.cryptoNotReceived": "Pagado, criptomonedas no recibidas",
  "order.appeal.given.paymentNotReceived": "Pago no recibido",
  "order.appeal.given.paidAfterTimeout": "Pagado, pero cancelado al acabarse el plazo",
  "order.appeal.statement": "¿Qué ha pasado?",
  "order.appeal.statementHint":
    "¿Cuándo y cuánto se pagó, de qué cuenta a qué cuenta, y qué dice tu banco?",
  "order.appeal.blank": "Este campo no puede quedar vacío.",
  "order.appeal.evidence": "Pruebas",
  "order.appeal.evidenceHint":
    "Hasta 5 archivos de menos de 10 MB cada uno: PNG, JPG, JPEG, WEBP, PDF o MP4. Tu contraparte y atención al cliente pueden verlos.",
  "order.appeal.addFile": "Elegir archivo",
  "order.appeal.dropFile": "o suéltalo aquí",
  "order.appeal.removeFile": "Quitar archivo",
  "order.appeal.uploading": "Progreso de la subida",
  "order.appeal.fileTooLarge": "Elige un archivo de menos de 10 MB.",
  "order.appeal.stillUploading": "Espera a que se suban todos los archivos.",
  "order.appeal.submit": "Enviar apelación",
  "order.appeal.done": "Se ha abierto tu apelación.",
  "order.appeal.openedBy.own": "Abierta por ti",
  "order.appeal.openedBy.other": "Abierta por {name}",
  "order.appeal.openedBy.system": "Abierta por la plataforma",
  "order.appeal.openedAt": "Fecha de apertura",
  "order.appeal.inHand": "Atención al cliente está trabajando en ello.",
  "order.appeal.queued": "Atención al cliente se ocupará pronto.",
  "order.appeal.inHandBy": "{name}, de atención al cliente, se ocupa de ello.",
  "order.appeal.firstAnswerBy": "Primera respuesta prevista antes del",
  "order.appeal.decisionBy": "Decisión prevista antes del",
  "order.appeal.next.title": "Qué pasa ahora",
  "order.appeal.next.answer": "Un miembro de atención al cliente se hace cargo de la apelación.",
  "order.appeal.next.read":
    "Lee el chat y las pruebas de ambas partes. Si necesita algo más de ti, recibirás una notificación.",
  "order.appeal.next.decide": "Decide, y ambas partes leen la decisión con sus motivos.",
  "order.appeal.next.effect":
    "La decisión entra en vigor {time} después, salvo que una parte pida una segunda revisión. Hasta entonces, las criptomonedas siguen en depósito en garantía.",
  "order.appeal.next.late": "Está tardando más de lo previsto. No tienes que hacer nada.",
  "order.appeal.needTitle": "Qué necesita atención al cliente",
  "order.appeal.need.buyer.proof":
    "Un comprobante del pago de tu banco o billetera, con fecha, importe, pagador y beneficiario",
  "order.appeal.need.buyer.account":
    "Un extracto o un vídeo de la cuenta en el que se vea salir el pago",
  "order.appeal.need.seller.account":
    "Un extracto o un vídeo de tu cuenta desde la creación de la orden en el que se vea lo que ha llegado",
  "order.appeal.need.seller.payer":
    "Si llegó dinero de otra persona: el importe y el nombre del pagador",
  "order.appeal.need.both": "Respuestas en el chat: atención al cliente también lo lee",
  "order.appeal.statements": "Declaraciones y pruebas",
  "order.appeal.noStatements": "Todavía no hay declaraciones.",
  "order.appeal.by.own": "Tú",
  "order.appeal.file": "Abrir {name}",
  "order.appeal.addTitle": "Añadir pruebas",
  "order.appeal.addSubmit": "Enviar",
  "order.appeal.added": "Se han añadido tus pruebas.",
  "order.appeal.failed": "No se ha podido cargar la apelación.",
  "order.appeal.resolved": "Una apelación de esta orden está cerrada.",
  "order.appeal.withdrawn": "Se ha retirado la apelación de esta orden.",
  "order.appeal.withdrawTitle": "¿Retirar la apelación?",
  "order.appeal.withdrawText":
    "Atención al cliente deja de trabajar en ella y la orden sigue como antes. Puedes volver a apelar más adelante.",
  "order.appeal.withdrawDone": "La apelación está retirada.",

  "order.split.title": "Repartir las criptomonedas",
  "order.split.text":
    "Si ambas partes están de acuerdo, las criptomonedas se reparten al momento y la apelación termina. Nadie tiene que esperar a atención al cliente.",
  "order.split.range": "De 0 a {most} {token}",
  "order.split.outside": "Introduce una cantidad de 0 a {most} {token}.",
  "order.split.toBuyer.buyer": "Recibes",
  "order.split.toBuyer.seller": "El comprador recibe",
  "order.split.toSeller.buyer": "El vendedor recupera",
  "order.split.toSeller.seller": "Recuperas",
  "order.split.propose": "Enviar propuesta",
  "order.split.proposed": "Se ha enviado tu propuesta.",
  "order.split.own": "Has propuesto este reparto. {name} todavía no ha respondido.",
  "order.split.other": "{name} propone este reparto.",
  "order.split.replace": "Cambiar la propuesta",
  "order.split.counter": "Rechazar y proponer otro",
  "order.split.acceptTitle": "¿Aceptar este reparto?",
  "order.split.acceptText": "Las criptomonedas se reparten al momento. No se puede deshacer.",
  "order.split.accepted": "Las criptomonedas se han repartido según lo acordado.",
  "order.ruling.title": "Decisión de atención al cliente",
  "order.ruling.release.buyer": "{amount} son para ti.",
  "order.ruling.release.seller": "{amount} son para el comprador.",
  "order.ruling.refund.buyer": "Las criptomonedas vuelven al vendedor.",
  "order.ruling.refund.seller": "Las criptomonedas vuelven a ti.",
  "order.ruling.split.buyer": "{amount} son para ti; el resto vuelve al vendedor.",
  "order.ruling.split.seller": "{amount} son para el comprador; el resto vuelve a ti.",
  "order.ruling.effect": "Entra en vigor",
  "order.ruling.clause": "Cláusula del acuerdo",
  "order.ruling.words": "Atención al cliente te escribe",
  "order.ruling.appliedAt": "En vigor desde",
  "order.ruling.text":
    "Hasta entonces las criptomonedas siguen en depósito en garantía y cada parte puede pedir una vez que decida otro miembro del personal.",
  "order.ruling.final": "Esta fue la segunda revisión. No hay otra.",
  "order.ruling.accepted.own": "Has aceptado la decisión.",
  "order.ruling.accepted.other": "{name} ha aceptado la decisión.",
  "order.ruling.acceptTitle": "¿Aceptar la decisión?",
  "order.ruling.acceptText.release":
    "{amount} pasan de inmediato al comprador. No se puede deshacer.",
  "order.ruling.acceptText.refund":
    "Las criptomonedas vuelven de inmediato al vendedor. No se puede deshacer.",
  "order.ruling.acceptText.split":
    "Las criptomonedas se reparten en cuanto ambas partes acepten. No se puede deshacer.",
  "order.ruling.lookTitle": "¿Pedir una segunda revisión?",
  "order.ruling.lookText":
    "Otro miembro del personal decide de nuevo. Se puede pedir una vez por orden, por ti o por la otra parte.",
  "order.ruling.lookDone": "Otro miembro del personal revisará la orden.",
  "order.ruling.lookOwn": "Has pedido una segunda revisión. Decidirá otro miembro del personal.",
  "order.ruling.lookOther":
    "{name} ha pedido una segunda revisión. Decidirá otro miembro del personal.",
  "order.ruling.reason.paymentProved": "El pago está demostrado",
  "order.ruling.reason.paymentNotProved": "El pago no está demostrado",
  "order.ruling.reason.agreement": "Ambas partes están de acuerdo",
  "order.ruling.reason.fraud": "Fraude",
  "order.ruling.reason.noAnswer": "El comprador no ha respondido",

  "order.history.create": "Orden creada, criptomonedas en garantía",
  "order.history.pay": "Marcada como pagada",
  "order.history.cancel": "Cancelada",
  "order.history.timeOut": "Cancelada por haberse acabado el plazo de pago",
  "order.history.extend": "Más tiempo para pagar",
  "order.history.release": "Recepción confirmada",
  "order.history.settle": "Criptomonedas transferidas",
  "order.history.refuseSettlement": "Transferencia detenida por un bloqueo",
  "order.history.retry": "Nuevo intento de transferencia",
  "order.history.appeal": "Apelación abierta",
  "order.history.notReceived": "Pago no recibido, prueba solicitada",
  "order.history.escalate": "Pasada a atención al cliente",
  "order.history.withdrawAppeal": "Apelación retirada",
  "order.history.proposeSplit": "Reparto propuesto",
  "order.history.acceptSplit": "Reparto aceptado",
  "order.history.ruleRelease": "Atención al cliente: criptomonedas para el comprador",
  "order.history.ruleRefund": "Atención al cliente: criptomonedas devueltas al vendedor",
  "order.history.ruleSplit": "Atención al cliente: criptomonedas repartidas",
  "order.history.acceptRuling": "Decisión aceptada",
  "order.history.secondLook": "Segunda revisión solicitada",
  "order.history.applyRuling": "Decisión en vigor",
  "order.history.closeAppeal": "Atención al cliente: apelación cerrada",
  "order.history.setTask.buyer": "Solicitud al comprador",
  "order.history.setTask.seller": "Solicitud al vendedor",
  "order.history.missTask.buyer": "Solicitud sin respuesta del comprador",
  "order.history.missTask.seller": "Solicitud sin respuesta del vendedor",
  "order.history.withdrawTask.buyer": "Solicitud al comprador retirada",
  "order.history.withdrawTask.seller": "Solicitud al vendedor retirada",
  "order.history.by.you": "Tú",
  "order.history.by.buyer": "Comprador",
  "order.history.by.seller": "Vendedor",
  "order.history.by.staff": "Atención al cliente",
  "order.history.by.clock": "Sistema",
  "order.history.by.system": "Sistema",

  "order.form.buy": "Comprar {token}",
  "order.form.sell": "Vender {token}",
  "order.form.blank": "Este campo no puede quedar vacío.",
  "order.form.account": "Cuenta que recibe el pago",
  "order.form.noAccount":
    "No tienes guardada ninguna cuenta de los métodos de pago de este anuncio. El comprador necesita una para pagarte.",
  "order.form.addAccount": "Añadir un método de pago",
  "order.form.escrowBuy":
    "La plataforma retiene las criptomonedas hasta que hayas pagado y el vendedor lo haya confirmado.",
  "order.form.escrowSell":
    "La plataforma retiene tus criptomonedas hasta que confirmes que has cobrado.",
  "order.form.changedTitle": "El anuncio ha cambiado. Revísalo antes de crear la orden.",
  "order.form.changedPrice": "Precio unitario: {before} → {after}",
  "order.form.changedPay": "Pagaré: {before} → {after}",
  "order.form.changedSell": "Venderé: {before} → {after}",
  "order.form.changedQuantity": "Cantidad: {before} → {after}",
  "order.form.changedBuyer": "El comprador recibe: {before} → {after}",
  "order.form.changedReceive": "Recibiré: {before} → {after}",
  "order.form.barredUntil": "Podrás crear órdenes nuevas a partir del {time}.",
  "order.form.limitOrders": "Tus órdenes abiertas: {open} de {most}",
  "order.form.limitWorth": "Tus compras abiertas: {open} de {most}",
  "order.form.limitsLink": "Tus límites y qué los aumenta",
  "order.form.limitNext":
    "Tras {trades, plural, one {# operación completada} many {# de operaciones completadas} other {# operaciones completadas}} con {people, plural, one {# persona} many {# de personas distintas} other {# personas distintas}}: hasta {orders, plural, one {# orden abierta} many {# de órdenes abiertas} other {# órdenes abiertas}} y compras abiertas por {worth}.",
  "order.form.limitNextSell":
    "Tras {trades, plural, one {# operación completada} many {# de operaciones completadas} other {# operaciones completadas}} con {people, plural, one {# persona} many {# de personas distintas} other {# personas distintas}}: hasta {orders, plural, one {# orden abierta} many {# de órdenes abiertas} other {# órdenes abiertas}}.",
  "order.form.seeOrders": "Ver mis órdenes",
});
