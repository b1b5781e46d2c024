import type en from "../en/shell.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "shell.skip": "Ir al contenido",

  "shell.account.loggedOut": "Has cerrado sesión.",
  "shell.account.sessionEnded": "Tu sesión ha terminado. Vuelve a iniciar sesión.",

  "shell.protection": "Cómo te protege Parley",
  "shell.contact": "Contactar con atención al cliente",

  "shell.error.notFound": "Página no encontrada",
  "shell.error.notFoundRoute": "Página no encontrada",
  "shell.error.atPath": "{message}: {path}",
  "shell.error.notFoundText":
    "No hay nada en esta dirección. Puede que esté mal escrita o que la página se haya movido.",
  "shell.error.internal": "Error interno del servidor",
  "shell.error.internalText":
    "Algo ha fallado por nuestra parte. Tus criptomonedas y tus órdenes no se ven afectadas. Inténtalo de nuevo en unos instantes.",
  "shell.error.notAllowed": "Acceso no permitido",
  "shell.error.notAllowedText": "Tu cuenta no tiene permiso para ver esta página.",
  "shell.error.limited": "Demasiadas solicitudes",
  "shell.error.limitedText":
    "Se han recibido demasiadas solicitudes tuyas o de tu red. Espera un minuto e inténtalo de nuevo.",
  "shell.error.busy": "Servicio no disponible",
  "shell.error.busyText":
    "El sitio está muy ocupado en este momento. Tus criptomonedas y tus órdenes no se ven afectadas. Inténtalo de nuevo en unos instantes.",
  "shell.error.accountGroup": "No se conoce el grupo de tu cuenta. Vuelve a iniciar sesión.",
  "shell.error.home": "Ir a la página de inicio",
  "shell.error.retry": "Reintentar",
  "shell.notDone.unknown": "Aún sin confirmar",
  "shell.notDone.text":
    "El servidor no lo ha confirmado. Revisa tu conexión e inténtalo de nuevo aquí. No se hará dos veces.",
  "shell.notDone.retry": "Intentar de nuevo",
  "shell.notDone.change": "El cambio no se ha guardado",

  "shell.amount.question": "¿Qué importe quieres decir?",
  "shell.amount.notAmount": "Esto no se puede leer como un importe.",
  "shell.amount.decimals":
    "Como máximo {most, plural, one {# decimal} many {# decimales} other {# decimales}}.",
  "shell.amount.check": "Revisa el importe.",
  "shell.error.network": "Error de red",
  "shell.error.requestFailed": "La solicitud ha fallado. Inténtalo de nuevo",
  "shell.error.requestFailedRetry": "Error en la solicitud, inténtalo de nuevo",
  "shell.error.newVersion": "Hay una nueva versión disponible. ¡Actualiza la página!",
  "shell.error.noMatchingData": "No hay resultados",

  "shell.refresh": "Actualizar",
  "shell.dismiss": "Cerrar",
  "shell.toasts": "Mensajes",
  "shell.loading": "La página se está cargando",
  "shell.offline": "No tienes conexión. Es posible que lo que ves no esté actualizado.",

  "shell.join.label": "{label}: {value}",
  "shell.join.list": "{before}, {after}",
  "shell.join.sentences": "{before} {after}",
  "shell.join.aside": "{text} ({aside})",
  "shell.newOrder.open": "Ver orden",
});
