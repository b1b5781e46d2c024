import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "Comprueba que la dirección de arriba empiece por {origin}",
  "auth.checking": "Comprobando que no eres un robot…",
  "auth.noScript": "Este formulario necesita JavaScript. Actívalo en tu navegador.",
  "auth.wait": "Podrás intentarlo de nuevo en {time}.",
  "auth.secondsLeft":
    "{seconds, plural, one {# segundo} many {# de segundos} other {# segundos}} hasta que puedas intentarlo de nuevo",

  "auth.account": "Correo o número de teléfono",
  "auth.account.hint":
    "Escribe el número de teléfono con su prefijo de país, por ejemplo +34 612 34 56 78.",
  "auth.account.invalid":
    "Introduce un correo electrónico o un número de teléfono con su prefijo de país.",
  "auth.email": "Correo",
  "auth.email.invalid": "Introduce un correo electrónico válido.",
  "auth.phone": "Número de teléfono",
  "auth.phone.invalid": "Introduce un número de teléfono válido.",
  "auth.phone.country": "Prefijo de país",
  "auth.phone.search": "Buscar país o prefijo",
  "auth.password": "Contraseña",
  "auth.password.new": "Nueva contraseña",
  "auth.password.short": "Usa al menos 8 caracteres.",
  "auth.password.long": "Usa como máximo 128 caracteres.",
  "auth.strength": "Seguridad de la contraseña: {level}",
  "auth.strength.none": "demasiado corta",
  "auth.strength.weak": "débil",
  "auth.strength.fair": "aceptable",
  "auth.strength.good": "buena",
  "auth.strength.strong": "fuerte",
  "auth.strength.hint.short":
    "Al menos 8 caracteres. Unas cuantas palabras seguidas son fáciles de recordar.",
  "auth.strength.hint.easy": "Sigue un patrón de los primeros que se prueban.",
  "auth.strength.hint.account": "Contiene tu correo o tu número de teléfono.",
  "auth.strength.hint.longer": "Añade más caracteres: la longitud es lo que mejor protege.",

  "auth.ended.otherDevice":
    "Se cerró tu sesión desde otro dispositivo. Si no fuiste tú, cambia tu contraseña de inmediato.",
  "auth.ended.passwordChanged":
    "Se cambió la contraseña de esta cuenta, por lo que se cerraron todas las sesiones. Si no fuiste tú, restablécela de inmediato.",
  "auth.ended.securityChanged":
    "Se cambió la configuración de seguridad de esta cuenta, por lo que se cerraron todas las sesiones. Vuelve a iniciar sesión.",
  "auth.ended.service":
    "El servicio al cliente cerró todas las sesiones de esta cuenta para protegerla. Tu correo explica el motivo.",
  "auth.ended.frozen": "La cuenta principal congeló tu acceso.",
  "auth.ended.expired":
    "Se cerró tu sesión porque este dispositivo no se usó durante mucho tiempo.",
  "auth.login.title": "Iniciar sesión",
  "auth.login.description":
    "Inicia sesión en Parley con tu correo, tu número de teléfono o una clave de acceso.",
  "auth.login.submit": "Iniciar sesión",
  "auth.login.notDone": "No has iniciado sesión",
  "auth.login.forgot": "¿Has olvidado la contraseña?",
  "auth.login.or": "o",
  "auth.login.passkey": "Iniciar sesión con una clave de acceso",
  "auth.login.new": "¿Es tu primera vez en Parley? <link>Regístrate</link>",
  "auth.login.verify": "Confirma que eres tú.",
  "auth.login.back": "Atrás",

  "auth.register.title": "Crea tu cuenta",
  "auth.register.description":
    "Crea una cuenta de Parley con tu correo o número de teléfono para comprar y vender criptomonedas de persona a persona.",
  "auth.register.by": "Registrarse con",
  "auth.register.email": "Correo",
  "auth.register.phone": "Teléfono",
  "auth.register.submit": "Registrarse",
  "auth.register.terms":
    "Al registrarte confirmas que tienes al menos 18 años. Lees y aceptas el <link>acuerdo de servicio P2P</link> antes de tu primera operación; en <privacy>Privacidad</privacy> se explica qué pasa con tus datos.",
  "auth.register.known": "¿Ya tienes una cuenta? <link>Inicia sesión</link>",

  "auth.code.title.email": "Revisa tu correo",
  "auth.code.title.phone": "Revisa tu teléfono",
  "auth.code": "Código de seguridad",
  "auth.code.sent": "Te hemos enviado un nuevo código.",
  "auth.code.wasSent": "Ya se envió un código a {account}. <link>Introducir el código</link>",
  "auth.code.confirm": "Confirmar",
  "auth.code.help.email":
    "¿No te ha llegado nada? Mira en la carpeta de spam. Si ya tienes una cuenta, el correo lo dice.",
  "auth.code.help.phone":
    "¿No te ha llegado nada? Comprueba el número. Si ya tienes una cuenta, el mensaje lo dice.",
  "auth.code.change.email": "Cambiar el correo",
  "auth.code.change.phone": "Cambiar el número de teléfono",

  "auth.forgot.title": "Establece una nueva contraseña",
  "auth.forgot.description": "Establece una nueva contraseña para tu cuenta de Parley.",
  "auth.forgot.text":
    "Introduce el correo o número de teléfono de tu cuenta. Si la cuenta existe, le enviaremos un código.",
  "auth.forgot.submit": "Enviar código",
  "auth.forgot.reset": "Guardar contraseña",
  "auth.forgot.sessions":
    "Se cerrará la sesión en todos los dispositivos y los retiros quedarán bloqueados durante 24 horas.",
  "auth.forgot.other": "Usar otro correo o teléfono",
  "auth.forgot.done": "Se ha cambiado tu contraseña. Inicia sesión.",
  "auth.forgot.known": "¿La has recordado? <link>Inicia sesión</link>",
  "auth.undo.title": "Deshacer un cambio en tu cuenta",
  "auth.undo.text":
    "El {time} se cambió un correo o teléfono de tu cuenta. Si no fuiste tú, deshazlo: tu cuenta volverá a estar vinculada solo a estos datos.",
  "auth.undo.email": "Correo electrónico",
  "auth.undo.phone": "Teléfono",
  "auth.undo.none": "Ninguno",
  "auth.undo.effects":
    "Se cierra la sesión en todos los dispositivos, se quita lo añadido desde entonces, los retiros se bloquean 24 horas y creas una contraseña nueva.",
  "auth.undo.submit": "Deshacer el cambio",
  "auth.undo.done":
    "El cambio está deshecho. Ahora crea una contraseña nueva; el código llega a lo que vuelve a estar vinculado.",
});
