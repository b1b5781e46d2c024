import { Button, buttonClass, type ButtonTone } from "@parley/ui/controls/button";
import { IconButton } from "@parley/ui/controls/icon-button";
import Bell from "lucide-react/icons/bell";
import Filter from "lucide-react/icons/filter";
import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings";
import { type Phrase, usePhrase } from "../../shell/locale/phrase.tsx";
import { GuideSection, Row, Specimen } from "./guide-section.tsx";

const COIN = { coin: "USDT" };

function toneLabels(t: Phrase): readonly (readonly [ButtonTone, string])[] {
  return [
    ["primary", t("test.style.button.primary")],
    ["secondary", t("test.style.button.secondary")],
    ["quiet", t("test.style.button.quiet")],
    ["buy", t("test.style.button.buy", COIN)],
    ["sell", t("test.style.button.sell", COIN)],
    ["danger", t("test.style.button.danger")],
  ];
}

export function ButtonsSection() {
  const t = usePhrase();
  const tones = toneLabels(t);
  return (
    <GuideSection id="buttons" title={t("test.style.section.buttons")}>
      <div className="grid gap-3 lg:grid-cols-2">
        <Specimen title={t("test.style.buttons.tones")}>
          <Row>
            {tones.map(([tone, label]) => (
              <Button key={tone} tone={tone}>
                {label}
              </Button>
            ))}
          </Row>
        </Specimen>
        <Specimen title={t("test.style.buttons.disabled")}>
          <Row>
            {tones.map(([tone, label]) => (
              <Button key={tone} tone={tone} disabled>
                {label}
              </Button>
            ))}
          </Row>
        </Specimen>
        <Specimen title={t("test.style.buttons.busy")}>
          <Row>
            {tones.map(([tone, label]) => (
              <Button key={tone} tone={tone} isBusy>
                {label}
              </Button>
            ))}
          </Row>
        </Specimen>
        <Specimen title={t("test.style.buttons.sizes")}>
          <Row>
            <Button size="small">{t("test.style.button.primary")}</Button>
            <Button size="medium">{t("test.style.button.primary")}</Button>
            <Button size="large">{t("test.style.button.primary")}</Button>
          </Row>
        </Specimen>
        <Specimen title={t("test.style.buttons.icons")}>
          <Row>
            <Button icon={<Plus aria-hidden className="size-4" />}>
              {t("test.style.state.empty.action")}
            </Button>
            <Button tone="secondary" icon={<Filter aria-hidden className="size-4" />}>
              {t("test.style.overlay.drawer.title")}
            </Button>
            <IconButton
              label={t("test.style.overlay.toasts")}
              icon={<Bell aria-hidden className="size-5" />}
            />
            <IconButton
              disabled
              label={t("test.style.buttons.disabled")}
              icon={<Settings aria-hidden className="size-5" />}
            />
          </Row>
        </Specimen>
        <Specimen title={t("test.style.buttons.wide")}>
          <Button tone="buy" size="large" isWide>
            {t("test.style.button.buy", COIN)}
          </Button>
          <a href="#buttons" className={buttonClass({ tone: "secondary", isWide: true })}>
            {t("test.style.button.link")}
          </a>
        </Specimen>
      </div>
    </GuideSection>
  );
}
