import type en from "../en/native.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "native.nav": "P2P-Seiten",
  "native.nav.market": "Handeln",
  "native.nav.orders": "Orders",
  "native.nav.offers": "Meine Angebote",
  "native.nav.payment": "Zahlungsmethoden",
  "native.nav.account": "Einstellungen",
  "native.login.title": "Anmelden",
  "native.login.text": "Melden Sie sich in der App an, um fortzufahren.",
  "native.login.button": "Anmelden",
  "native.login.failed": "Die App hat Sie nicht angemeldet. Bitte versuchen Sie es erneut.",
  "native.logOut": "Abmelden",
  "native.outdated": "Dafür ist eine neuere Version der App nötig.",
  "native.update": "Aktualisieren",
  "native.picture.save": "Bild speichern",
  "native.picture.saved": "Das Bild wurde gespeichert.",
  "native.picture.failed": "Das Bild konnte nicht gespeichert werden.",
  "native.community.text": "Auch andere Nutzer kennen vielleicht die Antwort.",
  "native.community.open": "Die Community fragen",
});
