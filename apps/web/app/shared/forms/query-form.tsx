/**
 * A form whose fields become the query of an address. A browser without scripts sends it by itself;
 * with scripts it is a step like a press on a link. A field that still asks what was meant, or cannot
 * be read, gets the focus instead: the next page would take one meaning of it without a question.
 */
import type { ComponentPropsWithRef, SubmitEvent } from "react";
import { useNavigate } from "react-router";

export interface QueryFormProps extends ComponentPropsWithRef<"form"> {
  /** Of the page that reads the query; without it, the page that is shown. */
  readonly action?: string;
}

export function QueryForm({ action, ...props }: QueryFormProps) {
  const navigate = useNavigate();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const unread = event.currentTarget.querySelector<HTMLInputElement>("input[aria-invalid=true]");
    if (unread !== null) return unread.focus();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget, event.nativeEvent.submitter)) {
      if (typeof value === "string") query.append(name, value);
    }
    void navigate(`${action ?? ""}?${query.toString()}`);
  };
  return <form {...props} action={action} onSubmit={send} />;
}
