/** A user's own payment methods: list, empty state, add form, removal. */
export default {
  "payment.title": "Payment methods",
  "payment.empty": "You have not added a payment method yet.",
  "payment.add": "Add payment method",
  "payment.remove": "Remove",
  "payment.field.account": "Card number or account",
  "payment.field.receiverName": "Receiver name",
  "payment.field.image": "Image",
  "payment.field.required": "The field cannot be left blank.",
  "payment.image.hint": "PNG, JPG or JPEG, smaller than 3MB",
  "payment.image.failed": "Failed to upload.",
  "payment.image.wrongType":
    "Failed to upload. Only PNG, JPG, and JPEG image formats are supported.",
  "payment.image.tooLarge": "Failed to upload. Only images smaller than 3MB are supported.",
} as const;
