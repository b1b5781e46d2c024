/** What a reader can do about an advertiser: follow, block, report. */
import type { EndpointInput } from "@parley/contract/endpoint";
import { block, follow } from "@parley/contract/endpoints/market/advertisers";
import { Button } from "@parley/ui/controls/button";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { latePart } from "../../shell/boot/late-part.tsx";
import { loginPath } from "../../shell/session/login-path.ts";
import { usePage } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { useSubmission } from "../../shared/forms/use-submission.ts";
import { useUser } from "../../shell/page/user-store.ts";
import type { AdvertiserDetail } from "./load-advertiser.ts";

const BlockDialog = latePart(() => import("./block-dialog.tsx"));
const ReportDialog = latePart(() => import("./report-dialog.tsx"));

export function RelationButtons({ advertiser }: { advertiser: AdvertiserDetail }) {
  const t = usePhrase();
  const [opened, setOpened] = useState<"block" | "report" | null>(null);
  const relating = useRelating(advertiser);
  const { submit, forget } = relating;
  const whenKnown = useWhenKnown();
  const { uid, followed, blocked } = advertiser;
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        tone={followed ? "secondary" : "primary"}
        isBusy={relating.isBusy}
        onClick={() => whenKnown(() => void submit({ uid, follow: !followed }))}
      >
        {t(followed ? "advertiser.unfollow" : "advertiser.follow")}
      </Button>
      <Button
        tone="secondary"
        onClick={() =>
          whenKnown(() => {
            forget();
            if (blocked) void submit({ uid, block: false });
            else setOpened("block");
          })
        }
      >
        {t(blocked ? "advertiser.unblock" : "advertiser.block")}
      </Button>
      <Button tone="quiet" onClick={() => whenKnown(() => setOpened("report"))}>
        {t("advertiser.report.open")}
      </Button>
      {opened === null && relating.failure !== null && (
        <div className="w-full">
          <NotDone title={t("shell.notDone.change")} failure={relating.failure} />
        </div>
      )}
      {opened === "block" && (
        <BlockDialog
          name={advertiser.nickname}
          work={relating}
          onConfirm={() => submit({ uid, block: true })}
          onClose={close}
        />
      )}
      {opened === "report" && <ReportDialog advertiser={advertiser} onClose={close} />}
    </div>
  );
}

/** A reader without a login goes to the login first and returns. */
function useWhenKnown(): (act: () => void) => void {
  const user = useUser();
  const { locale } = usePage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (act) => {
    if (user === null) void navigate(loginPath(locale, pathname + search));
    else act();
  };
}

type Relation = EndpointInput<typeof follow> | EndpointInput<typeof block>;

function useRelating({ nickname: name }: AdvertiserDetail) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const textOf = (relation: Relation) => {
    if ("follow" in relation) {
      return t(relation.follow ? "advertiser.followed" : "advertiser.unfollowed", {
        name,
      });
    }
    return t(relation.block ? "advertiser.blocked" : "advertiser.unblocked", { name });
  };
  return useSubmission<Relation, unknown, string>(
    (input, options) =>
      "follow" in input
        ? getApi().call(follow, input, options)
        : getApi().call(block, input, options),
    {
      onDone: (_, relation) => {
        notify({ tone: "success", text: textOf(relation) });
        void revalidate();
      },
    },
  );
}
