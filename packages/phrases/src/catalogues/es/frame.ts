import type en from "../en/frame.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "frame.home": "Parley, página de inicio",
  "frame.nav": "Menú principal",
  "frame.nav.buy": "Comprar",
  "frame.nav.sell": "Vender",
  "frame.nav.express": "Exprés",
  "frame.nav.offers": "Anuncios",
  "frame.nav.orders": "Órdenes",
  "frame.nav.openOrders":
    "{count, plural, one {# orden abierta} many {# de órdenes abiertas} other {# órdenes abiertas}}",
  "frame.nav.wallet": "Billetera",

  "frame.menu": "Menú",
  "frame.language": "Idioma",
  "frame.theme.dark": "Usar el tema oscuro",
  "frame.theme.light": "Usar el tema claro",
  "frame.join.label": "{label}: {value}",
  "frame.bell": "Notificaciones",
  "frame.bell.unread": "Notificaciones, {count} sin leer",
  "frame.transfer": "Transferir",

  "frame.account": "Cuenta",
  "frame.account.logIn": "Iniciar sesión",
  "frame.account.register": "Registrarse",
  "frame.account.copyUid": "Copiar UID",
  "frame.account.copied": "Copiado",
  "frame.account.security": "Seguridad",
  "frame.account.kyc": "Verificación de identidad",
  "frame.account.orders": "Mis órdenes",
  "frame.account.offers": "Mis anuncios",
  "frame.account.payment": "Métodos de pago",
  "frame.account.subUsers": "Subcuentas",
  "frame.account.settings": "Ajustes",
  "frame.account.broker": "Bróker",
  "frame.account.logOut": "Cerrar sesión",

  "frame.footer.trade": "Operar",
  "frame.footer.buy": "Comprar criptomonedas",
  "frame.footer.sell": "Vender criptomonedas",
  "frame.footer.hkpay": "Operar con HKD",
  "frame.footer.agreement": "Acuerdo de servicio P2P",
  "frame.footer.protection": "Cómo te protege Parley",
  "frame.footer.help": "Ayuda",
  "frame.footer.contact": "Contactar con atención al cliente",
  "frame.footer.developers": "Desarrolladores",
  "frame.footer.apiDocs": "Documentación de la API",
  "frame.footer.openApi": "Documento OpenAPI",
  "frame.footer.risk":
    "Los precios de las criptomonedas pueden variar mucho y muy rápido. Opera solo con lo que puedas permitirte perder.",
  "frame.footer.licence": "Parley es software de código abierto.",
});
