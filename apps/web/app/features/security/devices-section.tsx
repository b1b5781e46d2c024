/** The devices that are logged in, and logging them out. */
import { revokeSessions } from "@parley/contract/endpoints/identity/account";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Table, type Column } from "@parley/ui/data/table";
import { Time } from "@parley/ui/data/time";
import { useState } from "react";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { ConfirmDialog } from "../../shared/forms/confirm-dialog.tsx";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";
import type { Device } from "./load-security.ts";
import { NetworkAddress } from "./network-address.tsx";
import { SecuritySection } from "./security-section.tsx";
import { useChanged } from "../../shared/forms/use-changed.ts";

export function DevicesSection({ devices }: { readonly devices: readonly Device[] }) {
  const t = usePhrase();
  const [ending, setEnding] = useState<Device | "others" | null>(null);
  return (
    <SecuritySection
      title={t("security.devices")}
      text={t("shell.join.sentences", {
        before: t("security.devices.text"),
        after: t("security.verify.newDevice"),
      })}
      action={
        devices.length > 1 && (
          <Button tone="secondary" size="small" onClick={() => setEnding("others")}>
            {t("security.devices.endOthers")}
          </Button>
        )
      }
    >
      <div className="lg:-mx-3">
        <Table
          caption={t("security.devices")}
          columns={deviceColumns(t, setEnding)}
          rows={devices}
          rowKey={({ sessionId }) => sessionId}
        />
      </div>
      {ending !== null && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </SecuritySection>
  );
}

function deviceColumns(t: Phrase, onEnd: (device: Device) => void): Column<Device>[] {
  return [
    {
      key: "device",
      header: t("security.devices.device"),
      card: "head",
      cell: (device) => (
        <span className="flex flex-wrap items-center gap-2">
          {nameOf(device, t)}
          {device.isCurrent && <Badge tone="accent">{t("security.devices.this")}</Badge>}
        </span>
      ),
    },
    {
      key: "address",
      header: t("security.devices.address"),
      cell: ({ address }) => <NetworkAddress address={address} />,
    },
    {
      key: "since",
      header: t("security.devices.since"),
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
    {
      key: "seen",
      header: t("security.devices.seen"),
      cell: ({ lastSeenAt }) => <Time at={lastSeenAt} />,
    },
    {
      key: "action",
      header: <span className="sr-only">{t("security.devices.action")}</span>,
      align: "end",
      card: "foot",
      cell: (device) =>
        !device.isCurrent && (
          <Button
            tone="secondary"
            size="small"
            className="whitespace-nowrap"
            aria-label={t("security.devices.endNamed", { device: nameOf(device, t) })}
            onClick={() => onEnd(device)}
          >
            {t("security.devices.end")}
          </Button>
        ),
    },
  ];
}

function nameOf({ device }: Pick<Device, "device">, t: Phrase): string {
  return device || t("security.devices.unknown");
}

interface EndDialogProps {
  readonly ending: Device | "others";
  readonly onClose: () => void;
}

function EndDialog({ ending, onClose }: EndDialogProps) {
  const t = usePhrase();
  const tellChange = useChanged();
  const areOthers = ending === "others";
  const revocation = useSubmission(sendTo(revokeSessions), {
    onDone: ({ ended }) =>
      tellChange(
        areOthers
          ? t("security.devices.endedOthers", { count: ended })
          : t("security.devices.ended"),
      ),
  });
  return (
    <ConfirmDialog
      title={t(areOthers ? "security.devices.endOthersTitle" : "security.devices.endTitle")}
      description={
        areOthers
          ? t("security.devices.endOthersText")
          : t("security.devices.endText", { device: nameOf(ending, t) })
      }
      closeLabel={t("security.close")}
      cancelLabel={t("security.cancel")}
      confirmLabel={t("security.devices.end")}
      isDanger
      notDone={t("shell.notDone.change")}
      work={revocation}
      onConfirm={() =>
        revocation.submit(areOthers ? { others: true } : { sessionId: ending.sessionId })
      }
      onClose={onClose}
    />
  );
}
