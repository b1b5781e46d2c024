/** The notice of an action that is not done, with the way to customer service. */
import { NotDone as Notice, type NotDoneProps } from "@parley/site/not-done";
import { RefusalContact } from "../support/refusal-contact.tsx";

export function NotDone(props: Omit<NotDoneProps, "contact">) {
  const { failure } = props;
  return (
    <Notice {...props} contact={failure !== null && <RefusalContact error={failure.name} />} />
  );
}
