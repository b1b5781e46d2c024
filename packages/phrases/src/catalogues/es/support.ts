import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "Contactar con atención al cliente",
  "support.text": "Cuéntanos qué ha pasado. Atención al cliente lee todos los mensajes.",
  "support.never":
    "No envíes nunca una contraseña ni un código de seguridad. Atención al cliente nunca los pide.",
  "support.new": "Nuevo mensaje",
  "support.logIn":
    "¿Tienes una cuenta? <link>Inicia sesión</link> para escribir desde tu cuenta y leer aquí la respuesta.",
  "support.logInForCase": "<link>Inicia sesión</link> para leer tu consulta.",

  "support.subject": "¿De qué se trata?",
  "support.subject.choose": "Elige un tema",
  "support.subject.account": "Cuenta y ajustes",
  "support.subject.login": "Inicio de sesión y verificación de seguridad",
  "support.subject.verification": "Verificación de identidad",
  "support.subject.order": "Orden",
  "support.subject.appeal": "Apelación",
  "support.subject.deposit": "Depósito",
  "support.subject.withdrawal": "Retiro",
  "support.subject.hold": "Cuenta congelada, retención o bloqueo",
  "support.subject.other": "Otra cosa",

  "support.order": "Orden",
  "support.order.none": "Ninguna orden en concreto",

  "support.message": "Tu mensaje",
  "support.message.hint":
    "De 10 a 2.000 caracteres. Las horas, los importes y las direcciones nos ayudan a buscar.",
  "support.message.short": "Escribe al menos 10 caracteres.",

  "support.email": "Tu correo electrónico",
  "support.email.hint": "La respuesta llega a esta dirección. No la usamos para nada más.",
  "support.email.invalid": "Introduce un correo electrónico válido.",

  "support.send": "Enviar",
  "support.checking": "Comprobando tu navegador…",

  "support.notDone.send": "Tu mensaje no se ha enviado",
  "support.notDone.reply": "Tu respuesta no se ha enviado",
  "support.notDone.close": "La consulta no se ha cerrado",

  "support.sent.title": "Atención al cliente tiene tu mensaje",
  "support.sent.number": "Tu número de consulta es {number}.",
  "support.sent.account": "Leerás la respuesta en esta página. Te avisaremos cuando llegue.",
  "support.sent.email": "La respuesta llegará a {email}.",
  "support.sent.view": "Ver consulta",
  "support.sent.another": "Escribir otro mensaje",

  "support.cases": "Tus consultas",
  "support.cases.none": "Todavía no has escrito a atención al cliente.",
  "support.cases.older": "Consultas anteriores",
  "support.cases.newer": "Consultas más recientes",

  "support.case": "Consulta {number}",
  "support.case.unknown": "Esta consulta no existe en esta cuenta.",

  "support.state.open": "Esperando a atención al cliente",
  "support.state.claimed": "En curso",
  "support.state.answered": "Respondida",
  "support.state.closed": "Cerrada",

  "support.from.you": "Tú",
  "support.from.staff": "Atención al cliente",

  "support.reply": "Tu respuesta",
  "support.reply.send": "Enviar respuesta",
  "support.field.blank": "Este campo no puede quedar vacío.",

  "support.close": "Cerrar consulta",
  "support.close.title": "¿Cerrar esta consulta?",
  "support.close.text":
    "Ya no se podrá escribir en ella. Puedes abrir una nueva en cualquier momento.",
  "support.close.keep": "Dejarla abierta",
  "support.closed": "Esta consulta está cerrada.",
});
