import type en from "../en/notification.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "notification.title": "Notificaciones",
  "notification.description": "Lo que ocurre con tus órdenes, tu cuenta y tus criptomonedas.",
  "notification.empty": "Aún no hay notificaciones",
  "notification.emptyText": "Aquí aparece lo que ocurre con tus órdenes y tu cuenta.",
  "notification.allRead": "Lo has leído todo.",
  "notification.markAll": "Marcar todo como leído",
  "notification.viewAll": "Ver todo",
  "notification.unread": "Sin leer",
  "notification.unreadOne": "Sin leer",
  "notification.more": "Mostrar más",
  "notification.filter": "Mostrar",
  "notification.filter.all": "Todas",
  "notification.group.orders": "Órdenes",
  "notification.group.appeals": "Apelaciones",
  "notification.group.account": "Cuenta",
  "notification.group.wallet": "Billetera",
  "notification.group.security": "Seguridad",
  "notification.settings": "Notificaciones por correo",
  "notification.settings.text":
    "En esta página aparece todo. Elige qué quieres recibir también por correo electrónico.",
  "notification.settings.orders":
    "Órdenes nuevas, pagos, liberaciones, cancelaciones y recordatorios",
  "notification.settings.appeals":
    "Apelaciones abiertas, retiradas y resueltas, pruebas añadidas y repartos propuestos",
  "notification.settings.account": "Verificación de identidad y subcuentas",
  "notification.settings.wallet": "Depósitos y retiros",
  "notification.settings.security":
    "Inicios de sesión desde dispositivos nuevos y cambios de seguridad",
  "notification.settings.always": "Siempre activado",
  "notification.settings.saved": "Tu elección se ha guardado.",
  "notification.failed": "No se pudieron cargar las notificaciones.",
  "notification.retry": "Reintentar",
});
