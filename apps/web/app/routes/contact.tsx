import { ContactPage } from "../features/support/contact-page.tsx";
import { loadContact, type ContactData } from "../features/support/load-contact.ts";
import type { PageHandle } from "../shell/page/page-handle.ts";
import type { Route } from "./+types/contact";

export const handle = { areas: ["support"] } satisfies PageHandle;

export const loader = (request: Route.LoaderArgs): Promise<ContactData> => loadContact(request);

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} />;
}
