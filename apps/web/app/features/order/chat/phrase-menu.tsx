/** The phrases of a side, behind a button. One that has something to fill in asks for it first. */
import {
  listQuickPhrases,
  valuesOfPhrase,
  type QuickPhraseCode,
  type SaidPhrase,
} from "@parley/domain/chat/quick-phrases";
import type { OrderRole } from "@parley/domain/order/order";
import { IconButton } from "@parley/ui/controls/icon-button";
import { Menu, MenuGroup, MenuItem } from "@parley/ui/overlays/menu";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import { useState } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { PhraseDialog } from "./phrase-dialog.tsx";
import { usePhraseText } from "./message/use-wire-text.ts";

export interface PhraseMenuProps {
  readonly role: OrderRole;
  readonly onSay: (phrase: SaidPhrase) => void;
}

export function PhraseMenu({ role, onSay }: PhraseMenuProps) {
  const t = usePhrase();
  const text = usePhraseText();
  const [asked, setAsked] = useState<QuickPhraseCode | null>(null);
  const choose = (code: QuickPhraseCode) => {
    if (valuesOfPhrase(code).length === 0) onSay({ code, values: {} });
    else setAsked(code);
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("chat.phrases.title")}
            icon={<MessageSquareQuote aria-hidden className="size-5" />}
          />
        }
      >
        <MenuGroup label={t("chat.phrases.hint")}>
          {listQuickPhrases(role).map((code) => (
            <MenuItem key={code} onSelect={() => choose(code)}>
              {text({ code, values: {} })}
            </MenuItem>
          ))}
        </MenuGroup>
      </Menu>
      {asked !== null && (
        <PhraseDialog
          code={asked}
          onClose={() => setAsked(null)}
          onSay={(phrase) => {
            setAsked(null);
            onSay(phrase);
          }}
        />
      )}
    </>
  );
}
