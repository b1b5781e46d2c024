import type en from "../en/kyc.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "kyc.title": "Verificación de identidad",
  "kyc.text":
    "Comprobamos una sola vez quién eres. Tus documentos se guardan cifrados y solo puede abrirlos el personal que los revisa.",

  "kyc.status": "Estado",
  "kyc.status.none": "Sin verificar",
  "kyc.status.pending": "En revisión",
  "kyc.status.approved": "Verificada",
  "kyc.status.rejected": "No aprobada",
  "kyc.account": "Verificado como",
  "kyc.name": "Nombre",
  "kyc.submittedAt": "Enviada",
  "kyc.decidedAt": "Decidida",
  "kyc.pending.title": "Estamos revisando tus documentos",
  "kyc.pending.text":
    "Suele tardar menos de un día hábil. Te escribiremos en cuanto haya una decisión, y esta página la mostrará por sí sola.",
  "kyc.approved.title": "Tu identidad está verificada",
  "kyc.approved.text":
    "Los pagos deben proceder de cuentas a este nombre. Si cambia, escribe a atención al cliente.",
  "kyc.rejected.title": "Tu verificación no ha sido aprobada",
  "kyc.rejected.text": "Corrige lo que faltaba y envía tus datos de nuevo.",
  "kyc.rejected.again": "Enviar de nuevo",
  "kyc.continue": "Continuar a P2P",
  "kyc.inherited.title": "La verificación viene de la cuenta principal",
  "kyc.inherited.text":
    "Operas con la identidad de tu cuenta principal. Solo ella puede enviarla o cambiarla.",

  "kyc.steps": "Pasos de la verificación",
  "kyc.step.type": "Tipo de cuenta",
  "kyc.step.details": "Datos",
  "kyc.step.documents": "Documentos",
  "kyc.step.review": "Comprobación",
  "kyc.step.done": "(hecho)",
  "kyc.back": "Atrás",
  "kyc.next": "Continuar",
  "kyc.submit": "Enviar a revisión",
  "kyc.submitted": "Tus datos se han enviado.",
  "kyc.loading": "Cargando el formulario.",

  "kyc.type": "¿Para quién es esta cuenta?",
  "kyc.type.individual": "Una persona",
  "kyc.type.individual.hint":
    "Operas para ti. Necesitas un pasaporte, documento de identidad o permiso de conducir y una selfi.",
  "kyc.type.company": "Una empresa",
  "kyc.type.company.hint":
    "Operas para una empresa registrada. Necesitas su registro y el documento de identidad de su representante.",

  "kyc.realName": "Nombre completo",
  "kyc.realName.hint": "Todos los nombres y apellidos, exactamente como en tu documento.",
  "kyc.birthDate": "Fecha de nacimiento",
  "kyc.country": "País que expidió el documento",
  "kyc.country.company": "País de registro",
  "kyc.country.placeholder": "Elige un país",
  "kyc.country.search": "Buscar país",
  "kyc.country.empty": "No hay resultados",
  "kyc.documentType": "Documento",
  "kyc.documentType.passport": "Pasaporte",
  "kyc.documentType.idCard": "Documento de identidad",
  "kyc.documentType.drivingLicence": "Permiso de conducir",
  "kyc.documentNumber": "Número del documento",
  "kyc.companyName": "Nombre de la empresa",
  "kyc.companyName.hint": "Con su forma jurídica, como en el registro.",
  "kyc.registrationNumber": "Número de registro",
  "kyc.representativeName": "Representante autorizado",
  "kyc.representativeName.hint":
    "Nombre completo de la persona que actúa por la empresa, como en el documento.",

  "kyc.file.front.passport": "Página con tu foto",
  "kyc.file.front": "Anverso",
  "kyc.file.back": "Reverso",
  "kyc.file.selfie": "Selfi con tu documento",
  "kyc.file.registration": "Certificado de registro",
  "kyc.file.representative": "Identificación del representante",
  "kyc.file.owners": "Lista de propietarios (opcional)",
  "kyc.file.mandate": "Poder de representación (opcional)",
  "kyc.file.hint": "JPG, PNG o PDF, hasta 10 MB. Con las cuatro esquinas visibles y nada tapado.",
  "kyc.file.selfie.hint":
    "JPG o PNG, hasta 10 MB. Tu cara y la página con tu foto, ambas fáciles de ver.",
  "kyc.file.choose": "Elegir archivo",
  "kyc.file.drop": "o suéltalo aquí",
  "kyc.file.remove": "Eliminar archivo",
  "kyc.file.progress": "Progreso de la subida",
  "kyc.file.uploading": "Espera a que se suban todos los archivos.",
  "kyc.file.tooLarge": "Elige un archivo de menos de 10 MB.",
  "kyc.file.wrongType": "No se ha podido subir. Solo se admiten archivos JPG, PNG y PDF.",
  "kyc.file.wrongImage": "No se ha podido subir. Solo se admiten imágenes JPG y PNG.",
  "kyc.file.failed": "No se ha podido subir.",

  "kyc.problem.blank": "Este campo no puede quedar vacío.",
  "kyc.problem.missing": "Sube este documento.",
  "kyc.problem.tooYoung": "Debes tener al menos 18 años.",
  "kyc.problem.realName": "Introduce tu nombre completo en letras, como en tu documento.",
  "kyc.problem.birthDate": "Introduce tu fecha de nacimiento.",
  "kyc.problem.country": "Elige un país.",
  "kyc.problem.documentNumber": "Introduce el número tal como figura en tu documento.",
  "kyc.problem.companyName": "Introduce el nombre tal como figura en el registro.",
  "kyc.problem.registrationNumber": "Introduce el número tal como figura en el registro.",
  "kyc.problem.representativeName": "Introduce el nombre completo en letras, como en el documento.",
  "kyc.problem.file": "Sube este archivo de nuevo.",

  "kyc.review.text": "Comprueba que todo coincida con tus documentos.",
  "kyc.review.edit": "Editar: {section}",
  "kyc.review.confirm":
    "Al enviar confirmas que estos datos son ciertos y que los documentos son auténticos.",
});
