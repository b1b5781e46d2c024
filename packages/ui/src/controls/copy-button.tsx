/** Copies a text and says so, by the sign on the button and aloud. */
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useState } from "react";
import { copyText } from "./copy-text.tsx";
import { IconButton } from "./icon-button.tsx";

export interface CopyButtonProps {
  readonly text: string;
  /** Names the button, such as "Copy account number". */
  readonly label: string;
  readonly copiedLabel: string;
  /** Called when the browser refused, so that the page can say what to do instead. */
  readonly onFailure?: (() => void) | undefined;
}

const SHOWN_MS = 2000;

export function CopyButton({ text, label, copiedLabel, onFailure }: CopyButtonProps) {
  const [copiedText, setCopiedText] = useState<string | null>(null);
  const isCopied = copiedText === text;
  useEffect(() => {
    if (copiedText === null) return undefined;
    const timer = setTimeout(() => setCopiedText(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copiedText]);
  const press = () => {
    copyText(text).then(
      () => setCopiedText(text),
      () => onFailure?.(),
    );
  };
  return (
    <span className="inline-flex">
      <IconButton
        size="small"
        label={isCopied ? copiedLabel : label}
        onClick={press}
        icon={
          isCopied ? (
            <Check aria-hidden className="size-4 text-success" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )
        }
      />
      <output className="sr-only">{isCopied ? copiedLabel : ""}</output>
    </span>
  );
}
