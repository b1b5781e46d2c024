/** The conversation of an order. */
export default {
  "chat.title": "Chat with {name}",
  "chat.send": "Send",
  "chat.sendFailed": "Failed to send the message.",
  "chat.attach": "Attach a file",
  "chat.fileTooLarge": "Please select a file smaller than 10MB.",
  "chat.uploadFailed": "Failed to upload.",
} as const;
