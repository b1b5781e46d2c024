import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "Volver a P2P",
  "detail.buyTitle": "Comprar {token} con {fiat}",
  "detail.sellTitle": "Vender {token} por {fiat}",
  "detail.description": "Un anuncio en Parley con su precio, sus límites y su anunciante.",
  "detail.facts": "Anuncio",
  "detail.floating": "Sigue el precio de referencia",
  "detail.fixed": "Precio fijo",
  "detail.conditions": "Condiciones",
  "detail.condition.kyc": "Identidad verificada",
  "detail.condition.trades":
    "{count, plural, one {Al menos # operación completada} many {Al menos # de operaciones completadas} other {Al menos # operaciones completadas}}",
  "detail.condition.completion": "Tasa de finalización de al menos el {rate}",
  "detail.condition.days":
    "{count, plural, one {Registro de hace al menos # día} many {Registro de hace al menos # de días} other {Registro de hace al menos # días}}",
  "detail.condition.firstCap": "Primera orden de {amount} como máximo",
  "detail.changed": "El anunciante ha modificado este anuncio. Lo ves tal como está ahora.",
  "detail.opensAt": "Abre el {time}.",
  "detail.reason.marketDisabled": "Este mercado está cerrado en este momento.",
  "detail.reason.offerNotOnline": "El anunciante ha retirado este anuncio.",
  "detail.reason.offerOutsideHours": "Este anuncio está fuera de su horario.",
  "detail.reason.offerOfOwnGroup": "Este anuncio es de tu propia cuenta.",
  "detail.reason.traderBlocked": "Entre tú y este anunciante no se puede operar.",
  "detail.reason.conditionKyc": "El anunciante solo opera con personas de identidad verificada.",
  "detail.reason.conditionTrades":
    "El anunciante pide más operaciones completadas de las que tienes.",
  "detail.reason.conditionCompletion":
    "El anunciante pide una tasa de finalización superior a la tuya.",
  "detail.reason.conditionRegistered": "El anunciante pide una cuenta más antigua que la tuya.",
  "detail.reason.ratesStale":
    "No hay un precio actual para este anuncio. Inténtalo de nuevo en un momento.",
  "detail.reason.offerHidden": "Este anuncio no se puede aceptar en este momento.",
  "detail.reason.openOrdersLimit":
    "Tienes tantas órdenes abiertas como puedes tener ahora. Termina primero una.",
  "detail.reason.offerOrdersLimit":
    "Tienes tantas órdenes abiertas en este anuncio como puedes tener. Termina primero una o elige otro anuncio.",
  "detail.reason.openWorthLimit":
    "Tus compras abiertas han llegado a tu límite. Termina primero una.",
  "detail.reason.cancelLimit": "Has cancelado demasiadas órdenes en las últimas 24 horas.",
  "detail.reason.advertiserLimit": "El anunciante no puede aceptar más órdenes en este momento.",
  "detail.reason.staffMayNotTrade": "Las cuentas del personal no pueden operar.",
  "detail.form.amountOutsideLimit":
    "Ajusta la cantidad de criptomonedas a < {amount} {token} para cumplir los requisitos del anunciante.",
  "detail.form.amountBelowLimit":
    "Ajusta la cantidad de criptomonedas a > {amount} {token} para cumplir los requisitos del anunciante.",
  "detail.form.fiatAtLeast": "Este anunciante acepta órdenes de al menos {amount}.",
  "detail.form.fiatAtMost": "Este anunciante acepta órdenes de como máximo {amount}.",
  "detail.form.overLimit": "Tu límite de compras abiertas deja unos {amount} para esta orden.",
  "detail.form.title": "Tu orden",
  "detail.form.max": "Máx.",
  "detail.form.balance": "Saldo: {amount}",
  "detail.form.transfer": "Transferir {token} a tu billetera spot",
  "detail.form.notEnough": "Tu billetera spot no tiene suficiente {token}.",
  "detail.fresh.note": "Comprado hace poco: {amount}. Se puede retirar o vender desde {time}.",
  "detail.fresh.newAccount":
    "Tu cuenta tiene menos de 30 días: lo que compres se podrá retirar o vender 24 horas después de completarse la orden.",
  "detail.fresh.reversible":
    "Los pagos con este método se pueden revertir: lo que compres se podrá retirar o vender 24 horas después de completarse la orden.",
  "detail.form.tooSmall": "Este importe es demasiado bajo.",
  "detail.form.limits": "Límite: {limits}",
  "detail.message": "Mensaje para los traders",
});
