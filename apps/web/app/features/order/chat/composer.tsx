/** The input of the chat: text, quick phrases and files. A draft is kept until it is sent. */
import { MAX_MESSAGE_LENGTH } from "@parley/domain/chat/chat-message";
import type { OrderRole } from "@parley/domain/order/order";
import type { SaidPhrase } from "@parley/domain/chat/quick-phrases";
import { IconButton } from "@parley/ui/controls/icon-button";
import { TextArea } from "@parley/ui/controls/text-area";
import Paperclip from "lucide-react/icons/paperclip";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { readText, useKeptInput } from "../../../shared/forms/use-kept-input.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { PhraseButton } from "./phrase-button.tsx";
import { ATTACHMENT_TYPES } from "./use-attachments.ts";

export interface ComposerProps {
  readonly role: OrderRole;
  readonly orderId: string;
  readonly onText: (text: string) => void;
  readonly onPhrase: (phrase: SaidPhrase) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

export function Composer({ role, orderId, onText, onPhrase, onFiles }: ComposerProps) {
  const t = usePhrase();
  const hintId = useId();
  const kept = useKeptInput({ form: "chat", subject: orderId, empty: "", read: readText });
  const { value: text, change: setText } = kept;
  const chooser = useRef<HTMLInputElement>(null);
  const isEmpty = text.trim() === "";
  const send = () => {
    if (isEmpty) return;
    onText(text.trim());
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends an IME composition, as in Japanese.
    const isSending = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSending) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <form
      className="border-line flex items-end gap-1 border-t p-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label={t("chat.attach")}
        accept={ATTACHMENT_TYPES.join(",")}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <IconButton
        label={t("chat.attach")}
        icon={<Paperclip aria-hidden className="size-5" />}
        onClick={() => chooser.current?.click()}
      />
      <PhraseButton role={role} onSay={onPhrase} />
      <TextArea
        rows={1}
        aria-label={t("chat.input")}
        aria-describedby={hintId}
        placeholder={t("chat.input")}
        maxLength={MAX_MESSAGE_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="field-sizing-content max-h-32 flex-1 resize-none!"
      />
      <span id={hintId} className="sr-only">
        {t("chat.inputHint")}
      </span>
      <IconButton
        type="submit"
        label={t("chat.send")}
        disabled={isEmpty}
        className="text-accent"
        icon={<SendHorizontal aria-hidden className="size-5 rtl:rotate-180" />}
      />
    </form>
  );
}
