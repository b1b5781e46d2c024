/**
 * The phrases of a side, in a menu that is open at first. One that has something to fill in asks for
 * it. Loaded by a press (see `phrase-button`).
 */
import {
  listQuickPhrases,
  valuesOfPhrase,
  type QuickPhraseCode,
  type SaidPhrase,
} from "@parley/domain/chat/quick-phrases";
import type { OrderRole } from "@parley/domain/order/order";
import { Menu, MenuGroup, MenuItem } from "@parley/ui/overlays/menu";
import { useState, type ReactElement } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { PhraseDialog } from "./phrase-dialog.tsx";
import { usePhraseText } from "./message/use-wire-text.ts";

export interface PhraseMenuProps {
  readonly role: OrderRole;
  readonly onSay: (phrase: SaidPhrase) => void;
  readonly trigger: ReactElement;
}

export function PhraseMenu({ role, onSay, trigger }: PhraseMenuProps) {
  const t = usePhrase();
  const text = usePhraseText();
  const [asked, setAsked] = useState<QuickPhraseCode | null>(null);
  const choose = (code: QuickPhraseCode) => {
    if (valuesOfPhrase(code).length === 0) onSay({ code, values: {} });
    else setAsked(code);
  };
  return (
    <>
      <Menu isOpenAtFirst trigger={trigger}>
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
