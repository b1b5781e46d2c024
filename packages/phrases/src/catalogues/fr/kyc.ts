import type en from "../en/kyc.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "kyc.title": "Vérification d’identité",
  "kyc.text":
    "Nous vérifions votre identité une seule fois. Vos documents sont conservés chiffrés, et seul le personnel qui les examine peut les ouvrir.",

  "kyc.status": "Statut",
  "kyc.status.none": "Non vérifiée",
  "kyc.status.pending": "En cours d’examen",
  "kyc.status.approved": "Vérifiée",
  "kyc.status.rejected": "Non approuvée",
  "kyc.account": "Type de compte",
  "kyc.name": "Nom",
  "kyc.submittedAt": "Envoyée le",
  "kyc.decidedAt": "Décision le",
  "kyc.pending.title": "Vos documents sont en cours d’examen",
  "kyc.pending.text":
    "Cela prend en général moins d’un jour ouvré. Nous vous écrirons dès que la décision sera prise, et cette page l’affichera d’elle-même.",
  "kyc.demo.title": "Serveur de développement",
  "kyc.demo.text":
    "Personne n’examine les documents ici : vous pouvez approuver cette vérification vous-même.",
  "kyc.demo.approve": "Approuver",
  "kyc.demo.outbox": "E-mails et SMS",
  "kyc.demo.notDone": "La vérification n’est pas approuvée",
  "kyc.approved.title": "Votre identité est vérifiée",
  "kyc.approved.text":
    "Les paiements doivent provenir de comptes à ce nom. S’il change, écrivez au service client.",
  "kyc.rejected.title": "Votre vérification n’a pas été approuvée",
  "kyc.rejected.text": "Veuillez corriger ce qui manquait et envoyer à nouveau vos informations.",
  "kyc.rejected.again": "Envoyer à nouveau",
  "kyc.continue": "Continuer vers le P2P",
  "kyc.inherited.title": "La vérification provient du compte principal",
  "kyc.inherited.text":
    "Vous tradez sous l’identité de votre compte principal. Lui seul peut l’envoyer ou la modifier.",

  "kyc.steps": "Étapes de la vérification",
  "kyc.step.type": "Type de compte",
  "kyc.step.details": "Informations",
  "kyc.step.documents": "Documents",
  "kyc.step.review": "Contrôle",
  "kyc.step.done": "(terminé)",
  "kyc.step.of": "Étape {step} sur {all}",
  "kyc.back": "Retour",
  "kyc.next": "Continuer",
  "kyc.submit": "Envoyer pour examen",
  "kyc.submitted": "Vos informations ont été envoyées.",
  "kyc.notDone": "Vos informations ne sont pas envoyées",
  "kyc.loading": "Chargement du formulaire en cours.",

  "kyc.type": "À qui est destiné ce compte ?",
  "kyc.type.individual": "Un particulier",
  "kyc.type.individual.hint":
    "Vous tradez pour vous-même. Il vous faut un passeport, une carte d’identité ou un permis de conduire, et un selfie.",
  "kyc.type.company": "Une entreprise",
  "kyc.type.company.hint":
    "Vous tradez pour une entreprise immatriculée. Il vous faut son immatriculation et la pièce d’identité de son représentant.",

  "kyc.realName": "Nom complet",
  "kyc.realName.hint": "Tous les prénoms et noms, exactement comme sur votre document.",
  "kyc.birthDate": "Date de naissance",
  "kyc.country": "Pays ayant délivré le document",
  "kyc.country.company": "Pays d’immatriculation",
  "kyc.country.placeholder": "Choisir un pays",
  "kyc.country.search": "Rechercher un pays",
  "kyc.country.empty": "Aucun résultat",
  "kyc.documentType": "Document",
  "kyc.documentType.passport": "Passeport",
  "kyc.documentType.idCard": "Carte d’identité",
  "kyc.documentType.drivingLicence": "Permis de conduire",
  "kyc.documentNumber": "Numéro du document",
  "kyc.companyName": "Nom de l’entreprise",
  "kyc.companyName.hint": "Avec sa forme juridique, comme au registre.",
  "kyc.registrationNumber": "Numéro d’immatriculation",
  "kyc.representativeName": "Représentant habilité",
  "kyc.representativeName.hint":
    "Nom complet de la personne qui agit pour l’entreprise, comme sur le document.",

  "kyc.file.front.passport": "Page avec votre photo",
  "kyc.file.front": "Recto",
  "kyc.file.back": "Verso",
  "kyc.file.selfie": "Selfie avec votre document",
  "kyc.file.registration": "Extrait d’immatriculation",
  "kyc.file.representative": "Pièce d’identité du représentant",
  "kyc.file.owners": "Liste des propriétaires (facultatif)",
  "kyc.file.mandate": "Procuration (facultatif)",
  "kyc.file.hint": "JPG ou PNG, 10 Mo maximum. Les quatre coins visibles, rien de masqué.",
  "kyc.file.selfie.hint":
    "JPG ou PNG, 10 Mo maximum. Votre visage et la page avec votre photo, tous deux bien lisibles.",
  "kyc.file.choose": "Choisir un fichier",
  "kyc.file.drop": "ou déposez-le ici",
  "kyc.file.remove": "Supprimer le fichier",
  "kyc.file.progress": "Progression de l’envoi",
  "kyc.file.uploading": "Veuillez attendre que tous les fichiers soient envoyés.",
  "kyc.file.tooLarge": "Veuillez choisir un fichier de moins de 10 Mo.",
  "kyc.file.wrongType": "Échec de l’envoi. Seuls les fichiers JPG et PNG sont acceptés.",
  "kyc.file.wrongImage": "Échec de l’envoi. Seules les images JPG et PNG sont acceptées.",
  "kyc.file.failed": "Échec de l’envoi.",

  "kyc.problem.blank": "Ce champ ne peut pas rester vide.",
  "kyc.problem.missing": "Veuillez envoyer ce document.",
  "kyc.problem.tooYoung": "Vous devez avoir au moins 18 ans.",
  "kyc.problem.realName": "Veuillez saisir votre nom complet en lettres, comme sur votre document.",
  "kyc.problem.birthDate": "Veuillez saisir votre date de naissance.",
  "kyc.problem.country": "Veuillez choisir un pays.",
  "kyc.problem.documentNumber": "Veuillez saisir le numéro tel qu’il figure sur votre document.",
  "kyc.problem.companyName": "Veuillez saisir le nom tel qu’il figure au registre.",
  "kyc.problem.registrationNumber": "Veuillez saisir le numéro tel qu’il figure au registre.",
  "kyc.problem.representativeName":
    "Veuillez saisir le nom complet en lettres, comme sur le document.",
  "kyc.problem.file": "Veuillez envoyer à nouveau ce fichier.",

  "kyc.review.text": "Veuillez vérifier que tout est conforme à vos documents.",
  "kyc.review.edit": "Modifier : {section}",
  "kyc.review.confirm":
    "En envoyant, vous confirmez que ces informations sont exactes et que les documents sont authentiques.",
});
