import type en from "../en/chat.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "chat.title": "Chat com {name}",
  "chat.safety":
    "Fique neste chat. Nunca negocie fora da plataforma e não informe códigos nem senhas a ninguém.",
  "chat.warning.link":
    "Esta mensagem contém um link. Fique neste chat e nunca digite senha ou código em outro site.",
  "chat.warning.contact":
    "Esta mensagem contém um telefone ou outro contato. Fique neste chat: o atendimento ao cliente não consegue verificar o que for combinado fora daqui.",
  "chat.warning.account":
    "Esta mensagem contém um número de conta ou endereço. Pague somente para a conta mostrada na ordem.",
  "chat.warning.accountSeller":
    "Esta mensagem contém um número de conta ou endereço. Nunca envie moedas para lá: elas só são liberadas nesta ordem.",
  "chat.messages": "Mensagens",
  "chat.loading": "Carregando mensagens",
  "chat.loadFailed": "Não foi possível carregar as mensagens.",
  "chat.loadOlder": "Carregar mensagens anteriores",
  "chat.newMessages":
    "{count, plural, one {# nova mensagem} many {# de novas mensagens} other {# novas mensagens}}",
  "chat.toEnd": "Ir para a última mensagem",
  "chat.input": "Escreva uma mensagem",
  "chat.inputHint": "Enter envia, Shift + Enter começa uma nova linha.",
  "chat.send": "Enviar",
  "chat.sendFailed": "Falha ao enviar a mensagem.",
  "chat.resend": "Reenviar",
  "chat.discard": "Descartar",
  "chat.cancel": "Cancelar",
  "chat.close": "Fechar",
  "chat.closed": "Este chat está encerrado.",
  "chat.attach": "Anexar um arquivo",
  "chat.drop": "Solte os arquivos aqui para enviá-los.",
  "chat.fileTooLarge": "Escolha um arquivo menor que 10 MB.",
  "chat.typeRefused": "Falha no envio. Só são aceitos imagens e arquivos PDF e MP4.",
  "chat.uploadFailed": "Falha no envio do arquivo.",
  "chat.uploading": "Enviando {name}",
  "chat.cancelUpload": "Cancelar o envio de {name}",
  "chat.picture": "Imagem {name}",
  "chat.openPicture": "Abrir a imagem {name}",
  "chat.download": "Baixar",
  "chat.from.you": "Você",
  "chat.from.staff": "Atendimento ao cliente",
  "chat.onlyYou": "Só você e o atendimento ao cliente podem ler isto",
  "chat.announce": "{name}: {text}",
  "chat.state.sending": "Enviando",
  "chat.state.waiting": "Aguardando conexão",
  "chat.state.sent": "Enviada",
  "chat.state.read": "Lida",
  "chat.day.today": "Hoje",
  "chat.day.yesterday": "Ontem",

  "chat.link.title": "Este link leva para fora da plataforma",
  "chat.link.text":
    "{host} não pertence a nós. Não digite senhas nem códigos nesse site, e não pague nem negocie por lá.",
  "chat.link.stay": "Ficar aqui",
  "chat.link.open": "Abrir o link",

  "chat.phrases.title": "Frases rápidas",
  "chat.phrases.hint": "O outro lado as lê no próprio idioma.",
  "chat.phrases.reference": "Referência do pagamento",
  "chat.phrases.amount": "Valor recebido",
  "chat.phrases.time": "Data e hora",
  "chat.phrases.blank": "Este campo não pode ficar em branco.",

  "chat.phrase.hello": "Olá! Estou aqui, podemos começar.",
  "chat.phrase.payingNow": "Estou pagando agora.",
  "chat.phrase.paymentSent": "Enviei o pagamento.",
  "chat.phrase.paymentReference": "Enviei o pagamento, referência {text}.",
  "chat.phrase.bankDelay": "Meu banco está atrasando o pagamento até {time}.",
  "chat.phrase.moreTime": "Por favor, me dê mais tempo para pagar.",
  "chat.phrase.detailsRight":
    "Por favor, confirme se os dados de pagamento da ordem estão corretos.",
  "chat.phrase.pleaseRelease": "Por favor, confira sua conta e libere as moedas.",
  "chat.phrase.readyForPayment":
    "Tudo pronto do meu lado. Por favor, pague na conta indicada na ordem.",
  "chat.phrase.noRemarks":
    "Por favor, não escreva nada sobre cripto ou sobre a plataforma na descrição da transferência.",
  "chat.phrase.paymentReceived": "Recebi o pagamento.",
  "chat.phrase.paymentMissing": "O pagamento ainda não chegou.",
  "chat.phrase.sendReceipt": "Por favor, envie o comprovante do pagamento.",
  "chat.phrase.nameMismatch": "O nome do pagador não corresponde ao seu nome cadastrado.",
  "chat.phrase.wrongAmount": "O valor recebido não está correto: {text}.",
  "chat.phrase.releaseBy": "Vou conferir o pagamento e liberar as moedas até {time}.",
  "chat.phrase.pleaseWait": "Aguarde um momento, por favor.",
  "chat.phrase.thanks": "Agradeço pela negociação.",
  "chat.phrase.staffHello":
    "Olá, o atendimento ao cliente assumiu este caso e está lendo o que as duas partes disseram e mostraram.",
  "chat.phrase.staffSendProof":
    "Adicione à ordem um comprovante do pagamento com data, valor, pagador e recebedor.",
  "chat.phrase.staffCheckAccount":
    "Confira mais uma vez se este pagamento está na sua conta e escreva o que você vê.",
  "chat.phrase.staffAskBank": "Pergunte ao seu banco sobre este pagamento e escreva o que ele diz.",
  "chat.phrase.staffAnswerBy": "Responda até {time}.",
  "chat.phrase.staffPayNothing": "Não envie nenhum outro pagamento até este caso ser decidido.",
  "chat.phrase.staffReleaseLater":
    "Libere as moedas somente depois de ver o pagamento na sua conta.",
  "chat.phrase.staffSettle":
    "Vocês dois ainda podem se entender: com a liberação das moedas ou com uma divisão que ambos aceitem.",
  "chat.phrase.staffMoreTime": "Precisamos de mais tempo e escreveremos novamente até {time}.",
  "chat.phrase.staffDeciding": "Obrigado, temos o que precisamos e decidiremos em breve.",

  "chat.event.create":
    "A ordem foi criada. {amount} {token} estão em custódia (escrow). Pagamento até {time}.",
  "chat.event.pay": "O comprador marcou a ordem como paga.",
  "chat.event.cancel": "O comprador cancelou a ordem.",
  "chat.event.timeOut": "A ordem foi cancelada porque não foi paga a tempo.",
  "chat.event.extend": "O vendedor deu mais tempo para pagar, até {time}.",
  "chat.event.release": "O vendedor confirmou o recebimento do pagamento.",
  "chat.event.settle": "{amount} {token} foram transferidos ao comprador.",
  "chat.event.refuseSettlement":
    "A transferência foi interrompida porque uma das contas está bloqueada.",
  "chat.event.retry": "Uma nova tentativa de transferência está em andamento.",
  "chat.event.appeal.buyer": "O comprador abriu uma apelação.",
  "chat.event.appeal.seller": "O vendedor abriu uma apelação.",
  "chat.event.notReceived":
    "O vendedor não recebeu o pagamento. Pedimos ao comprador um comprovante até {time}.",
  "chat.event.escalate": "A ordem foi encaminhada ao atendimento ao cliente.",
  "chat.event.withdrawAppeal.buyer": "O comprador retirou a apelação.",
  "chat.event.withdrawAppeal.seller": "O vendedor retirou a apelação.",
  "chat.event.proposeSplit.buyer":
    "O comprador propõe uma divisão: {amount} {token} para o comprador.",
  "chat.event.proposeSplit.seller":
    "O vendedor propõe uma divisão: {amount} {token} para o comprador.",
  "chat.event.acceptSplit": "A divisão foi aceita: {amount} {token} para o comprador.",
  "chat.event.ruleRelease":
    "O atendimento ao cliente decidiu: {amount} {token} vão para o comprador.",
  "chat.event.ruleRefund": "O atendimento ao cliente decidiu: as moedas voltam para o vendedor.",
  "chat.event.ruleSplit":
    "O atendimento ao cliente decidiu: {amount} {token} vão para o comprador.",
  "chat.event.ruledRelease":
    "O atendimento ao cliente decidiu: {amount} {token} vão para o comprador. A decisão entra em vigor em {time}.",
  "chat.event.ruledRefund":
    "O atendimento ao cliente decidiu: as moedas voltam para o vendedor. A decisão entra em vigor em {time}.",
  "chat.event.ruledSplit":
    "O atendimento ao cliente decidiu: {amount} {token} vão para o comprador e o restante volta para o vendedor. A decisão entra em vigor em {time}.",
  "chat.event.acceptRuling.buyer": "O comprador aceitou a decisão.",
  "chat.event.acceptRuling.seller": "O vendedor aceitou a decisão.",
  "chat.event.secondLook.buyer":
    "O comprador pediu uma segunda análise por outro membro da equipe.",
  "chat.event.secondLook.seller":
    "O vendedor pediu uma segunda análise por outro membro da equipe.",
  "chat.event.closeAppeal": "O atendimento ao cliente encerrou a apelação.",
  "chat.event.setTask.buyer": "O atendimento ao cliente pediu provas ao comprador até {time}.",
  "chat.event.setTask.seller": "O atendimento ao cliente pediu provas ao vendedor até {time}.",
  "chat.event.missTask.buyer": "O comprador não respondeu a tempo ao atendimento ao cliente.",
  "chat.event.missTask.seller": "O vendedor não respondeu a tempo ao atendimento ao cliente.",
  "chat.event.withdrawTask.buyer":
    "O atendimento ao cliente não precisa mais da resposta do comprador.",
  "chat.event.withdrawTask.seller":
    "O atendimento ao cliente não precisa mais da resposta do vendedor.",
});
