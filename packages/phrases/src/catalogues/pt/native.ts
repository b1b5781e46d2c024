import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "Páginas de P2P",
  "native.nav.market": "Negociar",
  "native.nav.orders": "Ordens",
  "native.nav.offers": "Meus anúncios",
  "native.nav.payment": "Métodos de pagamento",
  "native.nav.account": "Configurações",
  "native.login.title": "Entrar",
  "native.login.text": "Entre no aplicativo para continuar.",
  "native.login.button": "Entrar",
  "native.login.failed": "O aplicativo não fez o seu login. Tente novamente.",
  "native.logOut": "Sair",
  "native.outdated": "Isto requer uma versão mais recente do aplicativo.",
  "native.update": "Atualizar",
  "native.picture.save": "Salvar imagem",
  "native.picture.saved": "A imagem foi salva.",
  "native.picture.failed": "Não foi possível salvar a imagem.",
  "native.community.text": "Outros usuários talvez também saibam a resposta.",
  "native.community.open": "Perguntar à comunidade",
});
