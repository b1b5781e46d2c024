/** The gate: what somebody still has to do before trading, wherever trading begins. */
export default {
  "gate.title": "Before you can trade",
  "gate.progress": "{done} of {all} done",
} as const;
