import type en from "../en/start.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "start.title": "Prepárate para operar",
  "start.text":
    "Cada paso se hace una sola vez. Los pasos terminados se guardan: puedes parar cuando quieras y seguir en otro dispositivo.",
  "start.left":
    "{minutes, plural, one {Queda # minuto aprox.} many {Quedan # minutos aprox.} other {Quedan # minutos aprox.}}",
  "start.minutes":
    "{minutes, plural, one {# minuto aprox.} many {# minutos aprox.} other {# minutos aprox.}}",
  "start.now": "Hacerlo ahora",

  "start.phone.why": "Para recibir códigos por SMS cuando confirmas algo importante.",
  "start.email.why": "Para los códigos y las novedades de tus órdenes.",
  "start.kyc.why":
    "Para que ambas partes de una operación sepan quién paga. Ten a mano tu pasaporte, documento de identidad o licencia de conducir.",
  "start.agreement.why": "Las reglas que valen para ambas partes de una operación.",
  "start.agreement.accept": "Lo he leído y lo acepto",
  "start.twoFactor.why":
    "Con un código de una app en tu teléfono, solo tú puedes liberar criptomonedas y retirar.",
  "start.twoFactor.app":
    "Necesitas una app de autenticación en tu teléfono, como Google Authenticator: instálala primero. El botón muestra su clave y envía códigos a tus contactos vinculados.",

  "start.order.title": "Tu selección está guardada",
  "start.order.text":
    "Cuando todo esté listo, vuelves al anuncio con el mismo importe y método de pago. Todavía no hay ninguna orden: hasta que la hagas, el precio puede cambiar.",
  "start.order.view": "Ver el anuncio",

  "start.meanwhile": "Lo que puedes hacer mientras tanto",
  "start.meanwhile.market": "Ver anuncios y precios",
  "start.meanwhile.help": "Leer cómo se protegen las operaciones",
  "start.meanwhile.reach": "Elegir cómo te avisamos",
  "start.meanwhile.phishing": "Elegir un código antiphishing para nuestros correos",

  "start.done.title": "Ya puedes operar",
  "start.done.text": "Todo lo que necesita una operación está configurado.",
  "start.done.order": "Continuar con tu orden",
  "start.done.market": "Ver anuncios",
  "start.done.back": "Volver a donde estabas",
  "start.done.toOrder": "Todo está listo. Revisa tu orden y créala.",
});
