import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Krypto von Person zu Person kaufen und verkaufen, die Coins liegen dabei in Treuhand.",
  "install.offline.title": "Keine Verbindung",
  "install.offline.text":
    "Parley ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung. Die Fristen offener Orders laufen weiter.",
  "install.offline.retry": "Erneut versuchen",
  "install.push.title": "Push-Benachrichtigungen",
  "install.push.text":
    "Neuigkeiten zu Ihren Orders erreichen dieses Gerät auch dann, wenn Parley geschlossen ist. Der Sperrbildschirm zeigt weder Beträge noch Namen.",
  "install.push.switch": "Dieses Gerät",
  "install.push.switch.text": "Orders und Einsprüche",
  "install.push.unsupported": "Dieser Browser unterstützt keine Push-Benachrichtigungen.",
  "install.push.homeScreen":
    "Fügen Sie Parley auf iPhone und iPad zuerst zum Home-Bildschirm hinzu: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie Parley von dort.",
  "install.push.blocked":
    "Ihr Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in den Website-Einstellungen des Browsers und schalten Sie sie dann hier ein.",
  "install.push.refused": "Der Browser darf keine Benachrichtigungen anzeigen.",
  "install.push.isOn": "Dieses Gerät erhält jetzt Push-Benachrichtigungen.",
  "install.push.isOff": "Dieses Gerät erhält keine Push-Benachrichtigungen mehr.",
  "install.push.failed":
    "Push-Benachrichtigungen konnten nicht eingeschaltet werden. Bitte versuchen Sie es später erneut.",
  "install.sound.title": "Neue Orders",
  "install.sound.switch": "Ton bei neuen Orders",
  "install.sound.text": "Auf diesem Gerät, solange Parley geöffnet ist",
});
