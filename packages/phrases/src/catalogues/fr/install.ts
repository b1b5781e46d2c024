import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Achetez et vendez des cryptos entre particuliers, avec les cryptos placées sous séquestre.",
  "install.offline.title": "Pas de connexion",
  "install.offline.text":
    "Parley est injoignable. Vérifiez votre connexion Internet. Les délais des ordres en cours continuent de courir.",
  "install.offline.retry": "Réessayer",
});
