import type en from "../en/agreement.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "agreement.title": "Acuerdo de servicio P2P",
  "agreement.meta.description":
    "Las reglas para operar en Parley: depósito en garantía, pagos, cancelación, apelaciones, comisiones, conductas prohibidas, riesgos y tus datos.",
  "agreement.text": "Lee y acepta el <link>acuerdo de servicio P2P</link> antes de operar.",
  "agreement.version": "Versión {version}",
  "agreement.contents": "Contenido",
  "agreement.body": "Texto del acuerdo",
  "agreement.otherLanguage": "Este texto todavía no está disponible en tu idioma.",
  "agreement.read": "He leído el acuerdo y lo acepto.",
  "agreement.required": "Debes aceptar el acuerdo de servicio P2P antes de operar.",
  "agreement.changed": "El acuerdo ha cambiado mientras lo leías. Lee la nueva versión.",
  "agreement.accept": "Aceptar",
  "agreement.accepted": "Has aceptado el acuerdo de servicio P2P.",
  "agreement.notDone": "El acuerdo no se ha aceptado",
  "agreement.later": "Ahora no",
  "agreement.close": "Cerrar",
  "agreement.loading": "Cargando el acuerdo.",
  "agreement.failed": "No se ha podido cargar el acuerdo.",
  "agreement.retry": "Reintentar",
});
