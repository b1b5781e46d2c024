import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "Páginas de P2P",
  "native.nav.market": "Operar",
  "native.nav.orders": "Órdenes",
  "native.nav.offers": "Mis anuncios",
  "native.nav.payment": "Métodos de pago",
  "native.nav.account": "Ajustes",
  "native.login.title": "Iniciar sesión",
  "native.login.text": "Inicia sesión en la aplicación para continuar.",
  "native.login.button": "Iniciar sesión",
  "native.login.failed": "La aplicación no ha iniciado tu sesión. Inténtalo de nuevo.",
  "native.logOut": "Cerrar sesión",
  "native.outdated": "Esto requiere una versión más reciente de la aplicación.",
  "native.update": "Actualizar",
  "native.picture.save": "Guardar imagen",
  "native.picture.saved": "La imagen se ha guardado.",
  "native.picture.failed": "No se ha podido guardar la imagen.",
  "native.community.text": "Puede que otros usuarios también conozcan la respuesta.",
  "native.community.open": "Preguntar a la comunidad",
});
