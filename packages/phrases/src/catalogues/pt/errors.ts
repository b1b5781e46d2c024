import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput":
    "Alguns dados estão faltando ou não são válidos. Verifique os campos destacados.",
  "errors.fieldRequired": "Este campo não pode ficar em branco.",
  "errors.fieldInvalid": "Este valor não é válido.",
  "errors.fieldUnknown": "Este campo não é aceito aqui.",
  "errors.malformedRequest":
    "Não foi possível ler a solicitação. Atualize a página e tente novamente.",
  "errors.notFound": "O que você procura não existe ou não está mais disponível.",
  "errors.methodNotAllowed": "Este endereço não aceita esse tipo de solicitação.",
  "errors.tooLarge": "A solicitação é grande demais. Envie menos dados de uma vez.",
  "errors.unsupportedType": "Este tipo de arquivo ou conteúdo não é aceito.",
  "errors.stateChanged": "Algo mudou nesse meio-tempo. Confira a situação atual e tente novamente.",

  "errors.notLoggedIn": "Faça login para continuar.",
  "errors.notAllowed": "Sua conta não tem permissão para fazer isso.",
  "errors.accountGroupMissing": "O grupo da sua conta é desconhecido. Faça login novamente.",
  "errors.accountGroupMismatch":
    "Este endereço pertence a outro grupo de contas. Faça login novamente com a conta certa.",

  "errors.tooManyRequests": "Solicitações demais. Aguarde um momento e tente novamente.",
  "errors.internal": "Algo deu errado do nosso lado. Tente novamente em instantes.",
  "errors.unavailable": "O serviço não está disponível no momento. Tente novamente em instantes.",
  "errors.timeout": "A resposta demorou demais. Tente novamente.",

  "errors.unknownAsset": "Esta criptomoeda não é negociada aqui.",
  "errors.unknownFiat": "Esta moeda não é negociada aqui.",
  "errors.unknownMarket": "Não há mercado para esta criptomoeda e esta moeda.",
  "errors.ratesStale": "O preço de referência está desatualizado. Tente novamente em instantes.",
});
