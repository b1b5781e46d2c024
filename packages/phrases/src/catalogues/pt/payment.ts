import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "Métodos de pagamento",
  "payment.text":
    "As contas em que você recebe moeda fiduciária. Outras pessoas só as veem em uma ordem com você.",
  "payment.count": "{count} de {most}",
  "payment.empty": "Você ainda não adicionou um método de pagamento.",
  "payment.emptyText":
    "Adicione a conta em que os compradores vão pagar você. Ela deve estar no seu nome.",
  "payment.add": "Adicionar método de pagamento",
  "payment.backToP2P": "Voltar ao P2P",
  "payment.backToOffer": "Voltar ao anúncio",
  "payment.cancel": "Cancelar",
  "payment.close": "Fechar",
  "payment.notAllowed":
    "Sua conta não tem permissão para gerenciar métodos de pagamento. Subcontas podem pedir à conta principal.",
  "payment.full": "Você atingiu o máximo de métodos de pagamento. Remova um primeiro.",
  "payment.kyc.title": "Verifique sua identidade primeiro",
  "payment.kyc.text":
    "O método de pagamento deve ter o nome com o qual sua identidade foi verificada; por isso, a verificação vem primeiro.",
  "payment.kyc.action": "Verificar identidade",

  "payment.group.bank": "Transferência bancária",
  "payment.group.instant": "Pagamento instantâneo",
  "payment.group.wallet": "Carteira digital",
  "payment.group.mobileMoney": "Dinheiro móvel",
  "payment.group.card": "Cartão",
  "payment.group.cash": "Dinheiro em espécie",
  "payment.group.giftCard": "Cartão-presente",

  "payment.show": "Mostrar detalhes",
  "payment.hide": "Ocultar detalhes",
  "payment.copy": "Copiar {label}",
  "payment.copied": "Copiado",
  "payment.picture": "Imagem de {method}",
  "payment.picture.enlarge": "Ampliar a imagem de {method}",
  "payment.addedAt": "Adicionado em {time}",

  "payment.remove": "Remover",
  "payment.remove.title": "Remover este método de pagamento?",
  "payment.remove.text":
    "{method}, {account}: não poderá mais ser escolhido em anúncios e ordens. As ordens já pagas por ele não mudam.",
  "payment.removed": "O método de pagamento foi removido.",
  "payment.notDone.add": "O método de pagamento não foi adicionado",
  "payment.edit.title": "Editar método de pagamento",
  "payment.edit.text":
    "A partir de agora, seus anúncios usam os dados alterados. As ordens existentes mantêm o que mostram.",
  "payment.edit.done": "O método de pagamento foi alterado.",
  "payment.notDone.edit": "O método de pagamento não foi alterado",
  "payment.edit": "Editar",
  "payment.edit.submit": "Salvar alterações",
  "payment.notDone.remove": "O método de pagamento não foi removido",

  "payment.new.text":
    "Escolha como quer receber e informe os dados exatamente como aparecem no seu banco ou provedor.",
  "payment.new.loading": "Carregando os métodos de pagamento",
  "payment.new.failed": "Não foi possível carregar os métodos de pagamento.",
  "payment.new.retry": "Tentar novamente",
  "payment.new.submit": "Adicionar método de pagamento",
  "payment.new.done": "O método de pagamento foi adicionado.",
  "payment.new.uploading": "Aguarde até que a imagem seja enviada.",
  "payment.currency": "Moeda",
  "payment.currency.any": "Todas as moedas",
  "payment.currency.search": "Buscar uma moeda",
  "payment.country": "País ou região",
  "payment.country.any": "Todos os países e regiões",
  "payment.country.search": "Buscar um país ou uma região",
  "payment.method": "Método de pagamento",
  "payment.method.choose": "Escolha um método de pagamento",
  "payment.method.search": "Buscar um método de pagamento",

  "payment.field.account": "Número do cartão ou da conta",
  "payment.field.receiverName": "Nome do recebedor",
  "payment.field.receiverName.hint":
    "O nome com o qual sua identidade foi verificada. Contas de outras pessoas não são aceitas.",
  "payment.field.image": "Imagem",
  "payment.field.optional": "Opcional",
  "payment.field.choose": "Escolha uma opção",
  "payment.field.required": "Este campo não pode ficar em branco.",
  "payment.field.invalid": "Este valor não tem o formato correto. Confira.",
  "payment.field.checkFailed":
    "Os dígitos verificadores não conferem. Compare o número com os dados do seu banco.",
  "payment.field.tooShort": "Muito curto. Comprimento mínimo: {count}.",
  "payment.field.tooLong": "Muito longo. Comprimento máximo: {count}.",
  "payment.field.otherHolder":
    "O nome do recebedor deve ser o nome com o qual sua identidade foi verificada.",
  "payment.image.hint":
    "PNG, JPG ou JPEG, menor que 3 MB. Por exemplo, o código QR da sua conta, para quem paga escanear.",
  "payment.image.choose": "Escolher imagem",
  "payment.image.drop": "ou solte-a aqui",
  "payment.image.remove": "Remover imagem",
  "payment.image.progress": "Progresso do envio",
  "payment.image.failed": "Falha no envio.",
  "payment.image.wrongType":
    "Falha no envio. Apenas imagens nos formatos PNG, JPG e JPEG são aceitas.",
  "payment.image.tooLarge": "Falha no envio. Apenas imagens menores que 3 MB são aceitas.",
});
