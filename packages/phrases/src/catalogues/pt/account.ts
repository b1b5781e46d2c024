import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "Conta",
  "account.nav.security": "Segurança",
  "account.nav.kyc": "Verificação de identidade",
  "account.nav.subUsers": "Subcontas",
  "account.nav.api": "Chaves de API",
  "account.nav.settings": "Configurações",
  "account.back": "Voltar ao P2P",

  "account.subUsers.title": "Subcontas",
  "account.subUsers.text":
    "Acessos para quem trabalha para você. Eles negociam com a sua identidade verificada, cada um com o que você permitir.",
  "account.subUsers.count": "{count} de {most}",
  "account.subUsers.create": "Criar subconta",
  "account.subUsers.empty": "Nenhuma subconta ainda",
  "account.subUsers.emptyText":
    "Crie uma para que alguém negocie por você sem compartilhar sua senha.",
  "account.subUsers.name": "Subconta",
  "account.subUsers.lastSeen": "Último acesso: {time}",
  "account.subUsers.neverSeen": "Ainda não entrou",
  "account.subUsers.permissions": "Permissões",
  "account.subUsers.permissionsOf": "Permissões de {name}",
  "account.subUsers.permission.trade": "Negociar",
  "account.subUsers.permission.payment": "Métodos de pagamento",
  "account.subUsers.permission.withdraw": "Sacar",
  "account.subUsers.useAdminTwoFactor": "Verificar com meu autenticador",
  "account.subUsers.status": "Status",
  "account.subUsers.active": "Ativa",
  "account.subUsers.frozen": "Congelada",
  "account.subUsers.action": "Ação",
  "account.subUsers.freeze": "Congelar",
  "account.subUsers.unfreeze": "Descongelar",
  "account.subUsers.freeze.title": "Congelar {name}?",
  "account.subUsers.freeze.text":
    "Esta subconta é desconectada de tudo imediatamente e não poderá entrar até que você a descongele. As ordens abertas dela ficam como estão.",
  "account.subUsers.freeze.done": "{name} foi congelada.",
  "account.subUsers.unfreeze.title": "Descongelar {name}?",
  "account.subUsers.unfreeze.text":
    "Esta subconta poderá entrar novamente e fazer o que suas permissões autorizam.",
  "account.subUsers.unfreeze.done": "{name} pode entrar novamente.",
  "account.subUsers.cancel": "Cancelar",
  "account.subUsers.close": "Fechar",
  "account.subUsers.saved": "Permissões de {name} salvas.",
  "account.subUsers.notDone.create": "A subconta não foi criada",
  "account.subUsers.notDone.change": "A alteração não foi salva",

  "account.subUsers.new.title": "Criar uma subconta",
  "account.subUsers.new.text":
    "A subconta entra com este e-mail ou telefone e a senha que você definir, e o confirma com um código no primeiro acesso.",
  "account.subUsers.new.whyCodes": "Uma subconta pode negociar em seu nome; confirme que é você.",
  "account.subUsers.new.account": "E-mail ou telefone",
  "account.subUsers.new.account.hint":
    "Um número de telefone com o código do país, por exemplo +55 11 96123-4567.",
  "account.subUsers.new.username": "Apelido",
  "account.subUsers.new.password": "Senha",
  "account.subUsers.new.password.hint": "Pelo menos 8 caracteres. Entregue-a de forma segura.",
  "account.subUsers.new.useAdminTwoFactor": "Verificar com meu autenticador",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "A subconta usará os códigos do seu autenticador em vez dos dela.",
  "account.subUsers.new.submit": "Criar",
  "account.subUsers.new.continue": "Continuar",
  "account.subUsers.new.back": "Voltar",
  "account.subUsers.new.done": "{name} foi criada.",
  "account.field.blank": "Este campo não pode ficar em branco.",
  "account.subUsers.problem.password": "Use de 8 a 128 caracteres.",

  "account.settings.title": "Configurações",
  "account.settings.description":
    "Seu apelido, o idioma das nossas mensagens e a aparência do site.",
  "account.settings.profile.title": "Perfil",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "Copiar UID",
  "account.settings.uid.copied": "Copiado",
  "account.settings.uid.failed": "Falha ao copiar",
  "account.settings.username": "Apelido",
  "account.settings.username.hint":
    "Os outros usuários veem este nome. De 3 a 30 letras, números, pontos, hifens ou sublinhados.",
  "account.settings.username.invalid":
    "Use de 3 a 30 letras, números, pontos, hifens ou sublinhados e comece com uma letra ou um número.",
  "account.settings.username.next": "Você poderá alterar o nome novamente a partir de {time}.",
  "account.settings.save": "Salvar",
  "account.settings.saved": "Salvo.",
  "account.settings.messages.title": "Mensagens",
  "account.settings.language": "Idioma das mensagens",
  "account.settings.language.hint":
    "Os e-mails e SMS que enviamos a você são escritos neste idioma. O site segue o menu de idiomas no topo.",
  "account.settings.look.title": "Aparência",
  "account.settings.theme": "Cores",
  "account.settings.theme.system": "Como no seu sistema",
  "account.settings.theme.light": "Claro",
  "account.settings.theme.dark": "Escuro",
});
