/** The one way of a form to write: see `@parley/site/forms/submitter` for what a submission is. */
import type { CallResult } from "@parley/contract/client";
import type { EndpointInput, WriteEndpoint } from "@parley/contract/endpoint";
import { getApi } from "../../shell/api/api.ts";

export { useSubmission, type Submission } from "@parley/site/use-submission";

/** A submission that is one call of the API. */
export function sendTo<E extends WriteEndpoint>(
  endpoint: E,
): (
  input: EndpointInput<E>,
  options: { readonly idempotencyKey: string },
) => Promise<CallResult<E>> {
  return (input, options) => getApi().call(endpoint, input, options);
}
