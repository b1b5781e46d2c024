import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Compra y vende criptomonedas de persona a persona, con las criptomonedas en depósito en garantía.",
  "install.offline.title": "Sin conexión",
  "install.offline.text":
    "No se puede acceder a Parley. Comprueba tu conexión a internet. Los plazos de las órdenes abiertas siguen corriendo.",
  "install.offline.retry": "Intentar de nuevo",
});
