/** The security setup dialog: what is missing before trading, each with the place that mends it. */
import { verifyUser } from "@parley/contract/endpoints/identity/gate";
import type { EndpointReply } from "@parley/contract/endpoint";
import { Badge } from "@parley/ui/data/badge";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { ErrorState } from "@parley/ui/feedback/error-state";
import Check from "lucide-react/icons/check";
import { Link, useLocation } from "react-router";
import { useData } from "../data/use-data.ts";
import { getApi } from "../../shell/api/api.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { startPath, type StartStep } from "../../shell/session/start-path.ts";

type Readiness = EndpointReply<typeof verifyUser>;

const PARTS = [
  { step: "phone", phrase: "security.phone", isDone: (has: Readiness) => has.phoneVerified },
  { step: "email", phrase: "security.email", isDone: (has: Readiness) => has.emailVerified },
  {
    step: "twoFactor",
    phrase: "security.authenticator",
    isDone: (has: Readiness) => has.twoFactorReady,
  },
] as const;

export default function SetupDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrase();
  const reading = useData({ read: () => getApi().call(verifyUser, {}) });
  const { data: readiness, failure, isReading, reload } = reading;
  const needsTwoFactor = readiness?.twoFactorReady === false;
  if (readiness === null && failure === null) return null;
  return (
    <Dialog
      isOpen
      title={t("security.setup.title")}
      description={t(needsTwoFactor ? "security.setup.twoFactor" : "security.setup.text")}
      closeLabel={t("security.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button tone="secondary" onClick={onClose}>
          {t("security.setup.later")}
        </Button>
      }
    >
      {readiness !== null ? (
        <ul className="border-line-strong divide-line divide-y rounded-lg border">
          {PARTS.map(({ step, phrase, isDone }) => (
            <li key={step} className="flex min-h-14 items-center gap-3 px-4 py-2">
              <span id={`setup-${step}`} className="flex-1 text-sm font-medium">
                {t(phrase)}
              </span>
              <PartState step={step} isDone={isDone(readiness)} onLeave={onClose} />
            </li>
          ))}
        </ul>
      ) : (
        <ErrorState
          title={t("security.setup.loadFailed")}
          retryLabel={t("security.verify.retry")}
          isRetrying={isReading}
          onRetry={() => void reload()}
        />
      )}
    </Dialog>
  );
}

interface PartStateProps {
  readonly step: StartStep;
  readonly isDone: boolean;
  readonly onLeave: () => void;
}

function PartState({ step, isDone, onLeave }: PartStateProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { pathname, search } = useLocation();
  if (isDone) {
    return (
      <Badge tone="success" icon={<Check aria-hidden className="size-3.5" />}>
        {t("security.setup.isDone")}
      </Badge>
    );
  }
  return (
    <Link
      to={toPath(startPath(pathname + search, step))}
      onClick={onLeave}
      aria-describedby={`setup-${step}`}
      className={buttonClass({ size: "small" })}
    >
      {t("security.setup.start")}
    </Link>
  );
}
