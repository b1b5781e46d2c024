/** What a reader can do about an advertiser: follow, block, report. */
import { block, follow } from "@parley/contract/endpoints/market/advertisers";
import { Button } from "@parley/ui/controls/button";
import { notify } from "@parley/ui/feedback/toast";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { loginPath } from "../../shell/session/login-path.ts";
import { usePage } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { useWrite } from "../../shared/forms/use-write.ts";
import { useUser } from "../../shell/page/user-store.ts";
import type { AdvertiserDetail } from "./load-advertiser.ts";

const BlockDialog = lazy(() => import("./block-dialog.tsx"));
const ReportDialog = lazy(() => import("./report-dialog.tsx"));

export function RelationButtons({ advertiser }: { advertiser: AdvertiserDetail }) {
  const t = usePhrase();
  const [opened, setOpened] = useState<"block" | "report" | null>(null);
  const { isBusy, failure, forget, setFollowed, setBlocked } = useRelations(advertiser);
  const whenKnown = useWhenKnown();
  const { followed, blocked } = advertiser;
  const close = () => {
    setOpened(null);
    forget();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        tone={followed ? "secondary" : "primary"}
        isBusy={isBusy}
        onClick={() => whenKnown(() => void setFollowed(!followed))}
      >
        {t(followed ? "offer.advertiser.unfollow" : "offer.advertiser.follow")}
      </Button>
      <Button
        tone="secondary"
        onClick={() =>
          whenKnown(() => {
            forget();
            if (blocked) void setBlocked(false);
            else setOpened("block");
          })
        }
      >
        {t(blocked ? "offer.advertiser.unblock" : "offer.advertiser.block")}
      </Button>
      <Button tone="quiet" onClick={() => whenKnown(() => setOpened("report"))}>
        {t("offer.report.open")}
      </Button>
      {opened === null && failure !== null && (
        <div className="w-full">
          <NotDone title={t("shell.notDone.change")} failure={failure} />
        </div>
      )}
      <Suspense>
        {opened === "block" && (
          <BlockDialog
            name={advertiser.nickname}
            work={{ isBusy, failure }}
            onBlock={() => void setBlocked(true).then((isDone) => isDone && close())}
            onClose={close}
          />
        )}
        {opened === "report" && <ReportDialog advertiser={advertiser} onClose={close} />}
      </Suspense>
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

/** Each returns whether it is done. */
function useRelations({ uid, nickname: name }: AdvertiserDetail) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const write = useWrite();
  const tellDone = async (text: string) => {
    notify({ tone: "success", text });
    await revalidate();
  };
  const setFollowed = async (isSet: boolean) => {
    const input = { uid, follow: isSet };
    const done = await write.run(input, (idempotencyKey) =>
      getApi().call(follow, input, { idempotencyKey }),
    );
    if (done === null || !done.ok) return;
    await tellDone(
      t(isSet ? "offer.advertiser.followed" : "offer.advertiser.unfollowed", { name }),
    );
  };
  const setBlocked = async (isSet: boolean): Promise<boolean> => {
    const input = { uid, block: isSet };
    const done = await write.run(input, (idempotencyKey) =>
      getApi().call(block, input, { idempotencyKey }),
    );
    if (done === null || !done.ok) return false;
    void tellDone(t(isSet ? "offer.advertiser.blocked" : "offer.advertiser.unblocked", { name }));
    return true;
  };
  const { isBusy, failure, forget } = write;
  return { isBusy, failure, forget, setFollowed, setBlocked };
}
