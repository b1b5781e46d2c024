import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Cómo te protege Parley",
  "help.protection.lead":
    "Qué pasa con tus criptomonedas en una operación, qué hace Parley contra el fraude y qué debes hacer tú.",
  "help.contents": "En esta página",

  "help.protection.escrow.title": "Las criptomonedas quedan en garantía",
  "help.protection.escrow.1":
    "Al crearse una orden, las criptomonedas salen del saldo del vendedor y quedan en depósito en garantía. Ninguna de las partes puede usarlas hasta que la orden termine.",
  "help.protection.escrow.2":
    "El comprador paga directamente al vendedor. Parley nunca recibe ese dinero.",
  "help.protection.escrow.3":
    "Cuando una orden se marca como pagada, ningún plazo devuelve las criptomonedas. Solo se mueven si el vendedor las libera, si ambas partes se ponen de acuerdo o si decide atención al cliente.",

  "help.protection.release.title": "Libera solo cuando veas el dinero",
  "help.protection.release.1":
    "Comprueba el importe completo en tu propia cuenta bancaria o de pago. Una captura, un mensaje o un correo del comprador no es una prueba.",
  "help.protection.release.2":
    "Liberar requiere un código de seguridad y es definitivo. Las criptomonedas liberadas no se pueden recuperar.",
  "help.protection.release.3":
    "El comprador indica el nombre de la cuenta con la que paga y sus últimos cuatro caracteres. Si el nombre no coincide con su nombre verificado, el vendedor ve una advertencia.",

  "help.protection.codes.title": "Los códigos sirven una vez",
  "help.protection.codes.1":
    "Un código de seguridad sirve una vez, para un solo fin y durante unos minutos. Un código ya usado de tu autenticador también se rechaza para todo lo demás.",
  "help.protection.codes.2":
    "Los códigos para liberar y retirar salen cifrados de tu navegador y atados a lo que confirmaste. Nadie puede leerlos en el camino ni usarlos para otra cosa.",

  "help.protection.account.title": "Cambios en tu cuenta",
  "help.protection.account.1":
    "Un correo o teléfono nuevo no sirve para iniciar sesión ni para restablecer la contraseña durante 24 horas. Tus otros contactos reciben un mensaje con un enlace que deshace el cambio.",
  "help.protection.account.2":
    "Los retiros quedan bloqueados durante 24 horas después de restablecer la contraseña, de quitar o reemplazar un correo o teléfono y de desactivar el autenticador. Los retiros pendientes vuelven a tu billetera.",
  "help.protection.account.3":
    "En Seguridad de la cuenta ves cada dispositivo con sesión iniciada y puedes cerrarla. Una sesión sin uso durante 30 días termina sola.",

  "help.protection.limits.title": "Límites para cuentas nuevas",
  "help.protection.limits.1":
    "Una cuenta nueva solo puede tener unas pocas órdenes abiertas de valor limitado. Los límites crecen con las operaciones completadas y con distintas contrapartes.",
  "help.protection.limits.2":
    "Los límites, bloqueos y congelamientos cuentan para todas las cuentas de una persona, incluidos los subusuarios.",
  "help.protection.limits.3":
    "Las criptomonedas compradas por una cuenta de menos de 30 días, o con un método de pago reversible, solo se pueden vender o retirar después de 24 horas. El formulario lo indica antes de comprar.",

  "help.protection.appeals.title": "Si algo sale mal",
  "help.protection.appeals.1":
    "Si el comprador marcó la orden como pagada y el dinero no llega en el tiempo habitual, el vendedor puede informarlo. Entonces se pide al comprador una prueba en 60 minutos.",
  "help.protection.appeals.2":
    "Cualquiera de las partes puede abrir una apelación. Las criptomonedas siguen en garantía y atención al cliente revisa la orden, el chat y las pruebas de ambas partes.",
  "help.protection.appeals.3":
    "Una decisión surte efecto dos horas después de comunicarse a ambas partes. Hasta entonces, cada una puede pedir una vez que otra persona del equipo la revise.",

  "help.protection.staff.title": "Quién decide",
  "help.protection.staff.1":
    "El personal no puede operar, y nadie decide un caso de sus propias cuentas ni de cuentas que compartan con ellas contactos, dispositivos o cuentas de pago.",
  "help.protection.staff.2":
    "Los casos de alto valor necesitan la aprobación de una segunda persona del equipo. Cada acción del personal queda registrada y no se puede modificar.",

  "help.protection.names.title": "Nombres y mensajes",
  "help.protection.names.1":
    "Se rechazan los apodos que imitan a otros usuarios o a Parley. Un apodo se puede cambiar una vez cada 30 días y los anteriores se muestran durante 90 días.",
  "help.protection.names.2":
    "Los enlaces, teléfonos y números de cuenta en el chat llevan una advertencia. Paga solo a la cuenta que muestra la orden.",

  "help.protection.never.title": "Lo que Parley nunca pide",
  "help.protection.never.1":
    "Parley nunca pide tu contraseña ni un código de seguridad: ni en el chat, ni por teléfono, ni por correo.",
  "help.protection.never.2":
    "Parley nunca te pide liberar antes de tiempo, pagar a otra cuenta ni continuar fuera de este sitio.",

  "help.protection.you.title": "Lo que debes hacer",
  "help.protection.you.1":
    "Paga solo desde una cuenta a tu nombre, el importe exacto de la orden, y márcala como pagada solo cuando el dinero haya salido de tu cuenta.",
  "help.protection.you.2":
    "Mantén la conversación en el chat de la orden. Lo que se acuerda fuera no está protegido.",
  "help.protection.you.3":
    "Activa un autenticador o una clave de acceso y un código antiphishing, y revisa la dirección del sitio antes de iniciar sesión.",
  "help.protection.you.4":
    "Ante la duda, no liberes y no canceles después de pagar. Abre una apelación.",
});
