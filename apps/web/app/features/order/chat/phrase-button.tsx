/** The button of the quick phrases. Their menu is loaded when it is wanted, and then opens. */
import type { SaidPhrase } from "@parley/domain/chat/quick-phrases";
import type { OrderRole } from "@parley/domain/order/order";
import { IconButton } from "@parley/ui/controls/icon-button";
import { Spinner } from "@parley/ui/controls/spinner";
import { reportMissingCode } from "@parley/ui/feedback/missing-code";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import { useState } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { PhraseMenu } from "./phrase-menu.tsx";

export interface PhraseButtonProps {
  readonly role: OrderRole;
  readonly onSay: (phrase: SaidPhrase) => void;
}

type Code = typeof PhraseMenu;

/** Null: it cannot be loaded. */
const load = async (): Promise<Code | null> =>
  (await import("./phrase-menu.tsx").catch(() => null))?.PhraseMenu ?? null;

export function PhraseButton({ role, onSay }: PhraseButtonProps) {
  const t = usePhrase();
  const [Menu, setMenu] = useState<Code | null>(null);
  const [isComing, setIsComing] = useState(false);
  const open = async () => {
    setIsComing(true);
    const code = await load();
    setIsComing(false);
    if (code === null) reportMissingCode();
    else setMenu(() => code);
  };
  const look = {
    label: t("chat.phrases.title"),
    icon: isComing ? (
      <Spinner className="size-5" />
    ) : (
      <MessageSquareQuote aria-hidden className="size-5" />
    ),
  };
  if (Menu !== null) return <Menu role={role} onSay={onSay} trigger={<IconButton {...look} />} />;
  return (
    <IconButton
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isComing || undefined}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => void open()}
    />
  );
}
