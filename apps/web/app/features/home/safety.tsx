import BadgeCheck from "lucide-react/icons/badge-check";
import Clock from "lucide-react/icons/clock";
import LifeBuoy from "lucide-react/icons/life-buoy";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ProtectionLink } from "../../shared/trade/protection-link.tsx";
import { EscrowArt } from "./escrow-art.tsx";
import { Section } from "./section.tsx";

const PROMISES = [
  { icon: LockKeyhole, title: "home.safety.escrow.title", text: "home.safety.escrow.text" },
  { icon: BadgeCheck, title: "home.safety.identity.title", text: "home.safety.identity.text" },
  { icon: LifeBuoy, title: "home.safety.appeal.title", text: "home.safety.appeal.text" },
  { icon: Clock, title: "home.safety.clear.title", text: "home.safety.clear.text" },
] as const;

const RULES = ["home.rules.own", "home.rules.remark", "home.rules.private"] as const;

const NEEDS = [
  "home.start.phone",
  "home.start.email",
  "home.start.kyc",
  "home.start.agreement",
  "home.start.twoFactor",
] as const;

/** What the platform promises, what it asks of people, and what they need before they begin. */
export function Safety() {
  const t = usePhrase();
  return (
    <Section id="safety" title={t("home.safety.title")} isSunken>
      <div className="grid items-center gap-8 lg:grid-cols-[5fr_7fr] lg:gap-12">
        <EscrowArt />
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {PROMISES.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex flex-col gap-1.5">
              <span className="bg-brand-soft mb-1 grid size-10 place-items-center rounded-md">
                <Icon className="text-ink size-5" aria-hidden="true" />
              </span>
              <h3 className="text-base font-bold">{t(title)}</h3>
              <p className="text-muted">{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
      <ProtectionLink />
      <div className="grid gap-8 lg:grid-cols-2">
        <TextList title={t("home.rules.title")} items={RULES.map((rule) => t(rule))} isOrdered />
        <TextList title={t("home.start.title")} items={NEEDS.map((need) => t(need))} />
      </div>
    </Section>
  );
}

function TextList({
  title,
  items,
  isOrdered = false,
}: {
  title: string;
  items: readonly string[];
  isOrdered?: boolean;
}) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-base font-bold">{title}</h3>
      <List
        className={`text-muted marker:text-accent flex flex-col gap-2 ps-5 ${isOrdered ? "list-decimal" : "list-disc"}`}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </div>
  );
}
