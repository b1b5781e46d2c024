import type en from "../en/home.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "home.meta.title": "Parley: compre e venda cripto de pessoa para pessoa",
  "home.meta.description":
    "Compre e venda criptomoedas na sua própria moeda a partir dos anúncios de outras pessoas. A Parley mantém as criptomoedas em custódia (escrow) até a confirmação do pagamento.",

  "home.hero.title": "Compre e venda cripto diretamente com outras pessoas",
  "home.hero.text":
    "Escolha um anúncio, pague pelo método que você já usa e receba suas criptomoedas. A Parley as mantém em custódia (escrow) desde o primeiro minuto, então nenhum dos lados precisa confiar no outro.",
  "home.hero.buy": "Comprar cripto",
  "home.hero.sell": "Vender cripto",

  "home.express.title": "Expresso: o melhor anúncio para o seu valor",
  "home.express.side": "Comprar ou vender",
  "home.express.amount": "Valor",
  "home.express.find": "Encontrar o melhor anúncio",
  "home.express.youGet": "Você recebe cerca de {amount}",
  "home.express.youGive": "Você vende cerca de {amount}",
  "home.express.price": "Melhor preço: {price}",
  "home.express.none":
    "No momento, nenhum anúncio atende a este valor. O Expresso mostra o mais próximo.",

  "home.prices.title": "Preços dos principais mercados",
  "home.prices.currency": "Moeda",
  "home.prices.show": "Ver preços",
  "home.prices.coin": "Criptomoeda",
  "home.prices.price": "Preço de referência",
  "home.prices.bestBuy": "Melhor preço de compra",
  "home.prices.bestSell": "Melhor preço de venda",
  "home.prices.offers": "Anúncios: {count}",
  "home.prices.noOffers": "Sem anúncios",
  "home.prices.buy": "Comprar",
  "home.prices.sell": "Vender",
  "home.prices.buyCoin": "Comprar {coin}",
  "home.prices.sellCoin": "Vender {coin}",
  "home.prices.asOf": "Última atualização: {time}",
  "home.prices.stale": "Preços com atraso",
  "home.prices.note":
    "Os preços de referência são a mediana de várias fontes. Cada anunciante define o próprio preço em torno deles.",
  "home.prices.unavailable": "Não é possível exibir os preços no momento.",

  "home.facts.title": "A Parley em números",
  "home.facts.trades": "negociações concluídas",
  "home.facts.release": "do pagamento à liberação (mediana)",
  "home.facts.escrow": "em moedas sob custódia agora",
  "home.facts.coins": "criptomoedas",
  "home.facts.currencies": "moedas",
  "home.facts.methods": "métodos de pagamento",
  "home.facts.languages": "idiomas",
  "home.facts.fee": "de taxa para o tomador, nada para o anunciante",

  "home.steps.title": "Como funciona uma negociação",
  "home.steps.order.title": "Crie uma ordem",
  "home.steps.order.text":
    "Escolha um anúncio e um valor. A partir desse momento, as criptomoedas do vendedor ficam retidas pela Parley.",
  "home.steps.pay.title": "Pague ao vendedor",
  "home.steps.pay.text":
    "Envie o dinheiro pelo método de pagamento indicado, dentro do prazo de pagamento, e depois clique em “Já paguei”.",
  "home.steps.confirm.title": "O vendedor confirma",
  "home.steps.confirm.text": "O vendedor confere a conta e clica em “Recebi, liberar cripto”.",
  "home.steps.transfer.title": "Transferência de ativos",
  "home.steps.transfer.text": "O sistema libera as criptomoedas da custódia para o comprador.",
  "home.steps.done.title": "Concluída",
  "home.steps.done.text":
    "As criptomoedas estão na carteira do comprador. Se algo der errado no caminho, qualquer um dos lados pode abrir uma apelação.",

  "home.safety.title": "Segurança para os dois lados",
  "home.safety.escrow.title": "Custódia (escrow) desde o primeiro minuto",
  "home.safety.escrow.text":
    "A quantidade anunciada é sempre real: ela é reservada quando o anúncio é publicado e fica retida enquanto a sua ordem está em andamento.",
  "home.safety.identity.title": "Somente pessoas verificadas",
  "home.safety.identity.text":
    "Todos os que negociam aqui comprovaram identidade, telefone e e-mail. O nome do pagador deve ser igual ao nome cadastrado.",
  "home.safety.appeal.title": "Sempre há a quem recorrer",
  "home.safety.appeal.text":
    "Se o pagamento ou as criptomoedas não chegarem, abra uma apelação. As criptomoedas continuam em custódia até a decisão do atendimento ao cliente.",
  "home.safety.clear.title": "Saiba sempre o que vem a seguir",
  "home.safety.clear.text":
    "Cada ordem aberta informa o que acontece com o dinheiro de cada lado, e quando, se ninguém agir.",

  "home.rules.title": "Três regras para proteger seu dinheiro",
  "home.rules.own": "Pague somente de uma conta em seu próprio nome, o mesmo do cadastro.",
  "home.rules.remark":
    "Não mencione criptomoedas nem a Parley na descrição de uma transferência bancária.",
  "home.rules.private":
    "Fique na plataforma. Negociações particulares com anunciantes não são protegidas pela custódia.",

  "home.start.title": "O que você precisa antes da primeira negociação",
  "home.start.phone": "Um número de telefone verificado",
  "home.start.email": "Um endereço de e-mail verificado",
  "home.start.kyc": "A verificação de identidade (KYC) concluída",
  "home.start.agreement": "Seu aceite do contrato de serviço P2P",
  "home.start.twoFactor": "A autenticação de dois fatores (2FA)",

  "home.questions.title": "Dúvidas de quem está começando",
  "home.questions.fee.question": "Quanto custa uma negociação?",
  "home.questions.fee.answer":
    "Quem aceita um anúncio paga {rate} das criptomoedas, descontados da quantidade recebida. O anunciante não paga nada. Seu banco ou serviço de pagamento pode cobrar uma tarifa própria.",
  "home.questions.time.question": "Quanto tempo leva?",
  "home.questions.time.answer":
    "Cada anúncio informa o prazo de pagamento em minutos. A maioria dos vendedores libera as criptomoedas poucos minutos depois que o dinheiro chega.",
  "home.questions.unpaid.question": "E se o comprador não pagar?",
  "home.questions.unpaid.answer":
    "Quando o prazo de pagamento termina, a ordem é cancelada automaticamente e as criptomoedas voltam para o vendedor.",
  "home.questions.unreleased.question": "Paguei e o vendedor não libera as criptomoedas. E agora?",
  "home.questions.unreleased.answer":
    "Não cancele a ordem. Abra uma apelação com o comprovante do pagamento; as criptomoedas continuam em custódia até a decisão.",
  "home.questions.price.question": "Quem define o preço?",
  "home.questions.price.answer":
    "O anunciante: um preço fixo ou um que acompanha o mercado. Preços muito distantes da referência são recusados.",
});
