import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Krypto von Person zu Person kaufen und verkaufen, die Coins liegen dabei in Treuhand.",
  "install.offline.title": "Keine Verbindung",
  "install.offline.text":
    "Parley ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung. Die Fristen offener Orders laufen weiter.",
  "install.offline.retry": "Erneut versuchen",
});
