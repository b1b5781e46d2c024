import type en from "../en/mail.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "mail.code.subject": "Seu código de segurança da Parley",
  "mail.code.register": "Informe este código para criar sua conta.",
  "mail.code.login": "Informe este código para entrar na sua conta.",
  "mail.code.resetPassword": "Informe este código para definir uma nova senha.",
  "mail.code.bindEmail": "Informe este código para vincular um e-mail à sua conta.",
  "mail.code.bindPhone": "Informe este código para vincular um número de telefone à sua conta.",
  "mail.code.unbindEmail": "Informe este código para desvincular o e-mail da sua conta.",
  "mail.code.unbindPhone":
    "Informe este código para desvincular o número de telefone da sua conta.",
  "mail.code.totpConfirm": "Informe este código para ativar o Google Authenticator.",
  "mail.code.totpRemove": "Informe este código para desativar o Google Authenticator.",
  "mail.code.passwordChange": "Informe este código para alterar sua senha.",
  "mail.code.passkeyAdd": "Informe este código para adicionar uma chave de acesso à sua conta.",
  "mail.code.passkeyRemove": "Informe este código para remover uma chave de acesso da sua conta.",
  "mail.code.recoveryCodes": "Informe este código para gerar novos códigos de recuperação.",
  "mail.code.createUserPayment": "Informe este código para adicionar um método de pagamento.",
  "mail.code.updateUserPayment": "Informe este código para alterar um método de pagamento.",
  "mail.code.removeUserPayment": "Informe este código para remover um método de pagamento.",
  "mail.code.release":
    "Informe este código para liberar as criptos ao comprador, somente se o pagamento já estiver na sua conta.",
  "mail.code.split":
    "Informe este código para dividir as criptos de uma ordem entre você e o comprador.",
  "mail.code.withdraw": "Informe este código para sacar criptos da sua conta.",
  "mail.code.apiSettings": "Informe este código para alterar suas configurações de API.",
  "mail.code.subUsers": "Informe este código para dar acesso, permissões ou cripto a uma subconta.",
  "mail.code.staffAction":
    "Informe este código para confirmar o que você faz como membro da equipe.",
  "mail.code.valid":
    "O código vale por {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} e só pode ser usado uma vez.",
  "mail.code.secret": "Nunca o compartilhe. A equipe da Parley jamais pedirá esse código.",
  "mail.code.ignore": "Se você não pediu este código, pode ignorar esta mensagem.",
  "mail.code.alarm":
    "Se você não pediu este código, altere sua senha e confira seus dispositivos em Segurança da conta.",

  "mail.alreadyRegistered.subject": "Você já tem uma conta na Parley",
  "mail.alreadyRegistered.text":
    "Alguém tentou se cadastrar com os seus dados. Eles já pertencem a uma conta, por isso nenhuma nova foi criada.",
  "mail.alreadyRegistered.advice":
    "Se foi você, entre na conta ou defina uma nova senha caso tenha esquecido a sua. Se não foi você, não é preciso fazer nada.",

  "mail.newDeviceLogin.subject": "Novo acesso à sua conta Parley",
  "mail.newDeviceLogin.text": "Sua conta foi acessada a partir de um novo dispositivo.",

  "mail.securityChanged.subject": "A segurança da sua conta foi alterada",
  "mail.securityChanged.passwordChanged": "Sua senha foi alterada.",
  "mail.securityChanged.passwordReset": "Sua senha foi redefinida.",
  "mail.securityChanged.emailBound": "Um e-mail foi vinculado à sua conta.",
  "mail.securityChanged.emailUnbound": "O e-mail foi desvinculado da sua conta.",
  "mail.securityChanged.phoneBound": "Um número de telefone foi vinculado à sua conta.",
  "mail.securityChanged.phoneUnbound": "O número de telefone foi desvinculado da sua conta.",
  "mail.securityChanged.totpEnabled": "O Google Authenticator foi ativado.",
  "mail.securityChanged.totpRemoved": "O Google Authenticator foi desativado.",
  "mail.securityChanged.passkeyAdded": "Uma chave de acesso foi adicionada à sua conta.",
  "mail.securityChanged.passkeyRemoved": "Uma chave de acesso foi removida da sua conta.",
  "mail.securityChanged.recoveryCodeUsed": "Um código de recuperação da sua conta foi usado.",
  "mail.securityChanged.recoveryCodesRenewed":
    "Novos códigos de recuperação foram gerados. Os antigos não funcionam mais.",
  "mail.securityChanged.subUserMayWithdraw":
    "Uma subconta foi autorizada a sacar moedas com a própria verificação. Ela poderá fazer isso após 24 horas.",
  "mail.securityChanged.antiPhishingCodeChanged": "Seu código antiphishing foi alterado.",
  "mail.securityChanged.resetRequested":
    "Foi pedida ao atendimento ao cliente a redefinição da sua verificação de segurança.",
  "mail.securityChanged.resetCancelled":
    "Um pedido de redefinição da sua verificação de segurança foi cancelado. Nada foi removido da sua conta.",
  "mail.securityChanged.contactChangeUndone":
    "Uma alteração do seu e-mail ou telefone foi desfeita. Todos os dispositivos foram desconectados; defina uma nova senha em “Esqueci a senha”.",
  "mail.securityChanged.apiKeyCreated":
    "Uma chave de API foi criada para sua conta. Um programa que a tenha pode agir em seu nome.",
  "mail.securityChanged.apiKeyRevoked": "Uma chave de API da sua conta foi revogada.",
  "mail.securityChanged.subUserApiKey": "Uma subconta criou uma chave de API.",

  "mail.kycApproved.subject": "Sua identidade foi verificada",
  "mail.kycApproved.text": "Sua verificação de identidade foi aprovada.",
  "mail.kycAsked.subject": "Precisamos de mais uma coisa para sua verificação",
  "mail.kycAsked.text":
    "O atendimento precisa de mais uma coisa antes de decidir sobre sua verificação de identidade. Adicione na página de verificação.",
  "mail.kycAsk.documentAgain": "O documento de novo, nítido e com todos os cantos",
  "mail.kycAsk.otherSide": "O outro lado do documento",
  "mail.kycAsk.selfieAgain": "A selfie com o documento de novo",
  "mail.kycAsk.proofOfAddress": "Um comprovante de endereço de até três meses",
  "mail.kycAsk.proofOfName": "Um documento que explique a diferença entre os nomes",
  "mail.kycRejected.subject": "Sua verificação de identidade não foi aprovada",
  "mail.kycRejected.text":
    "Sua verificação de identidade não foi aprovada. Corrija seus dados e envie-os novamente.",
  "mail.kycReason.documentUnreadable": "Um documento não está legível.",
  "mail.kycReason.documentIncomplete": "Falta uma página ou um lado de um documento.",
  "mail.kycReason.documentExpired": "Um documento está vencido.",
  "mail.kycReason.documentNotAccepted": "Este tipo de documento não é aceito.",
  "mail.kycReason.detailsMismatch": "Os dados informados não correspondem aos documentos.",
  "mail.kycReason.selfieMismatch": "A selfie não corresponde à foto do documento.",
  "mail.kycReason.notGenuine": "Não foi possível confirmar a autenticidade de um documento.",
  "mail.kycReason.other": "Não foi possível verificar os documentos.",

  "mail.subUserCreated.subject": "Uma subconta foi adicionada à sua conta",
  "mail.subUserCreated.text": "Uma subconta foi adicionada à sua conta.",

  "mail.resetRequest.approved.subject": "Sua redefinição de segurança foi aprovada",
  "mail.resetRequest.approved.text":
    "Seu pedido para redefinir a verificação de segurança foi aprovado. Entre na conta e configure-a novamente.",
  "mail.resetRequest.refused.subject": "Sua redefinição de segurança não foi aprovada",
  "mail.resetRequest.refused.text":
    "Seu pedido para redefinir a verificação de segurança não foi aprovado. Sua conta continua como estava.",

  "mail.depositCredited.subject": "Depósito recebido",
  "mail.depositCredited.text": "{amount} {token} foram creditados na sua carteira spot.",
  "mail.withdrawalSent.subject": "Saque enviado",
  "mail.withdrawalSent.text": "Seu saque de {amount} {token} foi enviado.",
  "mail.withdrawalReturned.subject": "Saque não enviado",
  "mail.withdrawalReturned.text":
    "Seu saque de {amount} {token} não foi enviado. As moedas voltaram para a sua carteira spot.",

  "mail.tradingFrozen.subject": "As negociações da sua conta estão congeladas",
  "mail.tradingFrozen.falseClaims":
    "Você marcou ordens como pagas várias vezes sem que houvesse pagamento. Você não pode criar ordens, publicar anúncios nem sacar até que o atendimento ao cliente analise o caso.",
  "mail.tradingFrozen.staff":
    "O atendimento ao cliente congelou as negociações da sua conta. Por enquanto, você não pode criar ordens, publicar anúncios nem sacar.",
  "mail.tradingFrozen.hold":
    "O atendimento ao cliente reteve sua conta até {time}. Até lá, você não pode criar ordens, publicar anúncios nem sacar, e as criptomoedas das suas ordens ficam em custódia. Se acha que é um engano, fale com o atendimento ao cliente.",
  "mail.tradingFrozen.advice":
    "Suas ordens abertas continuam: você ainda pode pagar, cancelar, liberar e apelar. Se acha que é um engano, fale com o atendimento ao cliente.",
  "mail.tradingRestored.subject": "Você pode negociar novamente",
  "mail.tradingRestored.text":
    "O atendimento ao cliente suspendeu o congelamento. Você pode criar ordens, publicar anúncios e sacar novamente.",
  "mail.sessionsEnded.subject": "Sua sessão foi encerrada em todos os lugares",
  "mail.sessionsEnded.text":
    "O atendimento encerrou todos os acessos da sua conta e revogou as chaves de API. Entre novamente; se você não pediu isso, altere primeiro a senha.",
  "mail.staffInvitation.subject": "Convite para a equipe da Parley",
  "mail.staffInvitation.text":
    "Você foi convidado a trabalhar no atendimento ao cliente da Parley. Entre na conta com este endereço de e-mail, configure uma chave de acesso ou o Google Authenticator e aceite até {time}. O link funciona uma única vez.",
  "mail.staffInvitation.link": "Aceitar o convite",
  "mail.staffLogHead.subject": "Registro da equipe, {day}",
  "mail.staffLogHead.text":
    "O registro da equipe termina hoje com a linha {number}. O hash dela: {hash}. Guarde este e-mail: ele prova se as linhas até esta foram alteradas depois.",
  "mail.supportAnswered.subject": "O atendimento ao cliente respondeu",
  "mail.supportAnswered.text": "O atendimento ao cliente respondeu à sua mensagem.",
  "mail.offerTakenDown.subject": "Seu anúncio foi retirado",
  "mail.offerTakenDown.text":
    "O atendimento ao cliente desativou seu anúncio. As ordens abertas seguem como combinado.",
  "mail.offerTakenDown.object":
    "Se não concordar, fale com o atendimento ao cliente e informe o número do anúncio.",
  "mail.supportClosed.subject": "Seu chamado foi encerrado",
  "mail.supportClosed.text":
    "O atendimento ao cliente encerrou seu chamado. Se ainda precisar de ajuda, abra um novo.",
  "mail.caseHandedOver.subject": "Um caso foi transferido para você",
  "mail.caseHandedOver.text":
    "Um colega transferiu um caso para você. Ele está entre os seus casos no console.",

  "mail.orderCreated.subject": "Nova ordem",
  "mail.orderCreated.text":
    "{role, select, buyer {Alguém está vendendo {quantity} a você por {amount}. Pague por {method} e depois clique em “Já paguei”.} other {Alguém está comprando {quantity} de você por {amount} via {method}. As moedas ficam em custódia (escrow) até a confirmação do pagamento.}}",
  "mail.orderPaid.subject": "O comprador marcou a ordem como paga",
  "mail.orderPaid.text":
    "O comprador informa que pagou {amount} via {method}. Confira sua conta e só libere {quantity} quando o dinheiro tiver chegado.",
  "mail.orderCanceled.subject": "Ordem cancelada",
  "mail.orderCanceled.text":
    "O comprador cancelou a ordem de {quantity}. As moedas não estão mais em custódia.",
  "mail.orderTimedOut.subject": "Ordem cancelada: o prazo de pagamento acabou",
  "mail.orderTimedOut.text":
    "{role, select, buyer {A ordem de {quantity} não foi marcada como paga a tempo e foi cancelada. Se você pagou, abra uma apelação em até 24 horas.} other {O comprador não pagou a tempo. A ordem de {quantity} foi cancelada e as moedas não estão mais em custódia.}}",
  "mail.orderExtended.subject": "Mais tempo para pagar",
  "mail.orderExtended.text": "O vendedor deu a você mais tempo para pagar {amount} via {method}.",
  "mail.orderCompleted.subject": "Ordem concluída",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} já estão na sua carteira spot. Você pagou {amount}.} other {{quantity} foram liberados ao comprador por {amount}.}}",
  "mail.orderFailed.subject": "Falha na transferência",
  "mail.orderFailed.text":
    "Não foi possível transferir {quantity}. As moedas estão seguras em custódia; veja na ordem o que acontece agora.",
  "mail.confirmReminder.subject": "O comprador aguarda sua confirmação",
  "mail.confirmReminder.text":
    "O comprador informa que pagou {amount} via {method} e aguarda {quantity}. Confira sua conta e libere as criptos, ou abra uma apelação se o pagamento não chegou.",
  "mail.appealOpened.subject": "Apelação aberta",
  "mail.appealOpened.text":
    "{by, select, buyer {O comprador abriu uma apelação na ordem de {quantity}. Envie sua declaração e suas provas.} seller {O vendedor abriu uma apelação na ordem de {quantity}. Envie sua declaração e suas provas.} other {A ordem de {quantity} aguarda a liberação há tempo demais. O atendimento ao cliente está analisando.}}",
  "mail.proofWanted.subject": "Comprove o seu pagamento",
  "mail.proofWanted.text":
    "O vendedor informa que {amount} por {method} referentes a {quantity} não chegaram. Adicione um comprovante de pagamento à ordem; caso contrário, o atendimento ao cliente decidirá sem ele.",
  "mail.appealWithdrawn.subject": "Apelação retirada",
  "mail.appealWithdrawn.text": "A apelação da ordem de {quantity} foi retirada. A ordem continua.",
  "mail.evidenceAdded.subject": "Provas adicionadas",
  "mail.evidenceAdded.text":
    "{role, select, buyer {O vendedor adicionou uma declaração ou provas à apelação da ordem de {quantity}.} other {O comprador adicionou uma declaração ou provas à apelação da ordem de {quantity}.}} Você pode responder na ordem.",
  "mail.taskSet.subject": "O atendimento ao cliente pede provas a você",
  "mail.taskSet.text":
    "O atendimento ao cliente precisa da sua resposta sobre a ordem de {quantity}. Veja na ordem o que é pedido; sem resposta a tempo, o atendimento ao cliente decide sem ela.",
  "mail.taskMissed.subject": "O prazo para responder acabou",
  "mail.taskMissed.text":
    "Você não respondeu a tempo ao atendimento ao cliente sobre a ordem de {quantity}. Você ainda pode responder na ordem até o atendimento ao cliente decidir.",
  "mail.splitProposed.subject": "Divisão proposta",
  "mail.splitProposed.text":
    "{role, select, buyer {O vendedor propõe que você receba {share} e que o restante volte para ele.} other {O comprador propõe receber {share}; o restante volta para você.}} Você pode aceitar na ordem.",
  "mail.appealRuled.subject": "O atendimento ao cliente decidiu",
  "mail.appealRuled.text":
    "{role, select, buyer {Pela decisão, você recebe {share}; o restante volta para o vendedor.} other {Pela decisão, o comprador recebe {share}; o restante volta para você.}} Até ela entrar em vigor, você pode pedir uma vez uma segunda análise na ordem.",
  "mail.secondLook.subject": "Segunda análise da sua ordem",
  "mail.secondLook.text":
    "{role, select, buyer {O vendedor pediu que outro membro da equipe decida sobre a ordem de {quantity}.} other {O comprador pediu que outro membro da equipe decida sobre a ordem de {quantity}.}} Até lá as moedas continuam em custódia.",
  "mail.appealResolved.subject": "Apelação resolvida",
  "mail.appealResolved.completed":
    "{role, select, buyer {A apelação foi resolvida. Você recebeu {share}.} other {A apelação foi resolvida. O comprador recebeu {share}.}}",
  "mail.appealResolved.canceled": "A apelação foi resolvida. A ordem de {quantity} está cancelada.",
  "mail.feedback.subject": "Nova avaliação",
  "mail.feedback.positive": "Você recebeu uma avaliação positiva pela ordem de {quantity}.",
  "mail.feedback.negative":
    "Você recebeu uma avaliação negativa pela ordem de {quantity}. Você pode responder uma vez.",
  "mail.feedbackReplied.subject": "Resposta à sua avaliação",
  "mail.feedbackReplied.text": "Sua avaliação da ordem de {quantity} recebeu uma resposta.",

  "mail.withdrawalsBlocked": "Para sua segurança, os saques estão bloqueados até {time}.",
  "mail.notYou":
    "Se não foi você, altere sua senha imediatamente e desconecte seus outros dispositivos em Segurança da conta.",
  "mail.notYou.cancelReset":
    "Se não foi você, cancele o pedido com este link, sem precisar entrar, e altere sua senha. O atendimento ao cliente não pode aprová-lo nas primeiras 24 horas.",
  "mail.notYou.undo":
    "Se não foi você, desfaça com este link em até 72 horas. Todos os dispositivos serão desconectados e os saques bloqueados por 24 horas.",

  "mail.fact.asked": "Solicitado",
  "mail.fact.time": "Horário",
  "mail.fact.address": "Endereço IP",
  "mail.fact.device": "Dispositivo",
  "mail.fact.reason": "Motivo",
  "mail.fact.username": "Apelido",
  "mail.fact.walletAddress": "Endereço da carteira",
  "mail.fact.orderId": "ID da ordem",
  "mail.fact.offer": "Anúncio",
  "mail.fact.caseId": "Número do chamado",
  "mail.fact.amount": "Quantidade",
  "mail.fact.payment": "Pagamento",
  "mail.fact.payMethod": "Método de pagamento",
  "mail.fact.timeLeft": "Tempo restante",
  "mail.timeLeft":
    "{minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}, até {time}",

  "mail.link.login": "Entrar",
  "mail.link.security": "Segurança da conta",
  "mail.link.cancelReset": "Cancelar o pedido",
  "mail.link.undo": "Desfazer esta alteração",
  "mail.link.kyc": "Verificação de identidade",
  "mail.link.subUsers": "Subcontas",
  "mail.link.wallet": "Carteira",
  "mail.link.order": "Ver ordem",
  "mail.link.orders": "Minhas ordens",
  "mail.link.case": "Ver chamado",
  "mail.link.offers": "Meus anúncios",
  "mail.link.contact": "Falar com o atendimento ao cliente",

  "mail.antiPhishing.code": "Seu código antiphishing: {code}",
  "mail.antiPhishing.none":
    "Você ainda não tem um código antiphishing. Escolha um em Segurança da conta e ele aparecerá em todos os e-mails verdadeiros da Parley.",
  "mail.footer.account":
    "Você recebe este e-mail porque seu endereço está vinculado a uma conta Parley. Ele foi enviado automaticamente; não responda.",
  "mail.footer.entered":
    "Você recebe este e-mail porque seu endereço foi informado na Parley. Ele foi enviado automaticamente; não responda.",

  "mail.text.code": "{code} é o seu código da Parley. {purpose} Nunca o compartilhe.",
});
