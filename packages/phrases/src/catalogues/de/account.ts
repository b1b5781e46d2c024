import type en from "../en/account.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "account.nav": "Konto",
  "account.nav.security": "Sicherheit",
  "account.nav.kyc": "Identitätsprüfung",
  "account.nav.subUsers": "Unterkonten",
  "account.nav.api": "API-Schlüssel",
  "account.nav.limits": "Konto-Limits",
  "account.limits.title": "Ihre Limits",
  "account.limits.description":
    "Was Sie gleichzeitig offen haben und auszahlen können, und was die Limits erhöht.",
  "account.limits.trading": "Handel",
  "account.limits.openOrders": "Offene Orders",
  "account.limits.openPurchases": "Offene Käufe",
  "account.limits.perOffer": "Offene Orders bei einem Angebot",
  "account.limits.used": "{used} von {most}",
  "account.limits.next": "Nächste Stufe",
  "account.limits.trades": "Abgeschlossene Geschäfte",
  "account.limits.partners": "Verschiedene Handelspartner",
  "account.limits.gives":
    "Dann können Sie {orders} offene Orders und offene Käufe im Wert von {worth} haben.",
  "account.limits.highest": "Sie haben die höchsten Limits.",
  "account.limits.barred": "Wegen zu vieler Stornierungen sind neue Orders bis {time} gesperrt.",
  "account.limits.withdrawals": "Auszahlungen",
  "account.limits.daily": "24-Stunden-Limit",
  "account.limits.blocked":
    "Nach einer Änderung der Sicherheit sind Auszahlungen bis {time} gesperrt.",
  "account.nav.settings": "Einstellungen",
  "account.back": "Zurück zu P2P",

  "account.subUsers.title": "Unterkonten",
  "account.subUsers.text":
    "Zugänge für Menschen, die für Sie arbeiten. Sie handeln unter Ihrer bestätigten Identität, jeder mit dem, was Sie ihm erlauben.",
  "account.subUsers.count": "{count} von {most}",
  "account.subUsers.create": "Unterkonto anlegen",
  "account.subUsers.empty": "Noch keine Unterkonten",
  "account.subUsers.emptyText":
    "Legen Sie eines an, damit jemand für Sie handeln kann, ohne Ihr Passwort zu kennen.",
  "account.subUsers.name": "Unterkonto",
  "account.subUsers.lastSeen": "Zuletzt aktiv: {time}",
  "account.subUsers.neverSeen": "Hat sich noch nicht angemeldet",
  "account.subUsers.permissions": "Berechtigungen",
  "account.subUsers.permissionsOf": "Berechtigungen von {name}",
  "account.subUsers.permission.trade": "Handeln",
  "account.subUsers.permission.payment": "Zahlungsmethoden",
  "account.subUsers.permission.withdraw": "Auszahlen",
  "account.subUsers.useAdminTwoFactor": "Mit meinem Authenticator bestätigen",
  "account.subUsers.status": "Status",
  "account.subUsers.active": "Aktiv",
  "account.subUsers.frozen": "Gesperrt",
  "account.subUsers.action": "Aktion",
  "account.subUsers.freeze": "Sperren",
  "account.subUsers.unfreeze": "Entsperren",
  "account.subUsers.freeze.title": "{name} sperren?",
  "account.subUsers.freeze.text":
    "Dieses Unterkonto wird sofort überall abgemeldet und kann sich nicht anmelden, bis Sie es entsperren. Seine offenen Orders bleiben, wie sie sind.",
  "account.subUsers.freeze.done": "{name} ist gesperrt.",
  "account.subUsers.unfreeze.title": "{name} entsperren?",
  "account.subUsers.unfreeze.text":
    "Dieses Unterkonto kann sich wieder anmelden und tun, was seine Berechtigungen erlauben.",
  "account.subUsers.unfreeze.done": "{name} kann sich wieder anmelden.",
  "account.subUsers.cancel": "Abbrechen",
  "account.subUsers.close": "Schließen",
  "account.subUsers.saved": "Berechtigungen von {name} gespeichert.",
  "account.subUsers.notDone.create": "Das Unterkonto ist nicht angelegt",
  "account.subUsers.notDone.change": "Die Änderung ist nicht gespeichert",

  "account.subUsers.new.title": "Unterkonto anlegen",
  "account.subUsers.new.text":
    "Das Unterkonto meldet sich mit dieser E-Mail-Adresse oder Telefonnummer und dem von Ihnen festgelegten Passwort an und bestätigt sie bei der ersten Anmeldung mit einem Code.",
  "account.subUsers.new.whyCodes":
    "Ein Unterkonto kann in Ihrem Namen handeln. Bitte bestätigen Sie, dass Sie es sind.",
  "account.subUsers.new.account": "E-Mail oder Telefon",
  "account.subUsers.new.account.hint":
    "Eine Telefonnummer mit Ländervorwahl, zum Beispiel +49 170 1234567.",
  "account.subUsers.new.username": "Nickname",
  "account.subUsers.new.password": "Passwort",
  "account.subUsers.new.password.hint":
    "Mindestens 8 Zeichen. Geben Sie es auf sicherem Weg weiter.",
  "account.subUsers.new.useAdminTwoFactor": "Mit meinem Authenticator bestätigen",
  "account.subUsers.new.useAdminTwoFactor.hint":
    "Das Unterkonto braucht dann die Codes Ihres Authenticators statt eigener.",
  "account.subUsers.new.submit": "Anlegen",
  "account.subUsers.new.continue": "Weiter",
  "account.subUsers.new.back": "Zurück",
  "account.subUsers.new.done": "{name} wurde angelegt.",
  "account.field.blank": "Dieses Feld darf nicht leer bleiben.",
  "account.subUsers.problem.password": "Bitte verwenden Sie 8 bis 128 Zeichen.",

  "account.settings.title": "Einstellungen",
  "account.settings.description":
    "Ihr Nickname, die Sprache unserer Nachrichten und das Aussehen dieser Seite.",
  "account.settings.profile.title": "Profil",
  "account.settings.uid": "UID",
  "account.settings.uid.copy": "UID kopieren",
  "account.settings.uid.copied": "Kopiert",
  "account.settings.uid.failed": "Kopieren fehlgeschlagen",
  "account.settings.username": "Nickname",
  "account.settings.username.hint":
    "Andere Händler sehen diesen Namen. 3 bis 30 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.",
  "account.settings.username.invalid":
    "Verwenden Sie 3 bis 30 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche und beginnen Sie mit einem Buchstaben oder einer Ziffer.",
  "account.settings.username.next": "Sie können den Namen ab {time} wieder ändern.",
  "account.settings.save": "Speichern",
  "account.settings.saved": "Gespeichert.",
  "account.settings.messages.title": "Nachrichten",
  "account.settings.language": "Sprache der Nachrichten",
  "account.settings.language.hint":
    "E-Mails und SMS an Sie werden in dieser Sprache geschrieben. Die Website selbst folgt dem Sprachmenü oben.",
  "account.settings.zone": "Zeitzone",
  "account.settings.zone.hint":
    "Uhrzeiten auf der Website und in Nachrichten an Sie richten sich nach dieser Zone.",
  "account.settings.zone.search": "Zeitzone suchen",
  "account.settings.zone.device": "Dieses Gerät ist auf {zone} eingestellt.",
  "account.settings.zone.use": "Diese Zone verwenden",
  "account.settings.look.title": "Darstellung",
  "account.settings.theme": "Farben",
  "account.settings.theme.system": "Wie Ihr System",
  "account.settings.theme.light": "Hell",
  "account.settings.theme.dark": "Dunkel",
  "account.settings.currency": "Anzeigewährung",
  "account.settings.currency.hint":
    "Werte und Schätzungen werden in dieser Währung angezeigt. Preise von Angeboten und Orders bleiben in ihrer eigenen.",
  "account.settings.currency.search": "Währung suchen",
});
