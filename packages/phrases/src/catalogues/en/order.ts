/** An order from its creation to its end: status labels, steps, warnings, dialogs, the list. */
export default {
  "order.title": "Order details",
  "order.list.title": "My Orders",
  "order.list.search": "Search by Order ID",
  "order.list.allTypes": "All types",
  "order.list.allStatuses": "All statuses",
  "order.list.empty": "No matching data",

  "order.field.orderId": "Order ID",
  "order.field.type": "Type",
  "order.field.createdTime": "Created time",
  "order.field.amount": "Amount",
  "order.field.fee": "Fee",
  "order.field.status": "Status",
  "order.field.unitPrice": "Unit price",
  "order.field.quantity": "Quantity",
  "order.field.paymentMethod": "Payment method",
  "order.field.receiverName": "Receiver's name",
  "order.field.paymentAmount": "Payment amount",
  "order.field.paymentInfo": "Payment info",
  "order.field.receiptConfirmationTime": "Receipt confirmation time",
  "order.field.paymentDeadline": "Payment deadline",
  "order.field.externalOrderId": "External order ID",
  "order.field.iWillReceive": "I will receive",
  "order.field.iWillPay": "I will pay",

  "order.type.buy": "Buy",
  "order.type.sell": "Sell",
  "order.type.buyShort": "B",
  "order.type.sellShort": "S",

  "order.status.pendingPayment": "Pending payment",
  "order.status.pendingFiatReceipt": "Pending fiat receipt",
  "order.status.pendingCryptoReceipt": "Pending crypto receipt",
  "order.status.pendingRelease": "Pending release",
  "order.status.inProcess": "In Process / Pending",
  "order.status.completed": "Completed",
  "order.status.canceled": "Canceled",
  "order.status.failed": "Failed",
  "order.status.appeal": "Appeal",

  "order.step.placeOrder": "Place an order",
  "order.step.pay": "Pay the seller",
  "order.step.confirm": "Confirm receipt",
  "order.step.assetTransfer": "Asset Transfer",
  "order.step.assetTransferProcessing": "Asset Transfer, processing",
  "order.step.completed": "Completed",

  "order.action.paid": "I've Paid",
  "order.action.release": "Received & Release crypto",
  "order.action.cancel": "Cancel order",
  "order.action.appeal": "Appeal",
  "order.action.retry": "Retry",
  "order.action.reorder": "Reorder",
  "order.action.viewDetails": "View Details",
  "order.action.viewOrder": "View Order",
  "order.action.backToP2P": "Back to P2P",

  "order.cancel.title": "Confirm to Cancel Order?",
  "order.cancel.warning": "Do not cancel the order if you have already transferred the money.",
  "order.cancel.confirm": "Cancel order",
  "order.cancel.keep": "Keep order",

  "order.paid.title": "Have you paid?",
  "order.paid.text":
    "Confirm only after {amount} has left your account by the suggested payment method.",
  "order.paid.warning": "Malicious clicks will result in account freezing",

  "order.release.title": "Have you received the payment?",
  "order.release.text":
    "Check that {amount} from {name} has arrived in your account. {token} that have been released cannot be called back.",

  "order.pay.within": "Pay within {time}",
  "order.pay.ownAccount":
    "Pay only from an account under your own registered identity. The payer's name must match your registered name.",
  "order.pay.noRemarks":
    "Do not write anything about the crypto or the platform in the remarks of the transfer.",
  "order.pay.noPrivateTrading":
    "Do not trade privately with advertisers. Coins traded outside the platform are not protected by escrow.",

  "order.appeal.title": "Appeal",
  "order.appeal.buyerText": "You have paid and the crypto has not been received?",
  "order.appeal.sellerText": "The buyer marked the order as paid and no payment has been received?",
  "order.appeal.waiting": "The order is waiting for customer service.",
} as const;
