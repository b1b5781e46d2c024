import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "Expresso: compre ou venda cripto pelo melhor preço",
  "express.meta.description":
    "Diga quanto quer comprar ou vender. A Parley encontra o melhor anúncio disponível para você e preenche o formulário, com as moedas em custódia (escrow).",

  "express.title": "Expresso",
  "express.lead":
    "Diga quanto. Encontramos o melhor anúncio disponível para você e abrimos o formulário já preenchido.",

  "express.side": "Comprar ou vender",
  "express.buy": "Comprar",
  "express.sell": "Vender",
  "express.amount": "Valor",
  "express.unit": "Unidade do valor",
  "express.coin": "Moeda cripto",
  "express.currency": "Moeda",
  "express.method": "Método de pagamento",
  "express.anyMethod": "Qualquer método de pagamento",
  "express.find": "Encontrar o melhor anúncio",

  "express.best": "Melhor anúncio para você",
  "express.enterAmount": "Informe um valor para ver o melhor anúncio.",
  "express.note":
    "O preço é verificado a cada poucos segundos. Ele é fixado quando você cria a ordem.",
  "express.allOffers": "Ver todos os anúncios",
  "express.searching": "Procurando o melhor anúncio",

  "express.none.title": "Nenhum anúncio no momento",
  "express.none.text":
    "Ninguém negocia {token} por {fiat} no momento. Tente outra cripto ou moeda.",
  "express.noMethod.title": "Nenhum anúncio com este método de pagamento",
  "express.noMethod.text": "Há anúncios com outros métodos de pagamento.",
  "express.outside.title": "Nenhum anúncio aceita este valor",
  "express.outside.text": "No momento, você pode negociar entre {least} e {most}.",
  "express.use": "Usar {amount}",
  "express.paused.title": "Este mercado está pausado",
  "express.paused.text": "{token} não pode ser negociado por {fiat} no momento. Volte mais tarde.",
  "express.limit.title": "Você atingiu seu limite",
  "express.limit.text":
    "Você tem tantas ordens abertas quanto pode ter agora. Conclua uma primeiro.",
  "express.limit.orders": "Ver minhas ordens",
  "express.failed": "Não foi possível verificar o preço",

  "express.how.title": "Como funciona o Expresso",
  "express.how.amount": "Você diz quanto quer comprar ou vender e como quer pagar ou receber.",
  "express.how.match":
    "A Parley compara todos os anúncios disponíveis para você e mostra o de melhor preço, com a taxa incluída.",
  "express.how.order":
    "Você confere o formulário e cria a ordem; a partir daí as moedas ficam em custódia (escrow).",
});
