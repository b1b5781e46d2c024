import type en from "../en/hkpay.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "hkpay.meta.title": "Krypto mit Hongkong-Dollar (HKD) kaufen und verkaufen",
  "hkpay.meta.description":
    "Handeln Sie Krypto gegen HKD von Person zu Person per FPS oder Banküberweisung. Aktuelle Angebote, klare Schritte und Coins in Treuhand, bis die Zahlung bestätigt ist.",

  "hkpay.title": "Krypto mit Hongkong-Dollar kaufen und verkaufen",
  "hkpay.lead":
    "Handeln Sie direkt mit anderen Menschen per FPS oder Banküberweisung. Parley hält die Coins in Treuhand, bis der Verkäufer den Geldeingang bestätigt hat.",
  "hkpay.buy": "Mit HKD kaufen",
  "hkpay.sell": "Für HKD verkaufen",

  "hkpay.offers.title": "Aktuelle HKD-Angebote",
  "hkpay.offers.buy": "Beste Angebote zum Kaufen",
  "hkpay.offers.sell": "Beste Angebote zum Verkaufen",
  "hkpay.offers.none": "Derzeit gibt es keine HKD-Angebote.",
  "hkpay.offers.all": "Alle HKD-Angebote",

  "hkpay.methods.title": "So zahlt man in Hongkong",
  "hkpay.methods.fps.text":
    "Das Faster Payment System bewegt HKD in Sekunden zwischen Banken und Wallets, bei Tag und Nacht. Die meisten FPS-Orders sind in wenigen Minuten abgeschlossen.",
  "hkpay.methods.bank.text":
    "Von jeder Bank in Hongkong auf das Konto des Verkäufers. Geeignet für größere Beträge; beachten Sie die Geschäftszeiten der Bank.",
  "hkpay.methods.offers": "Angebote mit {method}",

  "hkpay.buying.title": "Mit HKD kaufen",
  "hkpay.buying.choose":
    "Wählen Sie ein Angebot, geben Sie den Betrag ein und geben Sie die Order auf. Nun hält Parley die Coins.",
  "hkpay.buying.pay":
    "Senden Sie den genauen Betrag per FPS oder Banküberweisung von Ihrem eigenen Konto, innerhalb der Zahlungsfrist.",
  "hkpay.buying.confirm":
    "Klicken Sie auf „Ich habe bezahlt“, damit der Verkäufer nach Ihrer Zahlung sieht.",
  "hkpay.buying.receive": "Der Verkäufer bestätigt, und die Coins sind in Ihrem Wallet.",
  "hkpay.selling.title": "Für HKD verkaufen",
  "hkpay.selling.choose":
    "Fügen Sie das Konto hinzu, auf dem Sie HKD empfangen möchten, wählen Sie ein Angebot und geben Sie die Order auf.",
  "hkpay.selling.wait": "Ihre Coins liegen in Treuhand, während der Käufer Sie bezahlt.",
  "hkpay.selling.check":
    "Melden Sie sich bei Ihrer Bank an und prüfen Sie den Geldeingang. Der Name des Zahlers muss dem registrierten Namen entsprechen.",
  "hkpay.selling.release": "Klicken Sie auf „Erhalten & Krypto freigeben“, sobald das Geld da ist.",

  "hkpay.safety.title": "Schützen Sie Ihr Geld",
  "hkpay.safety.own": "Zahlen Sie nur von einem Konto, das auf Ihren registrierten Namen läuft.",
  "hkpay.safety.remark":
    "Erwähnen Sie in einer Überweisung weder Krypto noch die Plattform. Banken können solche Zahlungen anhalten.",
  "hkpay.safety.cancel":
    "Stornieren Sie niemals eine Order, nachdem Sie das Geld überwiesen haben.",
  "hkpay.safety.proof":
    "Ein Screenshot ist keine Zahlung. Geben Sie die Coins erst frei, wenn Ihre Bank das Geld anzeigt.",
  "hkpay.safety.private":
    "Bleiben Sie auf der Plattform. Private Geschäfte mit Anbietern sind nicht durch die Treuhand geschützt.",
  "hkpay.safety.appeal":
    "Wenn eine Zahlung oder die Krypto nicht ankommt, legen Sie Einspruch ein. Der Kundenservice entscheidet, und bis dahin bleiben die Coins in Treuhand.",
});
