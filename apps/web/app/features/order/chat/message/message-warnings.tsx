/** Warns the reader of a message that leads away from the chat or past the order's own account. */
import { findChatWarnings } from "@parley/domain/chat/chat-warnings";
import type { OrderRole } from "@parley/domain/order/order";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { usePhrase } from "../../../../shell/locale/phrase.tsx";

interface MessageWarningsProps {
  readonly text: string;
  /** The reader's. */
  readonly role: OrderRole;
  readonly known: readonly string[];
}

export function MessageWarnings({ text, role, known }: MessageWarningsProps) {
  const t = usePhrase();
  const warnings = findChatWarnings(text, known);
  if (warnings.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {warnings.map((warning) => (
        <li key={warning} className="text-warning flex items-start gap-1.5 text-xs">
          <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span>
            {warning === "account" && role === "seller"
              ? t("chat.warning.accountSeller")
              : t(`chat.warning.${warning}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
