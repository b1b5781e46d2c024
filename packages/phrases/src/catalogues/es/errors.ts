import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput": "Faltan datos o algunos no son válidos. Revisa los campos marcados.",
  "errors.fieldRequired": "Este campo no puede quedar vacío.",
  "errors.fieldInvalid": "Este valor no es válido.",
  "errors.fieldUnknown": "Este campo no se admite aquí.",
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

  "errors.tooManyRequests": "Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.",
  "errors.internal": "Algo ha fallado por nuestra parte. Inténtalo de nuevo en unos instantes.",
  "errors.unavailable":
    "El servicio no está disponible en este momento. Inténtalo de nuevo en unos instantes.",
  "errors.timeout": "La respuesta ha tardado demasiado. Inténtalo de nuevo.",

  "errors.unknownAsset": "Esta criptomoneda no se negocia aquí.",
  "errors.unknownFiat": "Esta moneda no se negocia aquí.",
  "errors.unknownMarket": "No hay ningún mercado para esta criptomoneda y esta moneda.",
  "errors.ratesStale":
    "El precio de referencia no está actualizado. Inténtalo de nuevo en unos instantes.",
});
