import type en from "../en/terms.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "terms.title": "Accord de service P2P",

  "terms.parties.title": "Les parties à cet accord",
  "terms.parties.1":
    "Le présent accord est conclu entre vous et l’exploitant de ce site, ci-après dénommé Parley. Il porte sur le service P2P : le lieu où des personnes achètent et vendent entre elles, à partir de leurs offres, des cryptomonnaies (« cryptos ») contre de l’argent.",
  "terms.parties.2":
    "Chaque transaction est un contrat entre deux utilisateurs, l’acheteur et le vendeur. Parley n’y est pas partie : Parley n’achète ni ne vend, n’est pas une banque et ne reçoit ni ne détient jamais l’argent versé pour les cryptos. Parley conserve les cryptos d’un ordre en cours, indique aux deux parties ce qu’elles ont à faire et tranche lorsqu’elles ne parviennent pas à s’entendre.",
  "terms.parties.3":
    "L’annonceur est l’utilisateur qui publie une offre ; le preneur est l’utilisateur qui l’accepte. L’un comme l’autre peut être l’acheteur ou le vendeur.",

  "terms.account.title": "Qui peut trader",
  "terms.account.1":
    "Vous devez avoir au moins 18 ans et être légalement en droit d’échanger des cryptos là où vous vivez. Avant votre première transaction, il vous faut un téléphone vérifié, un e-mail vérifié, une vérification d’identité achevée, l’acceptation du présent accord et l’authentification à deux facteurs.",
  "terms.account.2":
    "Les informations que vous nous donnez sur vous-même ou sur votre entreprise doivent être exactes et complètes, et vous les tenez à jour. Une personne ou une entreprise a un seul compte. Vous ne pouvez ni le vendre, ni le prêter, ni le partager.",
  "terms.account.3":
    "Un compte principal peut créer des sous-comptes. Ceux-ci agissent au nom du compte principal, sous son identité et en vertu de cette même acceptation, et le compte principal répond de leurs actes.",
  "terms.account.4":
    "Gardez pour vous votre mot de passe, vos codes, vos clés d’accès et vos appareils. Ce qui est confirmé avec vos codes de sécurité est réputé fait par vous, sauf si vous nous aviez auparavant signalé leur perte ou leur vol. Le personnel de Parley ne demande jamais de code ni de mot de passe.",

  "terms.escrow.title": "Ordres et séquestre",
  "terms.escrow.1":
    "À la création d’un ordre, les cryptos du vendeur sont prélevées sur son solde et conservées sous séquestre par Parley. Dès lors, aucune des deux parties ne peut en disposer avant la fin de l’ordre.",
  "terms.escrow.2":
    "Le prix, le montant, les frais, le moyen de paiement et le délai de paiement sont affichés avant que vous ne confirmiez un ordre et restent tels qu’ils étaient lors de votre confirmation. Passer un ordre est un engagement ferme à l’exécuter.",
  "terms.escrow.3":
    "Les cryptos quittent le séquestre de deux façons : vers l’acheteur lorsque le vendeur a confirmé le paiement, ou en retour vers le vendeur lorsque l’ordre prend fin sans paiement. En cas de litige, elles vont là où les deux parties en conviennent ou selon ce que décide le service client. Les cryptos sous séquestre ne portent pas intérêt.",

  "terms.payment.title": "Payez uniquement depuis votre propre compte",
  "terms.payment.1":
    "L’acheteur paie directement le vendeur, par le moyen de paiement de l’ordre, pour le montant exact de l’ordre et dans le délai de paiement.",
  "terms.payment.2":
    "Payez uniquement depuis un compte ouvert à votre propre nom. Le nom du payeur doit correspondre à celui sous lequel vous avez été vérifié. Les paiements effectués par un ami, un proche, un employeur ou tout autre tiers ne sont pas autorisés, même si l’argent vous est destiné.",
  "terms.payment.3":
    "Le vendeur peut refuser un paiement provenant d’une autre personne et doit alors le renvoyer en totalité vers le compte d’origine. Les coûts et les retards d’un tel paiement sont à la charge de l’acheteur.",
  "terms.payment.4":
    "Les vendeurs ne reçoivent d’argent que sur des comptes ouverts à leur propre nom vérifié et enregistrés sur Parley. Ne payez jamais vers un compte indiqué uniquement dans le chat.",

  "terms.remarks.title": "Ce que vous écrivez dans un virement",
  "terms.remarks.1":
    "N’indiquez rien au sujet des cryptos, des cryptomonnaies, de Parley ou de la transaction dans le libellé, la référence ou le motif d’un paiement. Laissez ce champ vide ou n’y écrivez que la référence affichée dans l’ordre. De telles mentions peuvent amener une banque à bloquer le paiement ou à fermer un compte.",
  "terms.remarks.2":
    "Si un virement comporte une mention de ce type, le vendeur peut le refuser et le renvoyer en totalité, et l’ordre peut être annulé aux frais de l’acheteur.",

  "terms.confirm.title": "Signaler le paiement et libérer",
  "terms.confirm.1":
    "Appuyez sur « J’ai payé » seulement après que l’argent a réellement quitté votre compte. Le faire sans avoir payé est considéré comme une tentative de tromperie. Tout clic malveillant entraîne le gel du compte.",
  "terms.confirm.2":
    "Le vendeur vérifie son propre compte bancaire ou de paiement, et non un message ou une capture d’écran, puis appuie sur « Paiement reçu, libérer les cryptos » dès que le montant total est arrivé de la bonne personne. Un vendeur qui a reçu l’argent n’a pas le droit de retenir les cryptos.",
  "terms.confirm.3":
    "Une libération est définitive. Les cryptos parvenues à l’acheteur ne peuvent être reprises ni par le vendeur ni par Parley.",

  "terms.cancel.title": "Annulation et délais",
  "terms.cancel.1":
    "L’acheteur peut annuler un ordre avant de payer. N’annulez pas après avoir envoyé l’argent : les cryptos retourneraient au vendeur alors que votre argent est en route.",
  "terms.cancel.2":
    "Un ordre qui n’est pas signalé comme payé avant la fin du délai de paiement est annulé automatiquement, et les cryptos sont rendues. Le vendeur peut prolonger le délai une fois. Le vendeur ne peut pas annuler un ordre.",
  "terms.cancel.3":
    "Si vous avez bien payé et que l’ordre a été annulé parce que le délai était écoulé, vous disposez de 24 heures pour ouvrir un litige. Prévenez-nous immédiatement : les cryptos ne sont plus sous séquestre, et nous ne pouvons qu’assurer une médiation.",
  "terms.cancel.4":
    "Quiconque annule trop d’ordres par sa propre faute en 24 heures ne peut plus en créer pendant un certain temps. La page indique jusqu’à quand.",

  "terms.appeals.title": "Litiges",
  "terms.appeals.1":
    "Chacune des parties peut ouvrir un litige lorsqu’un paiement ou les cryptos ne sont pas arrivés. Les cryptos restent sous séquestre et tous les délais sont suspendus jusqu’à la fin du litige. Si un ordre signalé comme payé n’est pas libéré dans les 24 heures, un litige s’ouvre automatiquement.",
  "terms.appeals.2":
    "Les deux parties exposent fidèlement ce qui s’est passé et fournissent, dans le délai indiqué, les preuves demandées, par exemple un relevé bancaire ou un justificatif de paiement. Si l’une d’elles ne répond pas, la décision se fonde sur ce que l’autre a démontré.",
  "terms.appeals.3":
    "Les deux parties peuvent à tout moment régler elles-mêmes un litige, par une libération ou en convenant d’un partage des cryptos. À défaut, le service client tranche d’après l’ordre, son chat et les preuves des deux parties : libération en faveur de l’acheteur, restitution au vendeur ou partage. Cette décision met fin à l’ordre sur Parley. Elle ne vous prive pas du droit de saisir la justice.",
  "terms.appeals.4":
    "Une décision se fonde sur ce que les deux parties ont démontré. Des preuves falsifiées, modifiées ou dissimulées entraînent la perte du litige et les mesures décrites ci-dessous.",

  "terms.fees.title": "Frais",
  "terms.fees.1":
    "Le preneur d’une offre paie des frais en cryptos. Leur taux et leur montant sont affichés avant votre confirmation, et ils sont déduits des cryptos que reçoit l’acheteur. Les annonceurs ne paient rien. Un ordre qui prend fin sans libération n’entraîne aucun frais.",
  "terms.fees.2":
    "Les banques, les services de paiement et les réseaux peuvent prélever leurs propres frais. Ils sont à la charge de la partie qui les occasionne ; le vendeur doit recevoir le montant total de l’ordre. Vous êtes responsable de vos propres impôts.",

  "terms.conduct.title": "Ce qui est interdit, et ce qui s’ensuit",
  "terms.conduct.1":
    "Sont interdits : l’argent ou les cryptos issus d’une infraction, le blanchiment d’argent, le financement du terrorisme, la violation de sanctions, la fraude, les fausses preuves, l’annulation d’un paiement après la libération des cryptos, le fait d’agir pour une personne qui se dissimule, la détention de plusieurs comptes et toute tentative de contourner les règles, les limites ou les contrôles de ce service.",
  "terms.conduct.2":
    "Sont également interdits : convenir de transactions hors de la plateforme avec une personne rencontrée ici, demander des coordonnées à cette fin, exiger davantage d’argent ou d’autres conditions que celles de l’offre, ainsi que les insultes, les menaces ou la publicité dans le chat. Les transactions privées ne sont pas protégées par le séquestre, et nous ne pouvons pas vous y aider.",
  "terms.conduct.3":
    "Lorsque nous avons de bonnes raisons de penser que ces règles ont été enfreintes, nous pouvons refuser ou suspendre un ordre, fermer des offres, geler les transactions ou le compte entier, et faire un signalement aux autorités lorsque la loi l’exige. Dans la mesure où la loi le permet, nous vous indiquons le motif et la façon de contester.",
  "terms.conduct.4":
    "Vos propres cryptos restent les vôtres. Un gel peut retarder leur retrait aussi longtemps que le contrôle ou la loi l’exige. Les ordres déjà en cours sont menés à terme ou tranchés dans le cadre d’un litige.",

  "terms.risks.title": "Les risques à connaître",
  "terms.risks.1":
    "Le cours des cryptos peut varier vite et fortement, y compris pendant votre ordre. Vous pouvez perdre tout ce que vous avez engagé. Rien sur ce site ne constitue un conseil d’achat ou de vente.",
  "terms.risks.2":
    "Certains paiements peuvent être annulés, retardés ou bloqués par une banque. Le séquestre protège les cryptos, pas l’argent : choisissez avec soin vos moyens de paiement et vos contreparties, et lisez les conditions de l’annonceur avant de passer un ordre.",
  "terms.risks.3":
    "Le service peut être interrompu par une maintenance, une panne ou des réseaux que nous ne maîtrisons pas. Nous réparons ce qui relève de notre faute. Lorsque la loi nous permet de limiter notre responsabilité, nous ne répondons ni des gains manqués, ni des actes d’autres utilisateurs, de banques ou de réseaux, ni des pertes dues à un manquement à vos propres obligations. Rien ici ne limite la responsabilité en cas de faute intentionnelle, de faute lourde ou dans tout autre cas où la loi ne permet pas de la limiter.",

  "terms.data.title": "Vos données",
  "terms.data.1":
    "Nous conservons ce qui est nécessaire au fonctionnement du service et au respect de la loi : votre compte, votre vérification et ses documents, vos ordres, chats, coordonnées de paiement, appareils et connexions. Les documents sont conservés chiffrés, et seul le personnel chargé de votre dossier peut les ouvrir.",
  "terms.data.2":
    "Votre contrepartie voit votre pseudo, votre historique de transactions et, dès qu’un ordre existe, votre nom vérifié et les coordonnées de paiement de cet ordre. N’utilisez ce que vous apprenez sur autrui que pour exécuter cet ordre, et ne le transmettez à personne.",
  "terms.data.3":
    "Vous pouvez demander quelles données nous détenons à votre sujet, les faire rectifier et, lorsqu’aucune loi ni aucun différend en cours ne nous oblige à les conserver, les faire effacer.",

  "terms.changes.title": "Modifications de cet accord",
  "terms.changes.1":
    "Chaque version de cet accord porte sa date. Lorsqu’il change sur le fond, il vous est demandé d’accepter la nouvelle version avant de trader à nouveau ; jusque-là, vos ordres ouverts se poursuivent selon la version que vous avez acceptée.",
  "terms.changes.2":
    "Si vous n’êtes pas d’accord avec une nouvelle version, ne l’acceptez pas. Vous pouvez toujours terminer vos ordres, retirer vos cryptos et fermer votre compte. Vous pouvez mettre fin à cet accord à tout moment dès lors qu’aucun de vos ordres n’est ouvert.",

  "terms.disputes.title": "Droit applicable et différends",
  "terms.disputes.1":
    "En cas de problème lors d’une transaction, utilisez d’abord le chat de l’ordre, puis ouvrez un litige. Si une décision du service client ne vous satisfait pas, vous pouvez nous écrire dans les 30 jours et la faire réexaminer par une personne qui n’y a pas pris part.",
  "terms.disputes.2":
    "Cet accord est régi par le droit du lieu où l’exploitant de ce site a son siège social, et les tribunaux de ce lieu sont compétents, à moins que la loi de votre lieu de résidence ne vous donne, en tant que consommateur, droit à d’autres règles ou à un tribunal de votre lieu de résidence. Si une partie de cet accord n’est pas valable, le reste demeure en vigueur.",
  "terms.disputes.3":
    "Les traductions sont fournies pour votre commodité. Lorsqu’elles diffèrent du texte anglais, le texte anglais fait foi, sauf si la loi de votre lieu de résidence en dispose autrement.",
});
