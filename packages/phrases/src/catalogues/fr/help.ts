import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Comment Parley vous protège",
  "help.protection.lead":
    "Ce qui arrive à vos cryptos pendant une transaction, ce que Parley fait contre la fraude et ce que vous devez faire vous-même.",
  "help.contents": "Sur cette page",

  "help.protection.escrow.title": "Les cryptos sont sous séquestre",
  "help.protection.escrow.1":
    "À la création d’un ordre, les cryptos quittent le solde du vendeur et sont placées sous séquestre. Aucune des deux parties ne peut les utiliser avant la fin de l’ordre.",
  "help.protection.escrow.2":
    "L’acheteur paie directement le vendeur. Parley ne reçoit jamais cet argent.",
  "help.protection.escrow.3":
    "Une fois l’ordre marqué comme payé, aucun délai ne renvoie les cryptos. Elles ne bougent que si le vendeur les libère, si les deux parties s’accordent ou si le service client tranche.",

  "help.protection.release.title": "Ne libérez qu’après avoir vu l’argent",
  "help.protection.release.1":
    "Vérifiez le montant complet sur votre propre compte bancaire ou de paiement. Une capture d’écran, un message ou un e-mail de l’acheteur n’est pas une preuve.",
  "help.protection.release.2":
    "La libération demande un code de sécurité et elle est définitive. Les cryptos libérées ne peuvent pas être reprises.",
  "help.protection.release.3":
    "L’acheteur indique le nom du compte payeur et ses quatre derniers caractères. Si ce nom diffère de son nom vérifié, le vendeur voit un avertissement.",

  "help.protection.codes.title": "Les codes ne servent qu’une fois",
  "help.protection.codes.1":
    "Un code de sécurité sert une seule fois, pour un seul usage et pendant quelques minutes. Un code déjà utilisé de votre application d’authentification est aussi refusé pour tout le reste.",
  "help.protection.codes.2":
    "Les codes de libération et de retrait quittent votre navigateur chiffrés et liés à ce que vous avez confirmé. Personne ne peut les lire en chemin ni s’en servir pour autre chose.",

  "help.protection.account.title": "Modifications de votre compte",
  "help.protection.account.1":
    "Un nouvel e-mail ou numéro ne permet ni de se connecter ni de réinitialiser le mot de passe pendant 24 heures. Vos autres contacts reçoivent un message avec un lien qui annule la modification.",
  "help.protection.account.2":
    "Les retraits sont bloqués pendant 24 heures après une réinitialisation du mot de passe, après la suppression ou le remplacement d’un e-mail ou d’un numéro, et après la désactivation de l’application d’authentification. Les retraits en attente reviennent dans votre portefeuille.",
  "help.protection.account.3":
    "Sécurité du compte affiche chaque appareil connecté, que vous pouvez y déconnecter. Une connexion inutilisée pendant 30 jours prend fin d’elle-même.",

  "help.protection.limits.title": "Limites pour les nouveaux comptes",
  "help.protection.limits.1":
    "Un nouveau compte ne peut avoir que quelques ordres ouverts d’une valeur limitée. Les limites augmentent avec les transactions terminées et la variété des partenaires.",
  "help.protection.limits.2":
    "Limites, interdictions et gels s’appliquent à tous les comptes d’une personne, sous-utilisateurs compris.",
  "help.protection.limits.3":
    "Les cryptos achetées par un compte de moins de 30 jours, ou avec un moyen de paiement réversible, ne peuvent être vendues ou retirées qu’après 24 heures. Le formulaire d’ordre le dit avant l’achat.",

  "help.protection.appeals.title": "En cas de problème",
  "help.protection.appeals.1":
    "Si l’acheteur a marqué l’ordre comme payé et que l’argent n’arrive pas dans le délai habituel, le vendeur peut le signaler. L’acheteur doit alors fournir une preuve sous 60 minutes.",
  "help.protection.appeals.2":
    "Chaque partie peut ouvrir un litige. Les cryptos restent sous séquestre et le service client examine l’ordre, la discussion et les preuves des deux parties.",
  "help.protection.appeals.3":
    "Une décision prend effet deux heures après l’information des deux parties. D’ici là, chacune peut demander une fois un second examen par un autre membre de l’équipe.",

  "help.protection.staff.title": "Qui décide",
  "help.protection.staff.1":
    "Les membres de l’équipe ne peuvent pas trader, et nul ne décide d’un cas qui touche ses propres comptes ou des comptes partageant avec eux des contacts, des appareils ou des comptes de paiement.",
  "help.protection.staff.2":
    "Les cas de forte valeur exigent l’accord d’un second membre de l’équipe. Chaque action de l’équipe est enregistrée et ne peut être modifiée.",

  "help.protection.names.title": "Noms et messages",
  "help.protection.names.1":
    "Les pseudos qui imitent d’autres utilisateurs ou Parley sont refusés. Un pseudo peut être changé une fois tous les 30 jours et les anciens noms restent affichés 90 jours.",
  "help.protection.names.2":
    "Les liens, numéros de téléphone et numéros de compte dans la discussion portent un avertissement. Ne payez que sur le compte affiché dans l’ordre.",

  "help.protection.never.title": "Ce que Parley ne demande jamais",
  "help.protection.never.1":
    "Parley ne demande jamais votre mot de passe ni un code de sécurité : ni dans la discussion, ni par téléphone, ni par e-mail.",
  "help.protection.never.2":
    "Parley ne vous demande jamais de libérer des cryptos en avance, de payer sur un autre compte ou de continuer hors de ce site.",

  "help.protection.you.title": "Ce que vous devez faire",
  "help.protection.you.1":
    "Payez uniquement depuis un compte à votre nom, le montant exact de l’ordre, et ne le marquez comme payé qu’une fois l’argent parti de votre compte.",
  "help.protection.you.2":
    "Gardez les échanges dans la discussion de l’ordre. Ce qui est convenu ailleurs n’est pas protégé.",
  "help.protection.you.3":
    "Activez une application d’authentification ou une clé d’accès et un code anti-hameçonnage, et vérifiez l’adresse du site avant de vous connecter.",
  "help.protection.you.4":
    "En cas de doute, ne libérez rien et n’annulez pas après avoir payé. Ouvrez un litige.",
});
