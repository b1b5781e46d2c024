/** The way to customer service below a refusal that only staff can lift; nothing below any other. */
import { ContactLink } from "./contact-link.tsx";
import { contactSubjectOf } from "../../shell/page/contact-path.ts";

export function RefusalContact({ error }: { readonly error: string }) {
  const subject = contactSubjectOf(error);
  return subject === null ? null : (
    <p>
      <ContactLink subject={subject} look="strong" />
    </p>
  );
}
