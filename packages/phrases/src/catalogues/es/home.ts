import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: compra y vende criptomonedas de persona a persona",
  "home.meta.description":
    "Compra y vende criptomonedas en tu propia moneda a través de los anuncios de otras personas. Parley las mantiene en depósito en garantía hasta que se confirma el pago.",

  "home.hero.title": "Compra y vende criptomonedas directamente con otras personas",
  "home.hero.text":
    "Elige un anuncio, paga con el método que ya usas y recibe tus criptomonedas. Parley las mantiene en depósito en garantía desde el primer minuto, así que ninguna de las partes tiene que fiarse de la otra.",
  "home.hero.buy": "Comprar criptomonedas",
  "home.hero.sell": "Vender criptomonedas",

  "home.express.title": "Exprés: el mejor anuncio para tu importe",
  "home.express.side": "Comprar o vender",
  "home.express.amount": "Importe",
  "home.express.find": "Buscar el mejor anuncio",
  "home.express.youGet": "Recibes unos {amount}",
  "home.express.youGive": "Vendes unos {amount}",
  "home.express.price": "Mejor precio: {price}",
  "home.express.none":
    "Ahora mismo no hay anuncios para este importe. Exprés muestra el más cercano.",

  "home.prices.title": "Precios de los principales mercados",
  "home.prices.currency": "Moneda",
  "home.prices.show": "Ver precios",
  "home.prices.coin": "Criptomoneda",
  "home.prices.price": "Precio de referencia",
  "home.prices.bestBuy": "Mejor precio de compra",
  "home.prices.bestSell": "Mejor precio de venta",
  "home.prices.offers": "Anuncios: {count}",
  "home.prices.noOffers": "Sin anuncios",
  "home.prices.buy": "Comprar",
  "home.prices.sell": "Vender",
  "home.prices.buyCoin": "Comprar {coin}",
  "home.prices.sellCoin": "Vender {coin}",
  "home.prices.asOf": "Última actualización: {time}",
  "home.prices.stale": "Precios con retraso",
  "home.prices.note":
    "Los precios de referencia son la mediana de varias fuentes. Cada anunciante fija su propio precio en torno a ellos.",
  "home.prices.unavailable": "Los precios no se pueden mostrar en este momento.",

  "home.facts.title": "Parley en cifras",
  "home.facts.trades": "operaciones completadas",
  "home.facts.release": "del pago a la liberación (mediana)",
  "home.facts.escrow": "en criptomonedas en garantía ahora",
  "home.facts.coins": "criptomonedas",
  "home.facts.currencies": "monedas",
  "home.facts.methods": "métodos de pago",
  "home.facts.languages": "idiomas",
  "home.facts.fee": "de comisión para el tomador, nada para el anunciante",

  "home.steps.title": "Cómo funciona una operación",
  "home.steps.order.title": "Crea una orden",
  "home.steps.order.text":
    "Elige un anuncio y un importe. Desde ese momento, Parley retiene las criptomonedas del vendedor.",
  "home.steps.pay.title": "Paga al vendedor",
  "home.steps.pay.text":
    "Envía el dinero con el método de pago indicado dentro del plazo de pago y luego pulsa “He pagado”.",
  "home.steps.confirm.title": "El vendedor confirma",
  "home.steps.confirm.text":
    "El vendedor revisa su cuenta y pulsa “Pago recibido, liberar criptomonedas”.",
  "home.steps.transfer.title": "Transferencia de activos",
  "home.steps.transfer.text":
    "El sistema libera las criptomonedas del depósito en garantía y las entrega al comprador.",
  "home.steps.done.title": "Completada",
  "home.steps.done.text":
    "Las criptomonedas ya están en la billetera del comprador. Si algo sale mal por el camino, cualquiera de las partes puede apelar.",

  "home.safety.title": "Seguridad para ambas partes",
  "home.safety.escrow.title": "Depósito en garantía desde el primer minuto",
  "home.safety.escrow.text":
    "La cantidad anunciada siempre es real: se reserva al publicar el anuncio y permanece retenida mientras tu orden está en curso.",
  "home.safety.identity.title": "Solo personas verificadas",
  "home.safety.identity.text":
    "Todas las personas que operan han verificado su identidad, su teléfono y su correo electrónico. El nombre de quien paga debe coincidir con el nombre registrado.",
  "home.safety.appeal.title": "Siempre hay a quién acudir",
  "home.safety.appeal.text":
    "Si no llega el pago o no llegan las criptomonedas, apela. Las criptomonedas siguen en depósito en garantía hasta que atención al cliente tome una decisión.",
  "home.safety.clear.title": "Siempre sabes qué viene después",
  "home.safety.clear.text":
    "Cada orden abierta indica qué pasará con el dinero de cada parte, y cuándo, si nadie hace nada.",

  "home.rules.title": "Tres reglas para proteger tu dinero",
  "home.rules.own": "Paga solo desde una cuenta a tu propio nombre, el que tienes registrado.",
  "home.rules.remark":
    "No menciones las criptomonedas ni Parley en el concepto de una transferencia bancaria.",
  "home.rules.private":
    "No salgas de la plataforma. Las operaciones privadas con anunciantes no están protegidas por el depósito en garantía.",

  "home.start.title": "Lo que necesitas antes de tu primera operación",
  "home.start.phone": "Un número de teléfono verificado",
  "home.start.email": "Un correo electrónico verificado",
  "home.start.kyc": "La verificación de identidad (KYC) completada",
  "home.start.agreement": "Tu aceptación del acuerdo de servicio P2P",
  "home.start.twoFactor": "La autenticación de dos factores (2FA)",

  "home.questions.title": "Lo primero que se suele preguntar",
  "home.questions.fee.question": "¿Cuánto cuesta una operación?",
  "home.questions.fee.answer":
    "Quien toma un anuncio paga el {rate} de las criptomonedas, que se descuenta de la cantidad recibida. El anunciante no paga nada. Tu banco o servicio de pago puede cobrar su propia comisión.",
  "home.questions.time.question": "¿Cuánto tarda?",
  "home.questions.time.answer":
    "Cada anuncio indica su plazo de pago en minutos. La mayoría de los vendedores liberan las criptomonedas pocos minutos después de recibir el dinero.",
  "home.questions.unpaid.question": "¿Y si el comprador no paga?",
  "home.questions.unpaid.answer":
    "Cuando vence el plazo de pago, la orden se cancela automáticamente y las criptomonedas vuelven al vendedor.",
  "home.questions.unreleased.question":
    "He pagado y el vendedor no libera las criptomonedas. ¿Qué hago?",
  "home.questions.unreleased.answer":
    "No canceles la orden. Abre una apelación con el comprobante de tu pago; las criptomonedas siguen en depósito en garantía hasta que se resuelva.",
  "home.questions.price.question": "¿Quién fija el precio?",
  "home.questions.price.answer":
    "El anunciante: un precio fijo o uno que sigue al mercado. No se aceptan precios muy alejados del de referencia.",
});
