import type en from "../en/chat.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "chat.title": "Chat con {name}",
  "chat.safety":
    "No salgas de este chat. Nunca operes fuera de la plataforma ni le des a nadie un código o una contraseña.",
  "chat.warning.link":
    "Este mensaje contiene un enlace. Quédate en este chat y nunca escribas tu contraseña ni códigos en otro sitio.",
  "chat.warning.contact":
    "Este mensaje contiene un teléfono u otro contacto. Quédate en este chat: atención al cliente no puede comprobar lo que se acuerde fuera.",
  "chat.warning.account":
    "Este mensaje contiene un número de cuenta o una dirección. Paga solo a la cuenta que muestra la orden.",
  "chat.warning.accountSeller":
    "Este mensaje contiene un número de cuenta o una dirección. Nunca envíes criptomonedas allí: solo se liberan en esta orden.",
  "chat.messages": "Mensajes",
  "chat.loading": "Cargando mensajes",
  "chat.loadFailed": "No se han podido cargar los mensajes.",
  "chat.loadOlder": "Cargar mensajes anteriores",
  "chat.newMessages":
    "{count, plural, one {# mensaje nuevo} many {# de mensajes nuevos} other {# mensajes nuevos}}",
  "chat.toEnd": "Ir al último mensaje",
  "chat.input": "Escribe un mensaje",
  "chat.inputHint": "Intro envía el mensaje; Mayús + Intro empieza una línea nueva.",
  "chat.send": "Enviar",
  "chat.sendFailed": "No se pudo enviar el mensaje.",
  "chat.resend": "Reenviar",
  "chat.discard": "Descartar",
  "chat.cancel": "Cancelar",
  "chat.close": "Cerrar",
  "chat.closed": "Este chat está cerrado.",
  "chat.attach": "Adjuntar un archivo",
  "chat.drop": "Suelta aquí los archivos para enviarlos.",
  "chat.fileTooLarge": "Elige un archivo de menos de 10 MB.",
  "chat.typeRefused": "No se pudo subir el archivo. Solo se admiten imágenes y archivos PDF y MP4.",
  "chat.uploadFailed": "No se pudo subir el archivo.",
  "chat.uploading": "Subiendo {name}",
  "chat.cancelUpload": "Cancelar la subida de {name}",
  "chat.picture": "Imagen {name}",
  "chat.openPicture": "Abrir la imagen {name}",
  "chat.download": "Descargar",
  "chat.from.you": "Tú",
  "chat.from.staff": "Atención al cliente",
  "chat.onlyYou": "Solo tú y atención al cliente pueden leer esto",
  "chat.announce": "{name}: {text}",
  "chat.state.sending": "Enviando",
  "chat.state.waiting": "Esperando conexión",
  "chat.state.sent": "Enviado",
  "chat.state.read": "Leído",
  "chat.day.today": "Hoy",
  "chat.day.yesterday": "Ayer",

  "chat.link.title": "Este enlace lleva fuera de la plataforma",
  "chat.link.text":
    "{host} no nos pertenece. No introduzcas contraseñas ni códigos allí, y no pagues ni operes allí.",
  "chat.link.stay": "Quedarme aquí",
  "chat.link.open": "Abrir el enlace",

  "chat.phrases.title": "Frases rápidas",
  "chat.phrases.hint": "La otra parte las lee en su propio idioma.",
  "chat.phrases.reference": "Referencia del pago",
  "chat.phrases.amount": "Importe recibido",
  "chat.phrases.time": "Fecha y hora",
  "chat.phrases.blank": "Este campo no puede quedar vacío.",

  "chat.phrase.hello": "¡Hola! Ya estoy aquí, podemos empezar.",
  "chat.phrase.payingNow": "Estoy pagando ahora mismo.",
  "chat.phrase.paymentSent": "He enviado el pago.",
  "chat.phrase.paymentReference": "He enviado el pago, referencia {text}.",
  "chat.phrase.bankDelay": "Mi banco retrasa el pago hasta el {time}.",
  "chat.phrase.moreTime": "Por favor, dame más tiempo para pagar.",
  "chat.phrase.detailsRight":
    "Por favor, confirma que los datos de pago de la orden son correctos.",
  "chat.phrase.pleaseRelease": "Por favor, revisa tu cuenta y libera las criptomonedas.",
  "chat.phrase.readyForPayment":
    "Todo listo por mi parte. Por favor, paga a la cuenta que aparece en la orden.",
  "chat.phrase.noRemarks":
    "Por favor, no escribas nada sobre criptomonedas ni sobre la plataforma en el concepto de la transferencia.",
  "chat.phrase.paymentReceived": "He recibido el pago.",
  "chat.phrase.paymentMissing": "El pago todavía no ha llegado.",
  "chat.phrase.sendReceipt": "Por favor, envía el comprobante del pago.",
  "chat.phrase.nameMismatch": "El nombre del pagador no coincide con tu nombre registrado.",
  "chat.phrase.wrongAmount": "El importe recibido no es correcto: {text}.",
  "chat.phrase.releaseBy":
    "Comprobaré el pago y liberaré las criptomonedas a más tardar el {time}.",
  "chat.phrase.pleaseWait": "Espera un momento, por favor.",
  "chat.phrase.thanks": "Gracias por la operación.",
  "chat.phrase.staffHello":
    "Hola, atención al cliente se ocupa de este caso y lee lo que ambas partes han dicho y mostrado.",
  "chat.phrase.staffSendProof":
    "Agrega a la orden un comprobante del pago con fecha, importe, pagador y beneficiario.",
  "chat.phrase.staffCheckAccount":
    "Revisa otra vez si este pago está en tu cuenta y escribe lo que ves.",
  "chat.phrase.staffAskBank": "Pregunta a tu banco por este pago y escribe lo que te diga.",
  "chat.phrase.staffAnswerBy": "Responde antes del {time}.",
  "chat.phrase.staffPayNothing": "No envíes ningún otro pago hasta que se decida este caso.",
  "chat.phrase.staffReleaseLater":
    "Libera las criptomonedas solo cuando hayas visto el pago en tu cuenta.",
  "chat.phrase.staffSettle":
    "Aún es posible un acuerdo: con la liberación de las criptomonedas o con un reparto que ambas partes acepten.",
  "chat.phrase.staffMoreTime": "Necesitamos más tiempo y volveremos a escribir antes del {time}.",
  "chat.phrase.staffDeciding": "Gracias, tenemos lo que necesitamos y decidiremos pronto.",

  "chat.event.create":
    "Se ha creado la orden. {amount} {token} están en depósito en garantía. El pago debe hacerse antes del {time}.",
  "chat.event.pay": "El comprador ha marcado la orden como pagada.",
  "chat.event.cancel": "El comprador ha cancelado la orden.",
  "chat.event.timeOut": "La orden se ha cancelado porque no se pagó a tiempo.",
  "chat.event.extend": "El vendedor ha ampliado el plazo de pago hasta el {time}.",
  "chat.event.release": "El vendedor ha confirmado la recepción del pago.",
  "chat.event.settle": "Se han transferido {amount} {token} al comprador.",
  "chat.event.refuseSettlement":
    "La transferencia se ha detenido porque una de las cuentas está bloqueada.",
  "chat.event.retry": "Se está reintentando la transferencia.",
  "chat.event.appeal.buyer": "El comprador ha abierto una apelación.",
  "chat.event.appeal.seller": "El vendedor ha abierto una apelación.",
  "chat.event.notReceived":
    "El vendedor no ha recibido el pago. Se pide al comprador una prueba antes del {time}.",
  "chat.event.escalate": "La orden ha pasado a atención al cliente.",
  "chat.event.withdrawAppeal.buyer": "El comprador ha retirado la apelación.",
  "chat.event.withdrawAppeal.seller": "El vendedor ha retirado la apelación.",
  "chat.event.proposeSplit.buyer":
    "El comprador propone un reparto: {amount} {token} para el comprador.",
  "chat.event.proposeSplit.seller":
    "El vendedor propone un reparto: {amount} {token} para el comprador.",
  "chat.event.acceptSplit": "Se ha aceptado el reparto: {amount} {token} para el comprador.",
  "chat.event.ruleRelease":
    "Atención al cliente ha decidido: {amount} {token} son para el comprador.",
  "chat.event.ruleRefund":
    "Atención al cliente ha decidido: las criptomonedas vuelven al vendedor.",
  "chat.event.ruleSplit":
    "Atención al cliente ha decidido: {amount} {token} son para el comprador.",
  "chat.event.ruledRelease":
    "Atención al cliente ha decidido: {amount} {token} son para el comprador. La decisión entra en vigor el {time}.",
  "chat.event.ruledRefund":
    "Atención al cliente ha decidido: las criptomonedas vuelven al vendedor. La decisión entra en vigor el {time}.",
  "chat.event.ruledSplit":
    "Atención al cliente ha decidido: {amount} {token} son para el comprador y el resto vuelve al vendedor. La decisión entra en vigor el {time}.",
  "chat.event.acceptRuling.buyer": "El comprador ha aceptado la decisión.",
  "chat.event.acceptRuling.seller": "El vendedor ha aceptado la decisión.",
  "chat.event.secondLook.buyer":
    "El comprador ha pedido una segunda revisión por otro miembro del personal.",
  "chat.event.secondLook.seller":
    "El vendedor ha pedido una segunda revisión por otro miembro del personal.",
  "chat.event.closeAppeal": "Atención al cliente ha cerrado la apelación.",
  "chat.event.setTask.buyer":
    "Atención al cliente ha pedido pruebas al comprador antes del {time}.",
  "chat.event.setTask.seller":
    "Atención al cliente ha pedido pruebas al vendedor antes del {time}.",
  "chat.event.missTask.buyer": "El comprador no ha respondido a tiempo a atención al cliente.",
  "chat.event.missTask.seller": "El vendedor no ha respondido a tiempo a atención al cliente.",
  "chat.event.withdrawTask.buyer": "Atención al cliente ya no necesita la respuesta del comprador.",
  "chat.event.withdrawTask.seller": "Atención al cliente ya no necesita la respuesta del vendedor.",
});
