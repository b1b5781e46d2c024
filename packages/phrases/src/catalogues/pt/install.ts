import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Compre e venda cripto de pessoa para pessoa, com as moedas em custódia (escrow).",
  "install.offline.title": "Sem conexão",
  "install.offline.text":
    "Não foi possível acessar a Parley. Verifique sua conexão com a internet. Os prazos das ordens abertas continuam correndo.",
  "install.offline.retry": "Tentar novamente",
});
