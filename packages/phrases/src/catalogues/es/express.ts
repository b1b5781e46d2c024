import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "Exprés: compra o vende criptomonedas al mejor precio",
  "express.meta.description":
    "Di cuánto quieres comprar o vender. Parley encuentra el mejor anuncio que puedes tomar y rellena su formulario, con las criptomonedas en depósito en garantía.",

  "express.title": "Exprés",
  "express.lead":
    "Di cuánto. Encontramos el mejor anuncio que puedes tomar y abrimos su formulario con todo rellenado.",

  "express.side": "Comprar o vender",
  "express.buy": "Comprar",
  "express.sell": "Vender",
  "express.amount": "Importe",
  "express.unit": "Unidad del importe",
  "express.coin": "Criptomoneda",
  "express.currency": "Moneda",
  "express.method": "Método de pago",
  "express.anyMethod": "Cualquier método de pago",
  "express.find": "Buscar el mejor anuncio",

  "express.best": "El mejor anuncio para ti",
  "express.enterAmount": "Introduce un importe para ver el mejor anuncio.",
  "express.note": "El precio se comprueba cada pocos segundos. Queda fijado cuando creas la orden.",
  "express.allOffers": "Ver todos los anuncios",
  "express.searching": "Buscando el mejor anuncio",

  "express.none.title": "No hay anuncios ahora mismo",
  "express.none.text":
    "Nadie negocia {token} por {fiat} en este momento. Prueba con otra criptomoneda o moneda.",
  "express.noMethod.title": "Ningún anuncio con este método de pago",
  "express.noMethod.text": "Hay anuncios con otros métodos de pago.",
  "express.outside.title": "Ningún anuncio acepta este importe",
  "express.outside.text": "Ahora mismo puedes operar entre {least} y {most}.",
  "express.use": "Usar {amount}",
  "express.paused.title": "Este mercado está en pausa",
  "express.paused.text":
    "{token} no se puede negociar por {fiat} en este momento. Vuelve más tarde.",
  "express.limit.title": "Has llegado a tu límite",
  "express.limit.text":
    "Tienes tantas órdenes abiertas como puedes tener ahora. Termina primero una.",
  "express.limit.orders": "Ver mis órdenes",
  "express.failed": "No se ha podido comprobar el precio",

  "express.how.title": "Cómo funciona Exprés",
  "express.how.amount": "Dices cuánto quieres comprar o vender y cómo quieres pagar o cobrar.",
  "express.how.match":
    "Parley compara todos los anuncios que puedes tomar y muestra el de mejor precio, comisión incluida.",
  "express.how.order":
    "Revisas el formulario y creas la orden; desde ese momento las criptomonedas quedan en depósito en garantía.",
});
