import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "Cuenta",
  "account.nav.security": "Seguridad",
  "account.nav.kyc": "Verificación de identidad",
  "account.nav.subUsers": "Subcuentas",
  "account.nav.api": "Claves API",
  "account.nav.limits": "Límites",
  "account.limits.title": "Tus límites",
  "account.limits.description":
    "Lo que puedes tener abierto y retirar, y qué aumenta esos límites.",
  "account.limits.trading": "Operaciones",
  "account.limits.openOrders": "Órdenes en curso",
  "account.limits.openPurchases": "Compras abiertas",
  "account.limits.perOffer": "Órdenes en curso en una misma oferta",
  "account.limits.used": "{used} de {most}",
  "account.limits.next": "Siguiente nivel",
  "account.limits.trades": "Operaciones completadas",
  "account.limits.partners": "Contrapartes distintas",
  "account.limits.gives":
    "Entonces podrás tener {orders} órdenes en curso y compras abiertas por {worth}.",
  "account.limits.highest": "Tienes los límites más altos.",
  "account.limits.barred":
    "Las órdenes nuevas están bloqueadas hasta {time} por demasiadas cancelaciones.",
  "account.limits.withdrawals": "Retiros",
  "account.limits.daily": "Límite de 24 horas",
  "account.limits.blocked":
    "Los retiros están bloqueados hasta {time} tras un cambio de seguridad.",
  "account.nav.settings": "Ajustes",
  "account.back": "Volver a P2P",

  "account.subUsers.title": "Subcuentas",
  "account.subUsers.text":
    "Accesos para quienes trabajan para ti. Operan con tu identidad verificada, cada uno con los permisos que le des.",
  "account.subUsers.count": "{count} de {most}",
  "account.subUsers.create": "Crear subcuenta",
  "account.subUsers.empty": "Todavía no hay subcuentas",
  "account.subUsers.emptyText":
    "Crea una para que otra persona opere por ti sin compartir tu contraseña.",
  "account.subUsers.name": "Subcuenta",
  "account.subUsers.lastSeen": "Última actividad: {time}",
  "account.subUsers.neverSeen": "Todavía no ha iniciado sesión",
  "account.subUsers.permissions": "Permisos",
  "account.subUsers.permissionsOf": "Permisos de {name}",
  "account.subUsers.permission.trade": "Operar",
  "account.subUsers.permission.payment": "Métodos de pago",
  "account.subUsers.permission.withdraw": "Retirar",
  "account.subUsers.useAdminTwoFactor": "Verificar con mi autenticador",
  "account.subUsers.status": "Estado",
  "account.subUsers.active": "Activa",
  "account.subUsers.frozen": "Congelada",
  "account.subUsers.action": "Acción",
  "account.subUsers.freeze": "Congelar",
  "account.subUsers.unfreeze": "Descongelar",
  "account.subUsers.freeze.title": "¿Congelar {name}?",
  "account.subUsers.freeze.text":
    "Se cerrarán al instante todas las sesiones de esta subcuenta y no podrá iniciar sesión hasta que la descongeles. Sus órdenes abiertas quedan como están.",
  "account.subUsers.freeze.done": "{name} está congelada.",
  "account.subUsers.unfreeze.title": "¿Descongelar {name}?",
  "account.subUsers.unfreeze.text":
    "Esta subcuenta podrá volver a iniciar sesión y hacer lo que sus permisos le autoricen.",
  "account.subUsers.unfreeze.done": "{name} puede volver a iniciar sesión.",
  "account.subUsers.cancel": "Cancelar",
  "account.subUsers.close": "Cerrar",
  "account.subUsers.saved": "Permisos de {name} guardados.",
  "account.subUsers.notDone.create": "La subcuenta no se ha creado",
  "account.subUsers.notDone.change": "El cambio no se ha guardado",

  "account.subUsers.new.title": "Crear una subcuenta",
  "account.subUsers.new.text":
    "La subcuenta inicia sesión con este correo o teléfono y la contraseña que establezcas, y lo confirma con un código la primera vez.",
  "account.subUsers.new.whyCodes": "Una subcuenta puede operar en tu nombre; confirma que eres tú.",
  "account.subUsers.new.account": "Correo o teléfono",
  "account.subUsers.new.account.hint":
    "Un número de teléfono con su prefijo de país, por ejemplo +34 612 34 56 78.",
  "account.subUsers.new.username": "Apodo",
  "account.subUsers.new.password": "Contraseña",
  "account.subUsers.new.password.hint": "Al menos 8 caracteres. Entrégala por un medio seguro.",
  "account.subUsers.new.useAdminTwoFactor": "Verificar con mi autenticador",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "La subcuenta usará los códigos de tu autenticador en lugar de los suyos.",
  "account.subUsers.new.submit": "Crear",
  "account.subUsers.new.continue": "Continuar",
  "account.subUsers.new.back": "Atrás",
  "account.subUsers.new.done": "Se ha creado {name}.",
  "account.field.blank": "Este campo no puede quedar vacío.",
  "account.subUsers.problem.password": "Usa de 8 a 128 caracteres.",

  "account.settings.title": "Ajustes",
  "account.settings.description":
    "Tu apodo, el idioma de nuestros mensajes y el aspecto del sitio.",
  "account.settings.profile.title": "Perfil",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "Copiar UID",
  "account.settings.uid.copied": "Copiado",
  "account.settings.uid.failed": "No se ha podido copiar",
  "account.settings.username": "Apodo",
  "account.settings.username.hint":
    "Es el nombre que ven los demás. De 3 a 30 letras, cifras, puntos, guiones o guiones bajos.",
  "account.settings.username.invalid":
    "Usa de 3 a 30 letras, cifras, puntos, guiones o guiones bajos, y empieza por una letra o una cifra.",
  "account.settings.username.next": "Podrás volver a cambiar el nombre a partir del {time}.",
  "account.settings.save": "Guardar",
  "account.settings.saved": "Guardado.",
  "account.settings.messages.title": "Mensajes",
  "account.settings.language": "Idioma de los mensajes",
  "account.settings.language.hint":
    "Los correos y SMS que te enviamos se escriben en este idioma. El sitio web sigue el menú de idiomas de arriba.",
  "account.settings.zone": "Zona horaria",
  "account.settings.zone.hint":
    "Las horas del sitio y de los mensajes que recibes se muestran en esta zona.",
  "account.settings.zone.search": "Buscar zona horaria",
  "account.settings.zone.device": "Este dispositivo usa {zone}.",
  "account.settings.zone.use": "Usar esta zona",
  "account.settings.look.title": "Apariencia",
  "account.settings.theme": "Colores",
  "account.settings.theme.system": "Como tu sistema",
  "account.settings.theme.light": "Claro",
  "account.settings.theme.dark": "Oscuro",
  "account.settings.currency": "Moneda de visualización",
  "account.settings.currency.hint":
    "Los valores y las estimaciones se muestran en esta moneda. Los precios de anuncios y órdenes mantienen la suya.",
  "account.settings.currency.search": "Buscar una moneda",
});
