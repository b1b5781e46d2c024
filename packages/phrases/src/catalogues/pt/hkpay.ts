import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "Compre e venda cripto com dólares de Hong Kong (HKD)",
  "hkpay.meta.description":
    "Negocie cripto por HKD entre pessoas, por FPS ou transferência bancária. Anúncios ao vivo, passos claros e moedas em custódia até a confirmação do pagamento.",

  "hkpay.title": "Compre e venda cripto com dólares de Hong Kong",
  "hkpay.lead":
    "Negocie diretamente com outras pessoas por FPS ou transferência bancária. A Parley mantém as moedas em custódia (escrow) até o vendedor confirmar o dinheiro.",
  "hkpay.buy": "Comprar com HKD",
  "hkpay.sell": "Vender por HKD",

  "hkpay.offers.title": "Anúncios em HKD ao vivo",
  "hkpay.offers.buy": "Melhores anúncios para comprar",
  "hkpay.offers.sell": "Melhores anúncios para vender",
  "hkpay.offers.none": "Não há anúncios em HKD no momento.",
  "hkpay.offers.all": "Todos os anúncios em HKD",

  "hkpay.methods.title": "Como se paga em Hong Kong",
  "hkpay.methods.fps.text":
    "O Faster Payment System transfere HKD entre bancos e carteiras em segundos, dia e noite. A maioria das ordens por FPS termina em minutos.",
  "hkpay.methods.bank.text":
    "De qualquer banco de Hong Kong para a conta do vendedor. Indicada para valores maiores; considere o horário de funcionamento do banco.",
  "hkpay.methods.offers": "Anúncios com {method}",

  "hkpay.buying.title": "Comprar com HKD",
  "hkpay.buying.choose":
    "Escolha um anúncio, informe o valor e crie a ordem. As moedas passam a ser guardadas pela Parley.",
  "hkpay.buying.pay":
    "Envie o valor exato por FPS ou transferência bancária a partir da sua própria conta, dentro do prazo de pagamento.",
  "hkpay.buying.confirm": "Clique em “Já paguei” para que o vendedor verifique o seu pagamento.",
  "hkpay.buying.receive": "O vendedor confirma e as moedas estão na sua carteira.",
  "hkpay.selling.title": "Vender por HKD",
  "hkpay.selling.choose":
    "Adicione a conta em que quer receber HKD, escolha um anúncio e crie a ordem.",
  "hkpay.selling.wait": "Suas moedas ficam em custódia (escrow) enquanto o comprador paga.",
  "hkpay.selling.check":
    "Acesse o seu banco e verifique se o dinheiro chegou. O nome do pagador deve ser igual ao nome registrado.",
  "hkpay.selling.release": "Clique em “Recebi, liberar cripto” quando o dinheiro estiver na conta.",

  "hkpay.safety.title": "Proteja o seu dinheiro",
  "hkpay.safety.own": "Pague somente de uma conta em seu próprio nome, o mesmo do cadastro.",
  "hkpay.safety.remark":
    "Não mencione cripto nem a plataforma em uma transferência. Os bancos podem reter esses pagamentos.",
  "hkpay.safety.cancel": "Nunca cancele uma ordem depois de ter transferido o dinheiro.",
  "hkpay.safety.proof":
    "Uma captura de tela não é um pagamento. Libere as moedas somente quando o seu banco mostrar o dinheiro.",
  "hkpay.safety.private":
    "Fique na plataforma. Negociações particulares com anunciantes não são protegidas pela custódia.",
  "hkpay.safety.appeal":
    "Se um pagamento ou a cripto não chegar, abra uma apelação. O atendimento ao cliente decide, e as moedas ficam em custódia até lá.",
});
