import { Button, buttonClass } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { Disclosure } from "@parley/ui/overlays/disclosure";
import { Drawer, DrawerClose } from "@parley/ui/overlays/drawer";
import { Menu, MenuGroup, MenuItem, MenuSeparator } from "@parley/ui/overlays/menu";
import { Popover } from "@parley/ui/overlays/popover";
import { notify } from "@parley/ui/feedback/toast";
import { Tooltip } from "@parley/ui/overlays/tooltip";
import ChevronDown from "lucide-react/icons/chevron-down";
import Pause from "lucide-react/icons/pause";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { GuideSection, Row, Specimen } from "./guide-section.tsx";
import { COINS, METHODS } from "./samples.ts";

export function OverlaysSection() {
  const t = usePhrase();
  return (
    <GuideSection id="overlays" title={t("test.style.section.overlays")}>
      <div className="grid gap-3 lg:grid-cols-2">
        <Specimen>
          <Row>
            <CancelDialog />
            <FilterDrawer />
            <OfferMenu />
            <Popover
              title={t("test.style.overlay.popover.title")}
              trigger={<Button tone="secondary">{t("test.style.overlay.popover")}</Button>}
            >
              <p className="text-muted">{t("test.style.overlay.popover.text")}</p>
            </Popover>
            <Tooltip text={t("test.style.overlay.tooltip.text")}>
              <Button tone="secondary">{t("test.style.overlay.tooltip")}</Button>
            </Tooltip>
            <Disclosure
              summaryClassName={buttonClass({ tone: "secondary" })}
              summary={
                <>
                  {t("test.style.overlay.disclosure")}
                  <ChevronDown aria-hidden className="size-4" />
                </>
              }
            >
              {COINS.map(({ value, label }) => (
                <a
                  key={value}
                  href="#overlays"
                  className="hover:bg-hover block rounded px-2.5 py-1.5"
                >
                  {label}
                </a>
              ))}
            </Disclosure>
          </Row>
        </Specimen>
        <Specimen title={t("test.style.overlay.toasts")}>
          <ToastButtons />
        </Specimen>
      </div>
    </GuideSection>
  );
}

function CancelDialog() {
  const t = usePhrase();
  return (
    <Dialog
      size="small"
      title={t("test.style.overlay.dialog.title")}
      description={t("test.style.overlay.dialog.text")}
      closeLabel={t("test.style.close")}
      trigger={<Button tone="secondary">{t("test.style.overlay.dialog")}</Button>}
      footer={
        <>
          <DialogClose
            button={<Button tone="secondary">{t("test.style.overlay.dialog.no")}</Button>}
          />
          <DialogClose
            button={<Button tone="danger">{t("test.style.overlay.dialog.yes")}</Button>}
          />
        </>
      }
    />
  );
}

function FilterDrawer() {
  const t = usePhrase();
  return (
    <Drawer
      title={t("test.style.overlay.drawer.title")}
      closeLabel={t("test.style.close")}
      trigger={<Button tone="secondary">{t("test.style.overlay.drawer")}</Button>}
      footer={
        <>
          <DrawerClose
            button={<Button tone="secondary">{t("test.style.overlay.drawer.reset")}</Button>}
          />
          <DrawerClose button={<Button>{t("test.style.overlay.drawer.apply")}</Button>} />
        </>
      }
    >
      <div className="flex flex-col gap-2">
        {METHODS.map(({ value, label }) => (
          <Checkbox key={value} label={label} name="method" value={value} />
        ))}
      </div>
    </Drawer>
  );
}

function OfferMenu() {
  const t = usePhrase();
  const answer = () => notify({ text: t("test.style.overlay.toast.saved"), tone: "success" });
  return (
    <Menu trigger={<Button tone="secondary">{t("test.style.overlay.menu")}</Button>}>
      <MenuGroup label={t("test.style.overlay.menu.group")}>
        <MenuItem onSelect={answer} icon={<Pencil aria-hidden className="size-4" />}>
          {t("test.style.overlay.menu.edit")}
        </MenuItem>
        <MenuItem isDisabled onSelect={answer} icon={<Pause aria-hidden className="size-4" />}>
          {t("test.style.overlay.menu.pause")}
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={answer} icon={<Trash aria-hidden className="size-4" />}>
        {t("test.style.overlay.menu.close")}
      </MenuItem>
    </Menu>
  );
}

function ToastButtons() {
  const t = usePhrase();
  const saved = t("test.style.overlay.toast.saved");
  const failed = t("test.style.overlay.toast.failed");
  return (
    <Row>
      <Button tone="secondary" onClick={() => notify({ text: saved })}>
        {t("test.style.overlay.toast.neutral")}
      </Button>
      <Button tone="secondary" onClick={() => notify({ text: saved, tone: "success" })}>
        {t("test.style.overlay.toast.success")}
      </Button>
      <Button
        tone="secondary"
        onClick={() => notify({ text: t("test.style.notice.warning"), tone: "warning" })}
      >
        {t("test.style.overlay.toast.warning")}
      </Button>
      <Button tone="secondary" onClick={() => notify({ text: failed, tone: "danger" })}>
        {t("test.style.overlay.toast.danger")}
      </Button>
      <Button
        tone="secondary"
        onClick={() =>
          notify({
            text: failed,
            action: {
              label: t("test.style.state.retry"),
              onPress: () => notify({ text: saved, tone: "success" }),
            },
          })
        }
      >
        {t("test.style.overlay.toast.action")}
      </Button>
    </Row>
  );
}
