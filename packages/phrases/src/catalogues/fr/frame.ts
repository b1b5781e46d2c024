import type en from "../en/frame.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "frame.home": "Parley, page d’accueil",
  "frame.nav": "Menu principal",
  "frame.nav.buy": "Acheter",
  "frame.nav.sell": "Vendre",
  "frame.nav.express": "Express",
  "frame.nav.offers": "Offres",
  "frame.nav.orders": "Ordres",
  "frame.nav.openOrders":
    "{count, plural, one {# ordre en cours} many {# ordres en cours} other {# ordres en cours}}",
  "frame.nav.wallet": "Portefeuille",

  "frame.menu": "Menu",
  "frame.language": "Langue",
  "frame.theme.dark": "Passer au thème sombre",
  "frame.theme.light": "Passer au thème clair",
  "frame.join.label": "{label} : {value}",
  "frame.bell": "Notifications",
  "frame.bell.unread": "Notifications, {count} non lues",
  "frame.transfer": "Transférer",

  "frame.account": "Compte",
  "frame.account.logIn": "Se connecter",
  "frame.account.register": "S’inscrire",
  "frame.account.copyUid": "Copier l’UID",
  "frame.account.copied": "Copié",
  "frame.account.security": "Sécurité",
  "frame.account.kyc": "Vérification d’identité",
  "frame.account.orders": "Mes ordres",
  "frame.account.offers": "Mes offres",
  "frame.account.payment": "Moyens de paiement",
  "frame.account.subUsers": "Sous-comptes",
  "frame.account.settings": "Paramètres",
  "frame.account.broker": "Courtier",
  "frame.account.logOut": "Se déconnecter",

  "frame.footer.trade": "Échanger",
  "frame.footer.buy": "Acheter des cryptos",
  "frame.footer.sell": "Vendre des cryptos",
  "frame.footer.hkpay": "Trader en HKD",
  "frame.footer.agreement": "Accord de service P2P",
  "frame.footer.protection": "Comment Parley vous protège",
  "frame.footer.help": "Aide",
  "frame.footer.contact": "Contacter le service client",
  "frame.footer.developers": "Développeurs",
  "frame.footer.apiDocs": "Documentation de l’API",
  "frame.footer.openApi": "Document OpenAPI",
  "frame.footer.risk":
    "Les cours des cryptomonnaies peuvent varier vite et fortement. N’engagez que ce que vous pouvez vous permettre de perdre.",
  "frame.footer.licence": "Parley est un logiciel open source.",
});
