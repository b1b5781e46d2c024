import type en from "../en/payment.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "payment.title": "Métodos de pago",
  "payment.text":
    "Las cuentas en las que recibes dinero fiat. Los demás solo las ven en una orden contigo.",
  "payment.count": "{count} de {most}",
  "payment.empty": "Todavía no has añadido ningún método de pago.",
  "payment.emptyText":
    "Añade la cuenta en la que te pagarán los compradores. Debe estar a tu nombre.",
  "payment.add": "Añadir método de pago",
  "payment.backToP2P": "Volver a P2P",
  "payment.backToOffer": "Volver al anuncio",
  "payment.cancel": "Cancelar",
  "payment.close": "Cerrar",
  "payment.notAllowed":
    "Tu cuenta no tiene permiso para gestionar métodos de pago. Las subcuentas pueden pedírselo a su cuenta principal.",
  "payment.full": "Has alcanzado el máximo de métodos de pago. Elimina uno primero.",
  "payment.kyc.title": "Verifica primero tu identidad",
  "payment.kyc.text":
    "Un método de pago debe llevar el nombre con el que se verificó tu identidad; por eso la verificación va primero.",
  "payment.kyc.action": "Verificar identidad",

  "payment.group.bank": "Transferencia bancaria",
  "payment.group.instant": "Pago instantáneo",
  "payment.group.wallet": "Billetera electrónica",
  "payment.group.mobileMoney": "Dinero móvil",
  "payment.group.card": "Tarjeta",
  "payment.group.cash": "Efectivo",
  "payment.group.giftCard": "Tarjeta de regalo",

  "payment.show": "Mostrar detalles",
  "payment.hide": "Ocultar detalles",
  "payment.copy": "Copiar {label}",
  "payment.copied": "Copiado",
  "payment.picture": "Imagen de {method}",
  "payment.picture.enlarge": "Ampliar la imagen de {method}",
  "payment.addedAt": "Añadido el {time}",

  "payment.remove": "Eliminar",
  "payment.remove.title": "¿Eliminar este método de pago?",
  "payment.remove.text":
    "{method}, {account}: ya no se podrá elegir en anuncios ni en órdenes. Las órdenes que ya se pagaron con él no cambian.",
  "payment.removed": "Se ha eliminado el método de pago.",
  "payment.notDone.add": "El método de pago no se ha añadido",
  "payment.edit.title": "Editar método de pago",
  "payment.edit.text":
    "Tus anuncios usarán los datos modificados a partir de ahora. Las órdenes existentes conservan los que muestran.",
  "payment.edit.done": "El método de pago se ha modificado.",
  "payment.notDone.edit": "El método de pago no se ha modificado",
  "payment.edit": "Editar",
  "payment.edit.submit": "Guardar cambios",
  "payment.notDone.remove": "El método de pago no se ha eliminado",

  "payment.new.text":
    "Elige cómo quieres que te paguen e introduce los datos exactamente como figuran en tu banco o proveedor.",
  "payment.new.loading": "Cargando los métodos de pago",
  "payment.new.failed": "No se han podido cargar los métodos de pago.",
  "payment.new.retry": "Reintentar",
  "payment.new.submit": "Añadir método de pago",
  "payment.new.done": "Se ha añadido el método de pago.",
  "payment.new.uploading": "Espera a que se suba la imagen.",
  "payment.currency": "Moneda",
  "payment.currency.any": "Todas las monedas",
  "payment.currency.search": "Buscar una moneda",
  "payment.country": "País o región",
  "payment.country.any": "Todos los países y regiones",
  "payment.country.search": "Buscar un país o una región",
  "payment.method": "Método de pago",
  "payment.method.choose": "Elige un método de pago",
  "payment.method.search": "Buscar un método de pago",

  "payment.field.account": "Número de tarjeta o cuenta",
  "payment.field.receiverName": "Nombre del beneficiario",
  "payment.field.receiverName.hint":
    "El nombre con el que se verificó tu identidad. No se aceptan cuentas de otras personas.",
  "payment.field.image": "Imagen",
  "payment.field.optional": "Opcional",
  "payment.field.choose": "Elige una opción",
  "payment.field.required": "Este campo no puede quedar vacío.",
  "payment.field.invalid": "Este valor no tiene el formato correcto. Compruébalo.",
  "payment.field.checkFailed":
    "Los dígitos de control no coinciden. Compara el número con los datos de tu banco.",
  "payment.field.tooShort": "Demasiado corto. Longitud mínima: {count}.",
  "payment.field.tooLong": "Demasiado largo. Longitud máxima: {count}.",
  "payment.field.otherHolder":
    "El nombre del beneficiario debe ser el nombre con el que se verificó tu identidad.",
  "payment.image.hint":
    "PNG, JPG o JPEG, de menos de 3 MB. Por ejemplo, el código QR de tu cuenta, para que lo escanee quien te paga.",
  "payment.image.choose": "Elegir imagen",
  "payment.image.drop": "o suéltala aquí",
  "payment.image.remove": "Eliminar imagen",
  "payment.image.progress": "Progreso de la subida",
  "payment.image.failed": "No se pudo subir.",
  "payment.image.wrongType":
    "No se pudo subir. Solo se admiten imágenes en formato PNG, JPG y JPEG.",
  "payment.image.tooLarge": "No se pudo subir. Solo se admiten imágenes de menos de 3 MB.",
});
