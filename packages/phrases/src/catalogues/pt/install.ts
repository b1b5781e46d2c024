import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Compre e venda cripto de pessoa para pessoa, com as moedas em custódia (escrow).",
  "install.offline.title": "Sem conexão",
  "install.offline.text":
    "Não foi possível acessar a Parley. Verifique sua conexão com a internet. Os prazos das ordens abertas continuam correndo.",
  "install.offline.retry": "Tentar novamente",
  "install.push.title": "Notificações push",
  "install.push.text":
    "As novidades das suas ordens chegam a este dispositivo mesmo com a Parley fechada. A tela de bloqueio não mostra valores nem nomes.",
  "install.push.switch": "Este dispositivo",
  "install.push.switch.text": "Ordens e apelações",
  "install.push.unsupported": "Este navegador não oferece notificações push.",
  "install.push.homeScreen":
    "No iPhone e no iPad, adicione primeiro a Parley à tela de início: toque em Compartilhar, depois em “Adicionar à Tela de Início”, e abra a Parley por lá.",
  "install.push.blocked":
    "Seu navegador bloqueia as notificações deste site. Permita-as nas configurações do site no navegador e depois ative-as aqui.",
  "install.push.refused": "O navegador não recebeu permissão para mostrar notificações.",
  "install.push.isOn": "Este dispositivo agora recebe notificações push.",
  "install.push.isOff": "Este dispositivo não recebe mais notificações push.",
  "install.push.failed":
    "Não foi possível ativar as notificações push. Tente novamente mais tarde.",
  "install.sound.title": "Novas ordens",
  "install.sound.switch": "Som para novas ordens",
  "install.sound.text": "Neste dispositivo, enquanto o Parley estiver aberto",
});
