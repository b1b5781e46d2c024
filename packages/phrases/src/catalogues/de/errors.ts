import type en from "../en/errors.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "errors.badInput":
    "Einige Angaben fehlen oder sind ungültig. Bitte prüfen Sie die markierten Felder.",
  "errors.fieldRequired": "Dieses Feld darf nicht leer bleiben.",
  "errors.fieldInvalid": "Dieser Wert ist nicht gültig.",
  "errors.fieldUnknown": "Dieses Feld gibt es hier nicht.",
  "errors.malformedRequest":
    "Die Anfrage konnte nicht gelesen werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "errors.notFound": "Was Sie suchen, gibt es nicht oder nicht mehr.",
  "errors.methodNotAllowed": "Diese Adresse nimmt solche Anfragen nicht an.",
  "errors.tooLarge": "Die Anfrage ist zu groß. Bitte senden Sie weniger auf einmal.",
  "errors.unsupportedType": "Diese Art von Datei oder Inhalt wird nicht unterstützt.",
  "errors.stateChanged":
    "In der Zwischenzeit hat sich etwas geändert. Bitte prüfen Sie den aktuellen Stand und versuchen Sie es noch einmal.",

  "errors.notLoggedIn": "Bitte melden Sie sich an, um fortzufahren.",
  "errors.notAllowed": "Ihr Konto ist dazu nicht berechtigt.",
  "errors.accountGroupMissing":
    "Ihre Kontogruppe ist nicht bekannt. Bitte melden Sie sich erneut an.",
  "errors.accountGroupMismatch":
    "Diese Adresse gehört zu einer anderen Kontogruppe. Bitte melden Sie sich mit dem richtigen Konto erneut an.",

  "errors.tooManyRequests":
    "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  "errors.internal": "Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.",
  "errors.unavailable":
    "Der Dienst ist derzeit nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.",
  "errors.timeout": "Die Antwort hat zu lange gedauert. Bitte versuchen Sie es noch einmal.",

  "errors.unknownAsset": "Diese Kryptowährung wird hier nicht gehandelt.",
  "errors.unknownFiat": "Diese Währung wird hier nicht gehandelt.",
  "errors.unknownMarket": "Für diese Kryptowährung und Währung gibt es keinen Markt.",
  "errors.ratesStale":
    "Der Referenzpreis ist nicht mehr aktuell. Bitte versuchen Sie es gleich noch einmal.",
});
