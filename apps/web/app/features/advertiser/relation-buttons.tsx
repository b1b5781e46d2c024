/** What a reader can do about an advertiser: follow, block, report. */
import { block, follow } from "@parley/contract/endpoints/offers";
import { Button } from "@parley/ui/button";
import { notify } from "@parley/ui/toast";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { getApi } from "../../shell/api.ts";
import { useFailureToast } from "../../shell/failure-toast.ts";
import { loginPath } from "../../shell/login-path.ts";
import { usePage } from "../../shell/page-data.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import { useUser } from "../../shell/user-store.ts";
import type { AdvertiserDetail } from "./load-advertiser.ts";

const BlockDialog = lazy(() => import("./block-dialog.tsx"));
const ReportDialog = lazy(() => import("./report-dialog.tsx"));

export function RelationButtons({ advertiser }: { advertiser: AdvertiserDetail }) {
  const t = usePhrase();
  const [opened, setOpened] = useState<"block" | "report" | null>(null);
  const { isBusy, setFollowed, setBlocked } = useRelations(advertiser);
  const whenKnown = useWhenKnown();
  const { followed, blocked } = advertiser;
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        tone={followed ? "secondary" : "primary"}
        isBusy={isBusy}
        onClick={() => whenKnown(() => setFollowed(!followed))}
      >
        {t(followed ? "offer.advertiser.unfollow" : "offer.advertiser.follow")}
      </Button>
      <Button
        tone="secondary"
        onClick={() => whenKnown(() => (blocked ? setBlocked(false) : setOpened("block")))}
      >
        {t(blocked ? "offer.advertiser.unblock" : "offer.advertiser.block")}
      </Button>
      <Button tone="quiet" onClick={() => whenKnown(() => setOpened("report"))}>
        {t("offer.report.open")}
      </Button>
      <Suspense>
        {opened === "block" && (
          <BlockDialog
            name={advertiser.nickname}
            onBlock={() => {
              close();
              setBlocked(true);
            }}
            onClose={close}
          />
        )}
        {opened === "report" && <ReportDialog advertiser={advertiser} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** Whoever is not logged in goes there first and comes back. */
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

function useRelations({ uid, nickname: name }: AdvertiserDetail) {
  const t = usePhrase();
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (call: () => Promise<string | null>) => {
    setIsBusy(true);
    const text = await call();
    setIsBusy(false);
    if (text !== null) notify({ tone: "success", text });
    await revalidate();
  };
  const setFollowed = (isSet: boolean) =>
    change(async () => {
      const done = await getApi().call(follow, { uid, follow: isSet });
      if (done.ok) {
        return t(isSet ? "offer.advertiser.followed" : "offer.advertiser.unfollowed", { name });
      }
      fail(done);
      return null;
    });
  const setBlocked = (isSet: boolean) =>
    change(async () => {
      const done = await getApi().call(block, { uid, block: isSet });
      if (done.ok) {
        return t(isSet ? "offer.advertiser.blocked" : "offer.advertiser.unblocked", { name });
      }
      fail(done);
      return null;
    });
  return {
    isBusy,
    setFollowed: (isSet: boolean) => void setFollowed(isSet),
    setBlocked: (isSet: boolean) => void setBlocked(isSet),
  };
}
