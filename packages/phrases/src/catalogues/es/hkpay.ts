import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "Compra y vende criptomonedas con dólares de Hong Kong (HKD)",
  "hkpay.meta.description":
    "Intercambia criptomonedas por HKD entre particulares mediante FPS o transferencia bancaria. Anuncios en vivo, pasos claros y criptomonedas en depósito en garantía hasta que se confirme el pago.",

  "hkpay.title": "Compra y vende criptomonedas con dólares de Hong Kong",
  "hkpay.lead":
    "Opera directamente con otras personas mediante FPS o transferencia bancaria. Parley guarda las criptomonedas en depósito en garantía hasta que el vendedor confirma que ha recibido el dinero.",
  "hkpay.buy": "Comprar con HKD",
  "hkpay.sell": "Vender por HKD",

  "hkpay.offers.title": "Anuncios HKD en vivo",
  "hkpay.offers.buy": "Mejores anuncios para comprar",
  "hkpay.offers.sell": "Mejores anuncios para vender",
  "hkpay.offers.none": "No hay anuncios en HKD en este momento.",
  "hkpay.offers.all": "Todos los anuncios HKD",

  "hkpay.methods.title": "Cómo se paga en Hong Kong",
  "hkpay.methods.fps.text":
    "El Faster Payment System mueve HKD entre bancos y billeteras en segundos, de día y de noche. La mayoría de las órdenes por FPS se completan en minutos.",
  "hkpay.methods.bank.text":
    "Desde cualquier banco de Hong Kong a la cuenta del vendedor. Adecuada para importes mayores; ten en cuenta el horario del banco.",
  "hkpay.methods.offers": "Anuncios con {method}",

  "hkpay.buying.title": "Comprar con HKD",
  "hkpay.buying.choose":
    "Elige un anuncio, introduce el importe y crea la orden. Parley guarda ahora las criptomonedas.",
  "hkpay.buying.pay":
    "Envía el importe exacto por FPS o transferencia bancaria desde tu propia cuenta, dentro del plazo de pago.",
  "hkpay.buying.confirm": "Pulsa “He pagado” para que el vendedor compruebe tu pago.",
  "hkpay.buying.receive": "El vendedor confirma y las criptomonedas están en tu billetera.",
  "hkpay.selling.title": "Vender por HKD",
  "hkpay.selling.choose":
    "Añade la cuenta en la que quieres recibir HKD, elige un anuncio y crea la orden.",
  "hkpay.selling.wait":
    "Tus criptomonedas quedan en depósito en garantía mientras el comprador te paga.",
  "hkpay.selling.check":
    "Entra en tu banco y comprueba que ha llegado el dinero. El nombre de quien paga debe coincidir con el nombre registrado.",
  "hkpay.selling.release":
    "Pulsa “Pago recibido, liberar criptomonedas” cuando el dinero haya llegado.",

  "hkpay.safety.title": "Protege tu dinero",
  "hkpay.safety.own": "Paga solo desde una cuenta a tu propio nombre, el que tienes registrado.",
  "hkpay.safety.remark":
    "No menciones las criptomonedas ni la plataforma en una transferencia. Los bancos pueden retener esos pagos.",
  "hkpay.safety.cancel": "Nunca canceles una orden después de haber transferido el dinero.",
  "hkpay.safety.proof":
    "Una captura de pantalla no es un pago. Libera las criptomonedas solo cuando tu banco muestre el dinero.",
  "hkpay.safety.private":
    "No salgas de la plataforma. Las operaciones privadas con anunciantes no están protegidas por el depósito en garantía.",
  "hkpay.safety.appeal":
    "Si un pago o las criptomonedas no llegan, presenta una apelación. Atención al cliente decide y, hasta entonces, las criptomonedas siguen en depósito en garantía.",
});
