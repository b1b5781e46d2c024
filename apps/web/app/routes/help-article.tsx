import { findHelpArticle } from "@parley/phrases/help-articles";
import { HelpArticlePage } from "../features/help/help-article-page.tsx";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { routeRules } from "../shell/routing/route-rules.ts";
import type { Route } from "./+types/help-article";

export const handle = { areas: ["help"] } satisfies PageHandle;
export const middleware = routeRules({
  validate: ({ params }) => findHelpArticle(params["slug"] ?? "") !== null,
});

export function loader({ params }: Route.LoaderArgs) {
  const article = findHelpArticle(params.slug);
  if (article === null) throw new Error("the route's check lets no unknown article through");
  return article;
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpArticlePage article={loaderData} />;
}
