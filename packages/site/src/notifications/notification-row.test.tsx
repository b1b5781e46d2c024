import notification from "@parley/phrases/catalogues/fr/notification";
import { parseCatalogue } from "@parley/phrases/parse-catalogue.fixture";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PhraseBook } from "../phrase.tsx";
import { NotificationRow } from "./notification-row.tsx";

const book = { locale: "fr", messages: parseCatalogue(notification) } as const;

function textOf(readAt: number | null): string {
  const told = {
    id: "1",
    kind: "order-paid",
    group: "orders",
    title: "L’acheteur a marqué l’ordre comme payé",
    text: "",
    orderId: null,
    path: null,
    createdAt: 1,
    readAt,
  } as const;
  const html = renderToStaticMarkup(
    <PhraseBook value={book}>
      <NotificationRow notification={told} onFollow={() => undefined} />
    </PhraseBook>,
  );
  return html.replaceAll(/<[^>]+>/g, "");
}

test("an unread notification is named in the singular, unlike the filter", () => {
  expect(textOf(null)).toContain("payé (Non lue)");
  expect(textOf(2)).not.toContain("lue");
});
