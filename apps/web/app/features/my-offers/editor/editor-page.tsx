/** The page on which an offer is made or changed. */
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { Gate } from "../../../shared/gate/gate.tsx";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { PageHeading } from "../../../shell/page/page-heading.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { EditorForm } from "./editor-form.tsx";
import type { EditorData } from "./load-editor.ts";
import { useKeptDraft } from "./use-kept-draft.ts";
import { PageTitle } from "../../../shell/page/head.tsx";

export function EditorPage(data: EditorData) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { offer, standing, lists } = data;
  const keeper = useKeptDraft(data);
  const isMarketOpen =
    offer === null ||
    lists.markets.some(({ crypto, fiat }) => crypto === offer.crypto && fiat === offer.fiat);
  const title =
    offer === null
      ? t("mine.new")
      : t(offer.side === "sell" ? "mine.editSell" : "mine.editBuy", {
          token: offer.crypto,
          fiat: offer.fiat,
        });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{title}</PageTitle>
      <Link
        to={toPath("/p2p/offers")}
        className="text-accent -my-2 flex min-h-11 items-center gap-1.5 self-start text-sm font-medium hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {t("mine.title")}
      </Link>
      <PageHeading title={title} />
      <Gate standing={standing}>
        {isMarketOpen ? (
          <>
            {keeper.kept !== null && <Kept onStartOver={keeper.startOver} />}
            {/* A reloaded offer, after another user changed it, starts a form of its own. */}
            <EditorForm key={keeper.key} data={data} keeper={keeper} />
          </>
        ) : (
          <Notice tone="warning">{t("errors.marketDisabled")}</Notice>
        )}
      </Gate>
    </div>
  );
}

/** What was typed earlier is back; who wants none of it starts over. */
function Kept({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = usePhrase();
  return (
    <Notice
      action={
        <Button tone="secondary" size="small" onClick={onStartOver}>
          {t("mine.kept.startOver")}
        </Button>
      }
    >
      {t("mine.kept.text")}
    </Notice>
  );
}
