/** The headers of an answer that the client reads; where an answer is passed on, these go with it. */
export const ANSWER_HEADERS = ["date", "age", "retry-after"] as const;

/** `Headers` are some. */
export interface AnswerHeaders {
  get(name: (typeof ANSWER_HEADERS)[number]): string | null;
}
