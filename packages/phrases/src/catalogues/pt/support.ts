import type en from "../en/support.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "support.title": "Falar com o atendimento ao cliente",
  "support.text": "Conte o que aconteceu. O atendimento ao cliente lê todas as mensagens.",
  "support.never":
    "Nunca envie senha nem código de segurança. O atendimento ao cliente nunca pede esses dados.",
  "support.new": "Nova mensagem",
  "support.logIn":
    "Tem uma conta? <link>Entre</link> para escrever pela sua conta e ler a resposta aqui.",
  "support.logInForCase": "<link>Entre</link> para ler o seu chamado.",

  "support.subject": "Qual é o assunto?",
  "support.subject.choose": "Escolha um assunto",
  "support.subject.account": "Conta e configurações",
  "support.subject.login": "Login e verificação de segurança",
  "support.subject.verification": "Verificação de identidade",
  "support.subject.order": "Ordem",
  "support.subject.appeal": "Apelação",
  "support.subject.deposit": "Depósito",
  "support.subject.withdrawal": "Saque",
  "support.subject.hold": "Conta congelada, retenção ou bloqueio",
  "support.subject.other": "Outro assunto",

  "support.order": "Ordem",
  "support.order.none": "Nenhuma ordem específica",

  "support.message": "Sua mensagem",
  "support.message.hint":
    "De 10 a 2.000 caracteres. Horários, valores e endereços nos ajudam a encontrar.",
  "support.message.short": "Escreva pelo menos 10 caracteres.",

  "support.email": "Seu e-mail",
  "support.email.hint": "A resposta vai para este endereço. Não o usamos para mais nada.",
  "support.email.invalid": "Digite um e-mail válido.",

  "support.send": "Enviar",
  "support.checking": "Verificando seu navegador…",

  "support.notDone.send": "Sua mensagem não foi enviada",
  "support.notDone.reply": "Sua resposta não foi enviada",
  "support.notDone.close": "O chamado não foi encerrado",

  "support.sent.title": "Sua mensagem está com o atendimento ao cliente",
  "support.sent.number": "O número do seu chamado é {number}.",
  "support.sent.account": "Você lerá a resposta nesta página. Avisaremos quando ela chegar.",
  "support.sent.email": "A resposta vai para {email}.",
  "support.sent.view": "Ver chamado",
  "support.sent.another": "Escrever outra mensagem",

  "support.cases": "Seus chamados",
  "support.cases.none": "Você ainda não escreveu ao atendimento ao cliente.",
  "support.cases.older": "Chamados mais antigos",
  "support.cases.newer": "Chamados mais recentes",

  "support.case": "Chamado {number}",
  "support.case.unknown": "Este chamado não existe nesta conta.",

  "support.state.open": "Aguardando o atendimento ao cliente",
  "support.state.claimed": "Em andamento",
  "support.state.answered": "Respondido",
  "support.state.closed": "Encerrado",

  "support.from.you": "Você",
  "support.from.staff": "Atendimento ao cliente",

  "support.reply": "Sua resposta",
  "support.reply.send": "Enviar resposta",
  "support.field.blank": "Este campo não pode ficar em branco.",

  "support.close": "Encerrar chamado",
  "support.close.title": "Encerrar este chamado?",
  "support.close.text":
    "Nada mais poderá ser escrito nele. Você pode abrir outro a qualquer momento.",
  "support.close.keep": "Manter aberto",
  "support.closed": "Este chamado está encerrado.",
});
