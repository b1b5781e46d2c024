import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput":
    "Alguns dados estão faltando ou não são válidos. Verifique os campos destacados.",
  "errors.fieldRequired": "Este campo não pode ficar em branco.",
  "errors.fieldInvalid": "Este valor não é válido.",
  "errors.fieldUnknown": "Este campo não é aceito aqui.",
  "errors.fieldTooShort": "Muito curto. Comprimento mínimo: {count}.",
  "errors.fieldTooLong": "Muito longo. Comprimento máximo: {count}.",
  "errors.fieldCheckFailed":
    "Os dígitos verificadores não conferem. Compare o número com os dados do seu banco.",
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
  "errors.apiKeyUnknown": "Esta chave de API não existe ou foi revogada.",
  "errors.apiKeyExpired": "Esta chave de API expirou.",
  "errors.apiKeyAddress": "Esta chave de API não pode ser usada a partir deste endereço.",
  "errors.apiSignatureInvalid": "A assinatura da solicitação não é válida.",
  "errors.apiTimeOutside": "O horário da solicitação difere em mais de 30 segundos.",
  "errors.apiNonceUsed": "Esta solicitação já foi recebida.",
  "errors.apiPermissionMissing": "Esta chave de API não permite isso.",

  "errors.tooManyRequests": "Solicitações demais. Aguarde um momento e tente novamente.",
  "errors.internal": "Algo deu errado do nosso lado. Tente novamente em instantes.",
  "errors.unavailable": "O serviço não está disponível no momento. Tente novamente em instantes.",
  "errors.timeout": "A resposta demorou demais. Tente novamente.",
  "errors.featureOff": "Este recurso está desativado no momento.",

  "errors.unknownAsset": "Esta criptomoeda não é negociada aqui.",
  "errors.unknownFiat": "Esta moeda não é negociada aqui.",
  "errors.unknownMarket": "Não há mercado para esta criptomoeda e esta moeda.",
  "errors.ratesStale": "O preço de referência está desatualizado. Tente novamente em instantes.",

  "errors.captchaRequired": "Deixe a página verificar que você não é um robô e tente novamente.",
  "errors.captchaInvalid": "A verificação de que você não é um robô falhou. Tente novamente.",
  "errors.accountInvalid": "Informe um e-mail ou um número de telefone com o código do país.",
  "errors.passwordTooWeak": "Esta senha é fácil demais de adivinhar. Escolha outra.",
  "errors.loginFailed": "A conta ou a senha está incorreta.",
  "errors.loginBlocked": "Muitas tentativas sem sucesso. Aguarde e tente novamente mais tarde.",
  "errors.ticketExpired": "Demorou demais. Faça login novamente.",
  "errors.accountFrozen": "Esta conta está congelada. Fale com o atendimento ao cliente.",
  "errors.codeFormatInvalid": "Formato de código inválido. Tente novamente.",
  "errors.codeInvalid": "O código está incorreto. Confira e tente novamente.",
  "errors.codeExpired": "O código não é mais válido. Solicite um novo.",
  "errors.codeUsed": "Este código já foi usado. Aguarde o próximo no Google Authenticator.",
  "errors.codeTriesUsedUp": "Muitas tentativas erradas com este código. Solicite um novo.",
  "errors.codeTooSoon": "Um código acabou de ser enviado. Aguarde antes de solicitar outro.",
  "errors.codeLimitReached":
    "Muitos códigos foram enviados hoje para este endereço ou número. Tente novamente amanhã.",
  "errors.textLimitReached":
    "No momento não é possível enviar mais SMS para este número. Use seu e-mail ou tente mais tarde.",
  "errors.codesMissing": "Falta um código de segurança. Informe todos os códigos solicitados.",
  "errors.idempotencyMismatch":
    "Esta solicitação já foi feita com outros dados. Atualize a página e tente novamente.",
  "errors.usernameTaken": "Este nome já está em uso. Escolha outro.",
  "errors.nicknameCharacters":
    "Use apenas letras e números, com um único ponto, hífen ou sublinhado entre eles.",
  "errors.nicknameScripts": "Não é possível misturar letras de alfabetos diferentes em um nome.",
  "errors.nicknameContact": "O nome não pode parecer um link, um e-mail ou um número de telefone.",
  "errors.nicknameReserved":
    "Este nome pode ser confundido com a Parley ou sua equipe. Escolha outro.",
  "errors.renameTooSoon": "O nome pode ser alterado uma vez a cada 30 dias.",
  "errors.passwordWrong": "A senha está incorreta.",
  "errors.passwordSame": "A nova senha deve ser diferente da atual.",

  "errors.contactTaken": "Este e-mail ou número de telefone pertence a outra conta.",
  "errors.alreadyBound": "Isto já está vinculado à sua conta.",
  "errors.notBound": "Não há nada deste tipo vinculado à sua conta.",
  "errors.emailNeededFirst": "Vincule um e-mail antes de desvincular seu telefone.",
  "errors.phoneNeededFirst": "Vincule um telefone antes de desvincular seu e-mail.",
  "errors.totpAlreadyOn": "O Google Authenticator já está ativado.",
  "errors.totpNotOn": "O Google Authenticator não está ativado.",
  "errors.undoExpired": "Este link já foi usado, expirou ou está incompleto.",
  "errors.totpSetupExpired": "A configuração demorou demais. Comece novamente.",
  "errors.passkeyInvalid": "Não foi possível verificar a chave de acesso. Tente novamente.",
  "errors.passkeyLimit": "Você atingiu o máximo de chaves de acesso. Remova uma primeiro.",
  "errors.commandInvalid":
    "Não foi possível verificar a solicitação. Atualize a página e tente novamente.",
  "errors.commandKeyUnknown":
    "A chave de segurança desta página está desatualizada. Atualize a página e tente novamente.",
  "errors.commandExpired":
    "A solicitação é antiga demais. Verifique o relógio do seu dispositivo e tente novamente.",
  "errors.commandReplayed": "Esta solicitação já foi executada.",
  "errors.resetRequestOpen":
    "Sua solicitação já está com o atendimento ao cliente. Aguarde a decisão.",
  "errors.apiKeyLimit": "Você tem o número máximo de chaves de API. Revogue uma primeiro.",

  "errors.kycPending": "Sua verificação de identidade ainda está em análise.",
  "errors.kycAlreadyApproved": "Sua identidade já está verificada.",
  "errors.kycNotPending": "Não há verificação de identidade para decidir.",
  "errors.kycNeedsReview": "Esta verificação precisa ser analisada pela nossa equipe.",
  "errors.kycTooYoung": "Você precisa ter pelo menos 18 anos.",
  "errors.unknownCountry": "Este país não é reconhecido.",
  "errors.unknownFile": "Falta um arquivo ou ele não pode ser usado aqui. Envie-o novamente.",
  "errors.fileTypeRefused": "Este tipo de arquivo não é aceito aqui.",
  "errors.fileUnreadable": "O arquivo está danificado ou não pode ser lido. Envie outro.",
  "errors.fileTooLarge": "O arquivo é grande demais.",
  "errors.tooManyFiles": "Você enviou arquivos demais. Tente novamente amanhã.",
  "errors.caseTaken": "Um colega já assumiu este caso.",
  "errors.caseDecided": "Este caso já foi decidido.",
  "errors.caseNotYours": "Assuma este caso primeiro.",
  "errors.colleagueUnfit": "Esta pessoa não pode assumir o caso. Escolha outra.",
  "errors.savedFiltersFull": "Você já tem 20 filtros salvos. Exclua um primeiro.",
  "errors.conflictOfInterest":
    "Este caso envolve suas próprias contas ou pessoas ligadas a elas. Outra pessoa da equipe precisa assumi-lo.",
  "errors.staffProtected": "Só um supervisor pode agir sobre a conta de um membro da equipe.",
  "errors.contentInvalid": "O texto está escrito em um formato que não pode ser exibido.",
  "errors.agreementFixed":
    "Esta versão do contrato aguarda aprovação ou já foi aprovada. Seus textos não podem ser alterados.",
  "errors.contentChanged": "Enquanto isso, outra versão foi publicada. Veja-a primeiro.",
  "errors.contentOriginalMissing": "Publique primeiro o texto em inglês.",
  "errors.offerTakenDown":
    "Este anúncio foi retirado. Meus anúncios mostra o motivo e o que fazer.",
  "errors.marketChangeInvalid":
    "Esta alteração não pode ser aplicada. Abra a prévia para ver o motivo.",
  "errors.marketChangeOutdated":
    "O mercado mudou desde que isto foi proposto. Proponha novamente com os valores atuais.",
  "errors.marketChangeDecided": "Esta alteração já foi decidida.",
  "errors.marketChangeNeedsOther": "Outro administrador precisa decidir sobre a sua proposta.",
  "errors.approverTooClose":
    "As suas funções estão ligadas por uma nomeação dos últimos 7 dias. Outro colega precisa aprovar.",

  "errors.masterOnly": "Somente a conta principal pode fazer isso.",
  "errors.subUserLimit": "Você atingiu o máximo de subcontas.",
  "errors.subUserForbidden": "A conta principal não autorizou isso para você.",
  "errors.agreementChanged": "O contrato de serviço mudou. Leia a nova versão.",
  "errors.staffSessionNeeded":
    "Confirme que é você com uma chave de acesso ou o Google Authenticator para continuar trabalhando.",
  "errors.notAvailableHere": "Isso não está disponível no seu endereço de rede.",
  "errors.lastAdministrator":
    "O último administrador precisa manter a função. Nomeie outro administrador primeiro.",
  "errors.invitationInvalid": "Este convite não é mais válido. Peça um novo.",
  "errors.invitationOfOther":
    "Este convite é para outro endereço de e-mail. Entre com a conta que o usa.",
  "errors.alreadyStaff": "Esta conta já pertence à equipe.",
  "errors.staffNameTaken": "Outra pessoa da equipe usa este nome ou um parecido.",
  "errors.staffTwoFactorNeeded":
    "Configure uma chave de acesso ou o Google Authenticator antes de trabalhar em casos.",
  "errors.staffMayNotTrade": "Contas da equipe não podem negociar.",
  "errors.tradingFrozen":
    "As negociações da sua conta estão congeladas. Fale com o atendimento ao cliente.",
  "errors.phoneNotVerified": "Verifique seu telefone antes de negociar.",
  "errors.emailNotVerified": "Verifique seu e-mail antes de negociar.",
  "errors.kycNotApproved": "Conclua a verificação de identidade (KYC) antes de negociar.",
  "errors.agreementNotAccepted": "Aceite o contrato de serviço P2P antes de negociar.",
  "errors.twoFactorNotSet": "Configure a 2FA antes de negociar.",

  "errors.unknownPayMethod": "Este método de pagamento não pode ser usado aqui.",
  "errors.holderNameMismatch":
    "O nome do recebedor deve ser o nome com o qual sua identidade foi verificada.",
  "errors.paymentDuplicate": "Você já adicionou esta conta.",
  "errors.paymentLimit": "Você atingiu o máximo de métodos de pagamento. Remova um primeiro.",
  "errors.paymentInUse":
    "Este método de pagamento é usado por um anúncio ou uma ordem ainda em aberto.",
  "errors.pictureFailed": "Falha no envio.",
  "errors.pictureTypeRefused":
    "Falha no envio. Apenas imagens nos formatos PNG, JPG e JPEG são aceitas.",
  "errors.pictureTooLarge": "Falha no envio. Apenas imagens menores que 3 MB são aceitas.",

  "errors.offerUnknown": "Este anúncio não existe.",
  "errors.offerChanged": "O anúncio foi alterado nesse meio-tempo. Confira novamente.",
  "errors.offerClosed": "Este anúncio está encerrado.",
  "errors.offerLimit": "Você já tem o máximo de anúncios. Encerre um primeiro.",
  "errors.marketDisabled": "Este mercado está fechado no momento.",
  "errors.priceTooFar": "O preço está muito distante do preço de mercado.",
  "errors.boundsCrossed": "O preço mínimo não pode ser maior que o máximo.",
  "errors.limitsCrossed": "A ordem mínima não pode ser maior que a máxima.",
  "errors.limitOutsideMarket": "Os limites estão fora do que este mercado permite.",
  "errors.quantityTooSmall": "A quantidade vale menos que a ordem mínima.",
  "errors.payWindowOutside": "O prazo de pagamento deve ficar entre 10 e 180 minutos.",
  "errors.payMethodsCount": "Escolha de 1 a 5 métodos de pagamento.",
  "errors.hoursInvalid": "Confira os horários e o fuso horário.",
  "errors.traderUnknown": "Este usuário não existe.",
  "errors.notWithOneself": "Você não pode fazer isso com a própria conta.",

  "errors.orderUnknown": "Esta ordem não existe.",
  "errors.orderStateChanged": "A ordem mudou nesse meio-tempo. Confira a situação atual.",
  "errors.rTokenInvalid": "O formulário da ordem expirou. Tente novamente.",

  "errors.offerNotOnline": "Este anúncio não está disponível no momento.",
  "errors.offerOutsideHours": "Este anúncio só está disponível no horário do anunciante.",
  "errors.offerOfOwnGroup": "Você não pode negociar com a própria conta nem com as subcontas dela.",
  "errors.traderBlocked": "Um de vocês bloqueou o outro.",
  "errors.conditionKyc": "O anunciante só negocia com usuários verificados.",
  "errors.conditionTrades": "O anunciante exige mais negociações concluídas.",
  "errors.conditionCompletion": "O anunciante exige uma taxa de conclusão maior.",
  "errors.conditionRegistered": "O anunciante exige uma conta registrada há mais tempo.",
  "errors.conditionFirstTrade":
    "O valor está acima do que o anunciante aceita em uma primeira negociação.",
  "errors.offerHidden": "Este anúncio não tem um preço válido no momento.",
  "errors.priceChanged": "O preço mudou. Confira o novo preço e confirme novamente.",
  "errors.amountOutside":
    "Ajuste a quantidade de cripto para < {amount} {token} para atender aos requisitos do anunciante.",
  "errors.amountBelow":
    "Ajuste a quantidade de cripto para > {amount} {token} para atender aos requisitos do anunciante.",
  "errors.outOfStock": "Não resta quantidade suficiente neste anúncio.",
  "errors.quoteChanged": "Os valores mudaram. Confira-os e confirme novamente.",
  "errors.payMethodMissing": "Adicione um método de pagamento aceito neste anúncio.",
  "errors.openOrdersLimit":
    "Ordens abertas ao mesmo tempo: no máximo {most}. Conclua uma primeiro. O limite aumenta com negociações concluídas com pessoas diferentes.",
  "errors.offerOrdersLimit":
    "Ordens abertas no mesmo anúncio: no máximo {most}. Conclua uma primeiro ou escolha outro anúncio.",
  "errors.openWorthLimit":
    "Suas compras abertas podem valer {most} USD no total e restam {left} USD. Escolha um valor menor ou conclua uma ordem primeiro. O limite aumenta com negociações concluídas com pessoas diferentes.",
  "errors.advertiserLimit":
    "O anunciante pode comprar mais {left} USD no momento. Escolha um valor menor ou outro anúncio.",
  "errors.faultUnknown": "Nada é contado contra ninguém nesta ordem.",
  "errors.faultDiscounted": "Isto já foi retirado.",
  "errors.cancelLimit": "Você cancelou ordens demais. Poderá criar novas mais tarde.",
  "errors.externalOrderIdTaken": "Já existe uma ordem com este ID externo.",

  "errors.accountOnHold":
    "O atendimento ao cliente bloqueou uma das duas contas. As moedas continuam em custódia (escrow).",
  "errors.extensionOutside": "O prazo de pagamento pode ser prorrogado em no máximo 30 minutos.",
  "errors.notReceivedTooEarly":
    "O pagamento ainda pode estar a caminho. Você pode informar que não recebeu a partir de {time}.",
  "errors.splitOutside": "A quantidade não pode ultrapassar o que o comprador receberia.",
  "errors.appealUnknown": "Não há apelação nesta ordem.",
  "errors.feedbackGiven": "Você já avaliou esta ordem.",
  "errors.feedbackTooEarly": "A avaliação pode ser feita quando a ordem estiver concluída.",
  "errors.feedbackUnknown": "Não há avaliação nesta ordem para responder.",
  "errors.feedbackReplied": "Você já respondeu a esta avaliação.",
  "errors.approvalNeedsOther": "Você já aprovou: um colega também precisa aprovar.",
  "errors.kycQuestionOpen": "O solicitante ainda não respondeu à última pergunta.",
  "errors.kycQuestionLimit":
    "Já foram feitas perguntas suficientes: aprove ou recuse a verificação.",
  "errors.kycNothingAsked": "O atendimento não espera nenhuma resposta sua.",
  "errors.documentExpired":
    "A data informada já passou: um documento vencido não pode ser aprovado.",
  "errors.limitNotLower": "Escolha um limite abaixo do geral que termine em até um ano.",
  "errors.personSearchLimit":
    "Você atingiu o número de buscas permitido por hora. Tente novamente mais tarde.",
  "errors.resetRequestClosed": "Este pedido já foi decidido ou cancelado.",
  "errors.resetTooEarly": "Esta solicitação não pode ser aprovada antes do fim do tempo de espera.",
  "errors.rulingNeedsOther": "Você já decidiu sobre esta ordem: agora um colega precisa decidir.",
  "errors.silenceTooEarly":
    "A devolução só por falta de resposta é possível a partir de 24 horas depois de o pagamento ser marcado e depois de pedir um comprovante ao comprador.",
  "errors.apiReleaseCap": "O limite diário de liberação desta chave de API foi atingido.",
  "errors.noRulingPending": "Não há nenhuma decisão a aprovar.",
  "errors.taskOpen":
    "Esta parte já tem uma solicitação aberta. Aguarde a resposta ou retire a solicitação.",
  "errors.taskLimit": "Já há solicitações demais nesta ordem.",
  "errors.taskUnknown": "Não existe essa solicitação aberta.",

  "errors.chatClosed": "Este chat está encerrado.",
  "errors.messageUnsendable": "Falha ao enviar a mensagem.",
  "errors.attachmentTooLarge": "Escolha um arquivo menor que 10 MB.",
  "errors.attachmentTypeRefused":
    "Falha no envio. Apenas imagens e arquivos PDF e MP4 são aceitos.",
  "errors.pushServiceRefused": "As notificações push deste navegador não podem ser usadas aqui.",

  "errors.supportCaseClosed": "Este chamado está encerrado. Abra um novo.",
  "errors.supportOpenLimit":
    "Você tem o máximo de chamados abertos. Responda em um deles ou encerre um.",
  "errors.supportLimit": "Chamados demais por hoje. Tente novamente amanhã.",
  "errors.supportWaits": "Aguarde uma resposta antes de escrever de novo neste chamado.",

  "errors.insufficientBalance": "Seu saldo não é suficiente.",
  "errors.balanceTooLarge": "Uma conta não pode guardar um valor tão alto.",
  "errors.unknownNetwork": "Esta moeda não está disponível nesta rede.",
  "errors.addressInvalid": "Este endereço não é válido nesta rede.",
  "errors.networkPaused":
    "Esta rede está suspensa para esta moeda. Tente mais tarde ou escolha outra.",
  "errors.withdrawalTooSmall": "O valor está abaixo do mínimo desta rede.",
  "errors.withdrawalTooLarge": "O valor está acima do máximo desta rede.",
  "errors.withdrawalFeeChanged":
    "A taxa de rede agora é de {fee} {token}. Confira os valores e confirme novamente.",
  "errors.withdrawalLimitReached": "Isto excede o seu limite de saque em 24 horas.",
  "errors.withdrawalsBlocked":
    "Os saques ficam bloqueados por 24 horas após uma alteração de segurança.",
  "errors.coinsFresh":
    "Parte dessas moedas foi comprada há pouco e não pode ser sacada nem vendida antes de {time}. Livre agora: {free}.",
  "errors.apiWithdrawalCap": "O limite diário de saque desta chave de API foi atingido.",
  "errors.apiWithdrawalAddress":
    "Com uma chave de API, as moedas só vão para endereços que estão há 24 horas na lista de endereços.",
  "errors.addressBookFull": "Sua lista de endereços está cheia. Remova um endereço primeiro.",
  "errors.favoritesFull": "Seus favoritos estão cheios. Remova um primeiro.",
});
