import type en from "../en/auth.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "auth.address": "Confira se o endereço acima começa com {origin}",
  "auth.checking": "Verificando que você não é um robô…",
  "auth.noScript": "Este formulário precisa de JavaScript. Ative-o no seu navegador.",
  "auth.wait": "Você pode tentar novamente em {time}.",
  "auth.secondsLeft":
    "{seconds, plural, one {# segundo} many {# de segundos} other {# segundos}} até você poder tentar novamente",

  "auth.account": "E-mail ou número de telefone",
  "auth.account.hint":
    "Digite o número de telefone com o código do país, por exemplo +55 11 96123-4567.",
  "auth.account.invalid": "Informe um e-mail ou um número de telefone com o código do país.",
  "auth.email": "E-mail",
  "auth.email.invalid": "Informe um e-mail válido.",
  "auth.phone": "Número de telefone",
  "auth.phone.invalid": "Informe um número de telefone válido.",
  "auth.phone.country": "Código do país",
  "auth.phone.search": "Buscar país ou código",
  "auth.password": "Senha",
  "auth.password.new": "Nova senha",
  "auth.password.short": "Use pelo menos 8 caracteres.",
  "auth.password.long": "Use no máximo 128 caracteres.",
  "auth.strength": "Força da senha: {level}",
  "auth.strength.none": "curta demais",
  "auth.strength.weak": "fraca",
  "auth.strength.fair": "razoável",
  "auth.strength.good": "boa",
  "auth.strength.strong": "forte",
  "auth.strength.hint.short":
    "Pelo menos 8 caracteres. Algumas palavras seguidas são fáceis de lembrar.",
  "auth.strength.hint.easy": "Ela segue um padrão que está entre os primeiros a serem testados.",
  "auth.strength.hint.account": "Ela contém seu e-mail ou número de telefone.",
  "auth.strength.hint.longer": "Acrescente caracteres: o comprimento é o que mais protege.",

  "auth.ended.otherDevice":
    "Sua sessão foi encerrada a partir de outro dispositivo. Se não foi você, altere sua senha imediatamente.",
  "auth.ended.passwordChanged":
    "A senha desta conta foi alterada, o que encerrou todas as sessões. Se não foi você, redefina-a imediatamente.",
  "auth.ended.securityChanged":
    "As configurações de segurança desta conta foram alteradas, o que encerrou todas as sessões. Faça login novamente.",
  "auth.ended.service":
    "O atendimento ao cliente encerrou todas as sessões desta conta para protegê-la. Seu e-mail explica o motivo.",
  "auth.ended.frozen": "A conta principal congelou seu acesso.",
  "auth.ended.expired":
    "Sua sessão foi encerrada porque este dispositivo não foi usado por muito tempo.",
  "auth.login.title": "Entrar",
  "auth.login.description":
    "Entre na Parley com seu e-mail, número de telefone ou chave de acesso.",
  "auth.login.submit": "Entrar",
  "auth.login.notDone": "Você não entrou",
  "auth.login.forgot": "Esqueceu a senha?",
  "auth.login.or": "ou",
  "auth.login.passkey": "Entrar com chave de acesso",
  "auth.login.new": "Novo na Parley? <link>Cadastre-se</link>",
  "auth.login.verify": "Confirme que é você.",
  "auth.login.back": "Voltar",

  "auth.register.title": "Crie sua conta",
  "auth.register.description":
    "Crie uma conta Parley com seu e-mail ou número de telefone para comprar e vender criptos de pessoa para pessoa.",
  "auth.register.by": "Cadastrar-se com",
  "auth.register.email": "E-mail",
  "auth.register.phone": "Telefone",
  "auth.register.submit": "Cadastrar-se",
  "auth.register.terms":
    "Ao se cadastrar, você confirma que tem pelo menos 18 anos. Você lê e aceita o <link>contrato de serviço P2P</link> antes da primeira negociação; em <privacy>Privacidade</privacy> está o que acontece com seus dados.",
  "auth.register.known": "Já tem uma conta? <link>Entrar</link>",

  "auth.code.title.email": "Confira seu e-mail",
  "auth.code.title.phone": "Confira seu telefone",
  "auth.code": "Código de segurança",
  "auth.code.sent": "Um novo código está a caminho.",
  "auth.code.wasSent": "Um código já foi enviado para {account}. <link>Digitar o código</link>",
  "auth.code.confirm": "Confirmar",
  "auth.code.help.email":
    "Não chegou nada? Veja a pasta de spam. Se você já tem uma conta, o e-mail informa isso.",
  "auth.code.help.phone":
    "Não chegou nada? Confira o número. Se você já tem uma conta, a mensagem informa isso.",
  "auth.code.change.email": "Alterar o e-mail",
  "auth.code.change.phone": "Alterar o número de telefone",

  "auth.forgot.title": "Definir uma nova senha",
  "auth.forgot.description": "Defina uma nova senha para sua conta Parley.",
  "auth.forgot.text":
    "Informe o e-mail ou o número de telefone da sua conta. Se ela existir, enviaremos um código.",
  "auth.forgot.submit": "Enviar código",
  "auth.forgot.reset": "Definir senha",
  "auth.forgot.sessions":
    "Você será desconectado de todos os dispositivos, e os saques ficarão bloqueados por 24 horas.",
  "auth.forgot.other": "Usar outro e-mail ou telefone",
  "auth.forgot.done": "Sua senha foi alterada. Entre na sua conta.",
  "auth.forgot.known": "Lembrou a senha? <link>Entrar</link>",
  "auth.undo.title": "Desfazer uma alteração na sua conta",
  "auth.undo.text":
    "Em {time} um e-mail ou telefone da sua conta foi alterado. Se não foi você, desfaça: sua conta volta a ficar vinculada somente a estes.",
  "auth.undo.email": "E-mail",
  "auth.undo.phone": "Telefone",
  "auth.undo.none": "Nenhum",
  "auth.undo.effects":
    "Todos os dispositivos são desconectados, o que foi adicionado desde então é removido, os saques ficam bloqueados por 24 horas e você define uma nova senha.",
  "auth.undo.submit": "Desfazer a alteração",
  "auth.undo.done":
    "A alteração foi desfeita. Agora defina uma nova senha; o código vai para o contato novamente vinculado.",
});
