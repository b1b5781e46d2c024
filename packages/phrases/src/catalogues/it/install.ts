import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Acquista e vendi cripto da persona a persona, con le cripto in deposito in garanzia.",
  "install.offline.title": "Nessuna connessione",
  "install.offline.text":
    "Parley non è raggiungibile. Controlla la connessione a internet. I tempi degli ordini aperti continuano a scorrere.",
  "install.offline.retry": "Riprova",
});
