/** A user's own payment methods: list, empty state, add form, removal. */
export default {
  "payment.title": "Payment methods",
  "payment.text":
    "The accounts at which you receive fiat money. Others see them only in an order with you.",
  "payment.count": "{count} of {most}",
  "payment.empty": "You have not added a payment method yet.",
  "payment.emptyText":
    "Add the account to which buyers shall pay you. It must be in your own name.",
  "payment.add": "Add payment method",
  "payment.backToP2P": "Back to P2P",
  "payment.backToOffer": "Back to the offer",
  "payment.cancel": "Cancel",
  "payment.close": "Close",
  "payment.notAllowed":
    "Your account is not allowed to manage payment methods. Sub-users can ask their master account.",
  "payment.full": "You have as many payment methods as possible. Please remove one first.",
  "payment.kyc.title": "Please verify your identity first",
  "payment.kyc.text":
    "A payment method must carry the name your identity was verified with, so verification comes first.",
  "payment.kyc.action": "Verify identity",

  "payment.group.bank": "Bank transfer",
  "payment.group.instant": "Instant payment",
  "payment.group.wallet": "Wallet",
  "payment.group.mobileMoney": "Mobile money",
  "payment.group.card": "Card",
  "payment.group.cash": "Cash",
  "payment.group.giftCard": "Gift card",

  "payment.show": "Show details",
  "payment.hide": "Hide details",
  "payment.copy": "Copy {label}",
  "payment.copied": "Copied",
  "payment.picture": "Image for {method}",
  "payment.picture.enlarge": "Enlarge the image for {method}",
  "payment.addedAt": "Added {time}",

  "payment.remove": "Remove",
  "payment.remove.title": "Remove this payment method?",
  "payment.remove.text":
    "{method}, {account}: it can no longer be chosen for offers and orders. Orders that were paid to it stay as they are.",
  "payment.removed": "The payment method has been removed.",
  "payment.notDone.add": "The payment method is not added",
  "payment.edit.title": "Edit payment method",
  "payment.edit.text":
    "Your offers use the changed details from now on. Orders that exist keep what they show.",
  "payment.edit.done": "The payment method has been changed.",
  "payment.notDone.edit": "The payment method is not changed",
  "payment.edit": "Edit",
  "payment.edit.submit": "Save changes",
  "payment.notDone.remove": "The payment method is not removed",

  "payment.new.text":
    "Choose how you want to be paid, then enter the details exactly as your bank or provider writes them.",
  "payment.new.loading": "Payment methods are being loaded",
  "payment.new.failed": "The payment methods could not be loaded.",
  "payment.new.retry": "Retry",
  "payment.new.submit": "Add payment method",
  "payment.new.done": "The payment method has been added.",
  "payment.new.uploading": "Please wait until the image is uploaded.",
  "payment.currency": "Currency",
  "payment.currency.any": "All currencies",
  "payment.currency.search": "Search for a currency",
  "payment.country": "Country or region",
  "payment.country.any": "All countries and regions",
  "payment.country.search": "Search for a country or region",
  "payment.method": "Payment method",
  "payment.method.choose": "Choose a payment method",
  "payment.method.search": "Search for a payment method",

  "payment.field.account": "Card number or account",
  "payment.field.receiverName": "Receiver name",
  "payment.field.receiverName.hint":
    "The name your identity was verified with. Accounts of other people are not accepted.",
  "payment.field.image": "Image",
  "payment.field.optional": "Optional",
  "payment.field.choose": "Please choose",
  "payment.field.required": "The field cannot be left blank.",
  "payment.field.invalid": "This value does not have the right form. Please check it.",
  "payment.field.checkFailed":
    "The check digits do not match. Please compare the number with your bank’s details.",
  "payment.field.tooShort": "Too short. Minimum length: {count}.",
  "payment.field.tooLong": "Too long. Maximum length: {count}.",
  "payment.field.otherHolder":
    "The receiver name must be the name your identity was verified with.",
  "payment.image.hint":
    "PNG, JPG or JPEG, smaller than 3MB. Such as the QR code of your account, for payers to scan.",
  "payment.image.choose": "Choose an image",
  "payment.image.drop": "or drop it here",
  "payment.image.remove": "Remove image",
  "payment.image.progress": "Upload progress",
  "payment.image.failed": "Failed to upload.",
  "payment.image.wrongType":
    "Failed to upload. Only PNG, JPG, and JPEG image formats are supported.",
  "payment.image.tooLarge": "Failed to upload. Only images smaller than 3MB are supported.",
} as const;
