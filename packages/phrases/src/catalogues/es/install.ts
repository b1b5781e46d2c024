import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Compra y vende criptomonedas de persona a persona, con las criptomonedas en depósito en garantía.",
  "install.offline.title": "Sin conexión",
  "install.offline.text":
    "No se puede acceder a Parley. Comprueba tu conexión a internet. Los plazos de las órdenes abiertas siguen corriendo.",
  "install.offline.retry": "Intentar de nuevo",
  "install.push.title": "Notificaciones push",
  "install.push.text":
    "Las novedades de tus órdenes llegan a este dispositivo aunque Parley esté cerrado. La pantalla de bloqueo no muestra importes ni nombres.",
  "install.push.switch": "Este dispositivo",
  "install.push.switch.text": "Órdenes y apelaciones",
  "install.push.unsupported": "Este navegador no admite notificaciones push.",
  "install.push.homeScreen":
    "En iPhone y iPad, añade primero Parley a la pantalla de inicio: toca Compartir, luego «Añadir a pantalla de inicio», y abre Parley desde allí.",
  "install.push.blocked":
    "Tu navegador bloquea las notificaciones de este sitio. Permítelas en la configuración del sitio del navegador y actívalas después aquí.",
  "install.push.refused": "No se permitió que el navegador muestre notificaciones.",
  "install.push.isOn": "Este dispositivo ya recibe notificaciones push.",
  "install.push.isOff": "Este dispositivo ya no recibe notificaciones push.",
  "install.push.failed":
    "No se pudieron activar las notificaciones push. Inténtalo de nuevo más tarde.",
  "install.sound.title": "Órdenes nuevas",
  "install.sound.switch": "Sonido para órdenes nuevas",
  "install.sound.text": "En este dispositivo, mientras Parley está abierto",
});
