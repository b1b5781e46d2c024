import type en from "../en/express.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "express.meta.title": "Express: Krypto zum besten Preis kaufen oder verkaufen",
  "express.meta.description":
    "Sagen Sie, wie viel Sie kaufen oder verkaufen möchten. Parley findet das beste Angebot für Sie und füllt das Formular aus; die Coins liegen in Treuhand.",

  "express.title": "Express",
  "express.lead":
    "Sagen Sie, wie viel. Wir finden das beste Angebot, das Sie annehmen können, und öffnen das ausgefüllte Formular.",

  "express.side": "Kaufen oder verkaufen",
  "express.buy": "Kaufen",
  "express.sell": "Verkaufen",
  "express.amount": "Betrag",
  "express.unit": "Einheit des Betrags",
  "express.coin": "Coin",
  "express.currency": "Währung",
  "express.method": "Zahlungsmethode",
  "express.anyMethod": "Beliebige Zahlungsmethode",
  "express.find": "Bestes Angebot finden",

  "express.best": "Das beste Angebot für Sie",
  "express.enterAmount": "Geben Sie einen Betrag ein, um das beste Angebot zu sehen.",
  "express.note":
    "Der Preis wird alle paar Sekunden geprüft. Er steht fest, sobald Sie die Order aufgeben.",
  "express.allOffers": "Alle Angebote ansehen",
  "express.searching": "Das beste Angebot wird gesucht",

  "express.none.title": "Derzeit keine Angebote",
  "express.none.text":
    "Im Moment handelt niemand {token} gegen {fiat}. Versuchen Sie es mit einem anderen Coin oder einer anderen Währung.",
  "express.noMethod.title": "Kein Angebot mit dieser Zahlungsmethode",
  "express.noMethod.text": "Es gibt Angebote mit anderen Zahlungsmethoden.",
  "express.outside.title": "Kein Angebot nimmt diesen Betrag an",
  "express.outside.text": "Derzeit können Sie zwischen {least} und {most} handeln.",
  "express.use": "{amount} verwenden",
  "express.paused.title": "Dieser Markt pausiert",
  "express.paused.text":
    "{token} kann im Moment nicht gegen {fiat} gehandelt werden. Bitte versuchen Sie es später wieder.",
  "express.limit.title": "Ihr Limit ist erreicht",
  "express.limit.text":
    "Sie haben so viele offene Orders, wie derzeit möglich sind. Bitte schließen Sie zuerst eine ab.",
  "express.limit.orders": "Meine Orders ansehen",
  "express.failed": "Der Preis konnte nicht geprüft werden",

  "express.how.title": "So funktioniert Express",
  "express.how.amount":
    "Sie sagen, wie viel Sie kaufen oder verkaufen und wie Sie zahlen oder bezahlt werden möchten.",
  "express.how.match":
    "Parley vergleicht alle Angebote, die Sie annehmen können, und zeigt das mit dem besten Preis, Gebühr inbegriffen.",
  "express.how.order":
    "Sie prüfen das Formular und geben die Order auf; ab diesem Moment liegen die Coins in Treuhand.",
});
