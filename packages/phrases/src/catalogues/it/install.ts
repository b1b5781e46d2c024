import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Acquista e vendi cripto da persona a persona, con le cripto in deposito in garanzia.",
  "install.offline.title": "Nessuna connessione",
  "install.offline.text":
    "Parley non è raggiungibile. Controlla la connessione a internet. I tempi degli ordini aperti continuano a scorrere.",
  "install.offline.retry": "Riprova",
  "install.push.title": "Notifiche push",
  "install.push.text":
    "Le novità sui tuoi ordini arrivano su questo dispositivo anche quando Parley è chiuso. La schermata di blocco non mostra né importi né nomi.",
  "install.push.switch": "Questo dispositivo",
  "install.push.switch.text": "Ordini e ricorsi",
  "install.push.unsupported": "Questo browser non supporta le notifiche push.",
  "install.push.homeScreen":
    "Su iPhone e iPad aggiungi prima Parley alla schermata Home: tocca Condividi, poi «Aggiungi alla schermata Home», e apri Parley da lì.",
  "install.push.blocked":
    "Il tuo browser blocca le notifiche di questo sito. Consentile nelle impostazioni del sito del browser, poi attivale qui.",
  "install.push.refused": "Al browser non è stato consentito di mostrare notifiche.",
  "install.push.isOn": "Questo dispositivo ora riceve le notifiche push.",
  "install.push.isOff": "Questo dispositivo non riceve più notifiche push.",
  "install.push.failed": "Non è stato possibile attivare le notifiche push. Riprova più tardi.",
  "install.sound.title": "Nuovi ordini",
  "install.sound.switch": "Suono per i nuovi ordini",
  "install.sound.text": "Su questo dispositivo, mentre Parley è aperto",
});
