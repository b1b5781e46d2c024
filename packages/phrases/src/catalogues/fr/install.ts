import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description":
    "Achetez et vendez des cryptos entre particuliers, avec les cryptos placées sous séquestre.",
  "install.offline.title": "Pas de connexion",
  "install.offline.text":
    "Parley est injoignable. Vérifiez votre connexion Internet. Les délais des ordres en cours continuent de courir.",
  "install.offline.retry": "Réessayer",
  "install.push.title": "Notifications push",
  "install.push.text":
    "Les nouvelles de vos ordres arrivent sur cet appareil même quand Parley est fermé. L’écran verrouillé n’affiche ni montants ni noms.",
  "install.push.switch": "Cet appareil",
  "install.push.switch.text": "Ordres et litiges",
  "install.push.unsupported": "Ce navigateur ne prend pas en charge les notifications push.",
  "install.push.homeScreen":
    "Sur iPhone et iPad, ajoutez d’abord Parley à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil », et ouvrez Parley depuis cet écran.",
  "install.push.blocked":
    "Votre navigateur bloque les notifications de ce site. Autorisez-les dans les paramètres du site du navigateur, puis activez-les ici.",
  "install.push.refused": "Le navigateur n’a pas été autorisé à afficher des notifications.",
  "install.push.isOn": "Cet appareil reçoit maintenant les notifications push.",
  "install.push.isOff": "Cet appareil ne reçoit plus de notifications push.",
  "install.push.failed":
    "Les notifications push n’ont pas pu être activées. Veuillez réessayer plus tard.",
  "install.sound.title": "Nouveaux ordres",
  "install.sound.switch": "Son pour les nouveaux ordres",
  "install.sound.text": "Sur cet appareil, tant que Parley est ouvert",
});
