/** Identity verification of a person or a company. */
export default {
  "kyc.title": "Identity verification",
} as const;
