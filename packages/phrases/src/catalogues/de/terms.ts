import type en from "../en/terms.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "terms.title": "P2P-Servicevereinbarung",

  "terms.parties.title": "Zwischen wem diese Vereinbarung gilt",
  "terms.parties.1":
    "Diese Vereinbarung gilt zwischen Ihnen und dem Betreiber dieser Website, im Folgenden Parley genannt. Sie betrifft den P2P-Service: den Ort, an dem Menschen Kryptowährungen („Coins“) gegen Geld von anderen kaufen und an andere verkaufen, jeweils aus deren Angeboten.",
  "terms.parties.2":
    "Jeder Handel ist ein Vertrag zwischen zwei Nutzern, dem Käufer und dem Verkäufer. Parley ist nicht Partei dieses Vertrags: Parley kauft und verkauft nicht, ist keine Bank und erhält oder verwahrt niemals das Geld, das für die Coins gezahlt wird. Parley verwahrt die Coins einer laufenden Order, zeigt beiden Seiten, was zu tun ist, und entscheidet, wenn sie sich nicht einigen können.",
  "terms.parties.3":
    "Anbieter ist der Nutzer, der ein Angebot veröffentlicht; Taker ist der Nutzer, der es annimmt. Jeder von beiden kann Käufer oder Verkäufer sein.",

  "terms.account.title": "Wer handeln darf",
  "terms.account.1":
    "Sie müssen mindestens 18 Jahre alt sein und dort, wo Sie leben, rechtlich mit Coins handeln dürfen. Vor Ihrem ersten Handel brauchen Sie ein bestätigtes Telefon, eine bestätigte E-Mail-Adresse, eine abgeschlossene Identitätsprüfung, die Annahme dieser Vereinbarung und die Zwei-Faktor-Authentifizierung.",
  "terms.account.2":
    "Was Sie uns über sich oder Ihr Unternehmen mitteilen, muss wahr und vollständig sein, und Sie halten es aktuell. Eine Person oder ein Unternehmen hat ein einziges Konto. Sie dürfen es nicht verkaufen, verleihen oder mit anderen teilen.",
  "terms.account.3":
    "Ein Hauptkonto kann Unterkonten anlegen. Diese handeln im Namen des Hauptkontos, unter dessen Identität und aufgrund derselben Annahme, und das Hauptkonto steht für ihr Handeln ein.",
  "terms.account.4":
    "Behalten Sie Passwort, Codes, Passkeys und Geräte für sich. Was mit Ihren Sicherheitscodes bestätigt wird, gilt als von Ihnen getan, es sei denn, Sie haben uns vorher mitgeteilt, dass sie verloren oder gestohlen wurden. Mitarbeiter von Parley fragen nie nach einem Code oder Passwort.",

  "terms.escrow.title": "Orders und Treuhand",
  "terms.escrow.1":
    "Wenn eine Order angelegt wird, werden die Coins des Verkäufers seinem Guthaben entnommen und von Parley treuhänderisch verwahrt. Von da an kann keine Seite über sie verfügen, bis die Order endet.",
  "terms.escrow.2":
    "Preis, Betrag, Gebühr, Zahlungsmethode und Zahlungsfrist werden angezeigt, bevor Sie eine Order bestätigen, und bleiben so, wie sie bei Ihrer Bestätigung waren. Mit dem Anlegen einer Order verpflichten Sie sich verbindlich, sie auszuführen.",
  "terms.escrow.3":
    "Coins verlassen die Treuhand auf einem von zwei Wegen: an den Käufer, wenn der Verkäufer die Zahlung bestätigt hat, oder zurück an den Verkäufer, wenn die Order ohne Zahlung endet. Bei einem Einspruch gehen sie dorthin, worauf sich beide Seiten einigen oder wofür sich der Kundenservice entscheidet. Coins in Treuhand werden nicht verzinst.",

  "terms.payment.title": "Zahlen Sie nur von Ihrem eigenen Konto",
  "terms.payment.1":
    "Der Käufer zahlt direkt an den Verkäufer, mit der Zahlungsmethode der Order, genau den Betrag der Order und innerhalb ihrer Zahlungsfrist.",
  "terms.payment.2":
    "Zahlen Sie nur von einem Konto, das auf Ihren eigenen Namen lautet. Der Name des Zahlers muss mit dem Namen übereinstimmen, unter dem Sie bestätigt wurden. Zahlungen durch Freunde, Verwandte, Arbeitgeber oder andere Dritte sind nicht erlaubt, auch wenn das Geld für Sie bestimmt ist.",
  "terms.payment.3":
    "Der Verkäufer darf eine Zahlung ablehnen, die von jemand anderem kommt, und muss sie dann vollständig auf das Konto zurücksenden, von dem sie kam. Kosten und Verzögerungen einer solchen Zahlung trägt der Käufer.",
  "terms.payment.4":
    "Verkäufer empfangen Geld nur auf Konten, die auf ihren eigenen bestätigten Namen lauten und bei Parley gespeichert sind. Zahlen Sie nie auf ein Konto, das nur im Chat genannt wird.",

  "terms.remarks.title": "Was Sie in eine Überweisung schreiben",
  "terms.remarks.1":
    "Schreiben Sie nichts über Coins, Kryptowährungen, Parley oder den Handel in Bemerkung, Referenz oder Verwendungszweck einer Zahlung. Lassen Sie das Feld leer oder schreiben Sie nur die Referenz hinein, die die Order anzeigt. Solche Bemerkungen können dazu führen, dass eine Bank die Zahlung anhält oder ein Konto schließt.",
  "terms.remarks.2":
    "Enthält eine Überweisung eine solche Bemerkung, darf der Verkäufer sie ablehnen und vollständig zurücksenden, und die Order kann auf Kosten des Käufers storniert werden.",

  "terms.confirm.title": "Als bezahlt markieren und freigeben",
  "terms.confirm.1":
    "Klicken Sie erst auf „Ich habe bezahlt“, wenn das Geld Ihr Konto wirklich verlassen hat. Darauf zu klicken, ohne bezahlt zu haben, gilt als Täuschungsversuch. Böswillige Klicks führen zur Sperrung des Kontos.",
  "terms.confirm.2":
    "Verkäufer prüfen ihr eigenes Bank- oder Zahlungskonto, nicht eine Nachricht oder ein Bildschirmfoto, und klicken auf „Erhalten & Krypto freigeben“, sobald der volle Betrag von der richtigen Person eingegangen ist. Ein Verkäufer, der das Geld erhalten hat, darf die Coins nicht zurückhalten.",
  "terms.confirm.3":
    "Eine Freigabe ist endgültig. Coins, die beim Käufer angekommen sind, können weder vom Verkäufer noch von Parley zurückgeholt werden.",

  "terms.cancel.title": "Stornierung und Fristen",
  "terms.cancel.1":
    "Der Käufer darf eine Order stornieren, bevor er zahlt. Stornieren Sie nicht, nachdem Sie das Geld überwiesen haben: Die Coins gingen an den Verkäufer zurück, während Ihr Geld unterwegs ist.",
  "terms.cancel.2":
    "Eine Order, die nicht vor Ende ihrer Zahlungsfrist als bezahlt markiert wird, wird von selbst storniert, und die Coins gehen zurück. Der Verkäufer darf die Frist einmal verlängern. Der Verkäufer kann eine Order nicht stornieren.",
  "terms.cancel.3":
    "Wenn Sie gezahlt haben und die Order storniert wurde, weil die Zeit abgelaufen war, haben Sie 24 Stunden Zeit für einen Einspruch. Sagen Sie uns sofort Bescheid: Die Coins sind nicht mehr in Treuhand, und wir können nur vermitteln.",
  "terms.cancel.4":
    "Wer innerhalb von 24 Stunden zu viele Orders aus eigenem Verschulden storniert, kann eine Zeit lang keine neuen anlegen. Die Seite zeigt, bis wann.",

  "terms.appeals.title": "Einsprüche",
  "terms.appeals.1":
    "Jede Seite darf Einspruch einlegen, wenn eine Zahlung oder die Coins nicht angekommen sind. Die Coins bleiben in Treuhand, und alle Fristen ruhen, bis das Einspruchsverfahren beendet ist. Wird eine als bezahlt markierte Order nicht innerhalb von 24 Stunden freigegeben, wird von selbst ein Einspruchsverfahren eröffnet.",
  "terms.appeals.2":
    "Beide Seiten schildern wahrheitsgemäß, was geschehen ist, und senden innerhalb der genannten Frist die verlangten Nachweise, zum Beispiel einen Kontoauszug oder einen Zahlungsbeleg. Antwortet eine Seite nicht, beruht die Entscheidung auf dem, was die andere Seite gezeigt hat.",
  "terms.appeals.3":
    "Beide Seiten können einen Einspruch jederzeit selbst beilegen, durch eine Freigabe oder indem sie sich auf eine Aufteilung der Coins einigen. Sonst entscheidet der Kundenservice anhand der Order, ihres Chats und der Nachweise beider Seiten: Freigabe an den Käufer, Rückgabe an den Verkäufer oder Aufteilung. Diese Entscheidung beendet die Order auf Parley. Ihr Recht, vor Gericht zu gehen, bleibt davon unberührt.",
  "terms.appeals.4":
    "Eine Entscheidung beruht auf dem, was beide Seiten gezeigt haben. Gefälschte, veränderte oder zurückgehaltene Nachweise führen zum Verlust des Einspruchs und zu den unten beschriebenen Maßnahmen.",

  "terms.fees.title": "Gebühren",
  "terms.fees.1":
    "Der Taker eines Angebots zahlt eine Gebühr in Coins. Ihr Satz und ihre Höhe werden vor Ihrer Bestätigung angezeigt, und sie wird von den Coins abgezogen, die der Käufer erhält. Anbieter zahlen nichts. Eine Order, die ohne Freigabe endet, kostet keine Gebühr.",
  "terms.fees.2":
    "Banken, Zahlungsdienste und Netzwerke können eigene Gebühren erheben. Sie werden von der Seite getragen, die sie verursacht; der Verkäufer muss den vollen Betrag der Order erhalten. Für Ihre Steuern sind Sie selbst verantwortlich.",

  "terms.conduct.title": "Was nicht erlaubt ist und was daraus folgt",
  "terms.conduct.1":
    "Nicht erlaubt sind: Geld oder Coins aus einer Straftat, Geldwäsche, Terrorismusfinanzierung, Verstöße gegen Sanktionen, Betrug, falsche Nachweise, das Zurückholen einer Zahlung nach der Freigabe der Coins, das Handeln für jemanden, der sich verbirgt, mehr als ein Konto sowie jeder Versuch, die Regeln, Limits oder Prüfungen dieses Service zu umgehen.",
  "terms.conduct.2":
    "Ebenfalls nicht erlaubt sind: mit jemandem, den Sie hier kennengelernt haben, Geschäfte außerhalb der Plattform zu vereinbaren, zu diesem Zweck nach Kontaktdaten zu fragen, mehr Geld oder andere Bedingungen zu verlangen, als das Angebot nennt, sowie Beleidigungen, Drohungen oder Werbung im Chat. Private Geschäfte sind nicht durch die Treuhand geschützt, und wir können dabei nicht helfen.",
  "terms.conduct.3":
    "Wenn wir guten Grund zu der Annahme haben, dass gegen diese Regeln verstoßen wurde, dürfen wir eine Order ablehnen oder anhalten, Angebote schließen, den Handel oder das ganze Konto sperren und, wo das Gesetz es verlangt, den Behörden Meldung erstatten. Soweit das Gesetz es erlaubt, teilen wir Ihnen den Grund mit und wie Sie widersprechen können.",
  "terms.conduct.4":
    "Ihre eigenen Coins bleiben Ihre. Eine Sperrung kann ihre Auszahlung so lange verzögern, wie die Prüfung oder das Gesetz es erfordert. Bereits laufende Orders werden zu Ende geführt oder in einem Einspruchsverfahren entschieden.",

  "terms.risks.title": "Risiken, die Sie kennen sollten",
  "terms.risks.1":
    "Die Preise von Coins können sich schnell und stark ändern, auch während Ihre Order läuft. Sie können alles verlieren, was Sie eingesetzt haben. Nichts auf dieser Website ist eine Empfehlung, zu kaufen oder zu verkaufen.",
  "terms.risks.2":
    "Manche Zahlungen können von einer Bank rückgängig gemacht, verzögert oder eingefroren werden. Die Treuhand schützt die Coins, nicht das Geld: Wählen Sie Ihre Zahlungsmethoden und Handelspartner mit Bedacht und lesen Sie die Bedingungen des Anbieters, bevor Sie eine Order anlegen.",
  "terms.risks.3":
    "Der Service kann durch Wartung, Störungen oder Netzwerke, die wir nicht beherrschen, unterbrochen werden. Was durch unser Verschulden geschehen ist, bringen wir in Ordnung. Soweit das Gesetz uns erlaubt, unsere Haftung zu beschränken, haften wir nicht für entgangenen Gewinn, für Handlungen anderer Nutzer, von Banken oder Netzwerken und nicht für Verluste, die aus der Verletzung Ihrer eigenen Pflichten entstehen. Nichts hiervon beschränkt die Haftung für Vorsatz, grobe Fahrlässigkeit oder anderes, wofür das Gesetz keine Beschränkung zulässt.",

  "terms.data.title": "Ihre Daten",
  "terms.data.1":
    "Wir bewahren auf, was wir brauchen, um den Service zu betreiben und das Gesetz zu befolgen: Ihr Konto, Ihre Identitätsprüfung und deren Dokumente, Ihre Orders, Chats, Zahlungsdaten, Geräte und Anmeldungen. Dokumente werden verschlüsselt gespeichert, und nur die Mitarbeiter, die Ihren Fall bearbeiten, können sie öffnen.",
  "terms.data.2":
    "Ihr Handelspartner sieht Ihren Nickname, Ihre Handelsbilanz und, sobald es eine Order gibt, Ihren bestätigten Namen und die Zahlungsdaten dieser Order. Verwenden Sie, was Sie über andere erfahren, nur zur Ausführung dieser Order und geben Sie es an niemanden weiter.",
  "terms.data.3":
    "Sie können Auskunft darüber verlangen, was wir über Sie gespeichert haben, es berichtigen lassen und, wenn kein Gesetz und kein offener Streit uns zur Aufbewahrung verpflichtet, löschen lassen.",

  "terms.changes.title": "Änderungen dieser Vereinbarung",
  "terms.changes.1":
    "Jede Fassung dieser Vereinbarung trägt ihr Datum. Ändert sie sich inhaltlich, werden Sie gebeten, die neue Fassung anzunehmen, bevor Sie wieder handeln; bis dahin laufen Ihre offenen Orders nach der Fassung weiter, die Sie angenommen haben.",
  "terms.changes.2":
    "Wenn Sie mit einer neuen Fassung nicht einverstanden sind, nehmen Sie sie nicht an. Sie können Ihre Orders dennoch zu Ende führen, Ihre Coins auszahlen und Ihr Konto schließen. Sie können diese Vereinbarung jederzeit beenden, sobald keine Ihrer Orders mehr offen ist.",

  "terms.disputes.title": "Recht und Streitigkeiten",
  "terms.disputes.1":
    "Wenn bei einem Handel etwas schiefgeht, nutzen Sie zuerst den Chat der Order und dann einen Einspruch. Sind Sie mit einer Entscheidung des Kundenservice nicht einverstanden, können Sie uns innerhalb von 30 Tagen schreiben und sie von jemandem prüfen lassen, der nicht daran beteiligt war.",
  "terms.disputes.2":
    "Diese Vereinbarung unterliegt dem Recht des Ortes, an dem der Betreiber dieser Website seinen eingetragenen Sitz hat, und die dortigen Gerichte entscheiden, es sei denn, das Recht an Ihrem Wohnort gibt Ihnen als Verbraucher Anspruch auf andere Regeln oder auf einen Gerichtsstand an Ihrem Wohnort. Ist ein Teil dieser Vereinbarung unwirksam, bleibt der Rest in Kraft.",
  "terms.disputes.3":
    "Übersetzungen dienen Ihrer Bequemlichkeit. Wo sie vom englischen Text abweichen, gilt der englische Text, sofern das Recht an Ihrem Wohnort nichts anderes bestimmt.",
});
