import type en from "../en/detail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "detail.back": "Voltar ao P2P",
  "detail.buyTitle": "Comprar {token} com {fiat}",
  "detail.sellTitle": "Vender {token} por {fiat}",
  "detail.description": "Um anúncio na Parley com seu preço, seus limites e seu anunciante.",
  "detail.facts": "Anúncio",
  "detail.floating": "Acompanha o preço de referência",
  "detail.fixed": "Preço fixo",
  "detail.conditions": "Condições",
  "detail.condition.kyc": "Identidade verificada",
  "detail.condition.trades":
    "{count, plural, one {Pelo menos # negociação concluída} many {Pelo menos # de negociações concluídas} other {Pelo menos # negociações concluídas}}",
  "detail.condition.completion": "Taxa de conclusão de pelo menos {rate}",
  "detail.condition.days":
    "{count, plural, one {Cadastro de pelo menos # dia} many {Cadastro de pelo menos # de dias} other {Cadastro de pelo menos # dias}}",
  "detail.condition.firstCap": "Primeira ordem de no máximo {amount}",
  "detail.changed": "O anunciante alterou este anúncio. Você está vendo a versão atual.",
  "detail.opensAt": "Abre em {time}.",
  "detail.reason.marketDisabled": "Este mercado está fechado no momento.",
  "detail.reason.offerNotOnline": "O anunciante tirou este anúncio do ar.",
  "detail.reason.offerOutsideHours": "Este anúncio está fora do seu horário.",
  "detail.reason.offerOfOwnGroup": "Este anúncio é da sua própria conta.",
  "detail.reason.traderBlocked": "Você e este anunciante não negociam entre si.",
  "detail.reason.conditionKyc": "O anunciante só negocia com pessoas de identidade verificada.",
  "detail.reason.conditionTrades":
    "O anunciante exige mais negociações concluídas do que você tem.",
  "detail.reason.conditionCompletion": "O anunciante exige uma taxa de conclusão maior que a sua.",
  "detail.reason.conditionRegistered": "O anunciante exige uma conta mais antiga que a sua.",
  "detail.reason.ratesStale": "Não há preço atual para este anúncio. Tente novamente em instantes.",
  "detail.reason.offerHidden": "Este anúncio não pode ser aceito no momento.",
  "detail.reason.openOrdersLimit":
    "Você tem tantas ordens abertas quanto pode ter agora. Conclua uma primeiro.",
  "detail.reason.offerOrdersLimit":
    "Você tem tantas ordens abertas neste anúncio quanto pode ter. Conclua uma primeiro ou escolha outro anúncio.",
  "detail.reason.openWorthLimit":
    "Suas compras abertas atingiram seu limite. Conclua uma primeiro.",
  "detail.reason.cancelLimit": "Você cancelou ordens demais nas últimas 24 horas.",
  "detail.reason.advertiserLimit": "O anunciante não pode aceitar mais ordens no momento.",
  "detail.reason.staffMayNotTrade": "Contas da equipe não podem negociar.",
  "detail.form.amountOutsideLimit":
    "Ajuste a quantidade de cripto para < {amount} {token} para atender aos requisitos do anunciante.",
  "detail.form.amountBelowLimit":
    "Ajuste a quantidade de cripto para > {amount} {token} para atender aos requisitos do anunciante.",
  "detail.form.fiatAtLeast": "Este anunciante aceita ordens de no mínimo {amount}.",
  "detail.form.fiatAtMost": "Este anunciante aceita ordens de no máximo {amount}.",
  "detail.form.overLimit": "Seu limite de compras abertas deixa cerca de {amount} para esta ordem.",
  "detail.form.title": "Sua ordem",
  "detail.form.max": "Máx.",
  "detail.form.balance": "Saldo: {amount}",
  "detail.form.transfer": "Transferir {token} para sua carteira spot",
  "detail.form.notEnough": "Sua carteira spot não tem {token} suficiente.",
  "detail.fresh.note":
    "Comprado há pouco: {amount}. Pode ser sacado ou vendido a partir de {time}.",
  "detail.fresh.newAccount":
    "Sua conta tem menos de 30 dias: o que você comprar poderá ser sacado ou vendido 24 horas após a conclusão da ordem.",
  "detail.fresh.reversible":
    "Pagamentos por este método podem ser estornados: o que você comprar poderá ser sacado ou vendido 24 horas após a conclusão da ordem.",
  "detail.form.tooSmall": "Este valor é baixo demais.",
  "detail.form.limits": "Limite: {limits}",
  "detail.message": "Mensagem aos traders",
});
