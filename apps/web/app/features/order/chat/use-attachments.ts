/** Files on their way to the conversation: how far each is, and what went wrong. */
import { MAX_ATTACHMENT_BYTES, uploadFileByFormData } from "@parley/contract/endpoints/trade/chat";
import { useEffect, useRef, useState } from "react";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { createUploadApi, UPLOAD_TIMEOUT_MS } from "../../../shell/api/upload.ts";
import type { AttachedFile } from "./message/chat-message.ts";

export const ATTACHMENT_TYPES: readonly string[] = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "application/pdf",
  "video/mp4",
];

export interface Attachment {
  readonly key: string;
  readonly name: string;
  readonly percent: number;
  /** Of an image. */
  readonly previewUrl: string | null;
  /** Why it did not arrive. */
  readonly error: string | null;
  /** False where the same file would be refused again. */
  readonly canRetry: boolean;
}

interface Upload extends Attachment {
  readonly file: File;
  readonly controller: AbortController;
}

export interface Attachments {
  readonly list: readonly Attachment[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  /** Also one that is under way. */
  readonly remove: (key: string) => void;
}

export function useAttachments(
  orderId: string,
  onArrived: (file: AttachedFile) => void,
): Attachments {
  const t = usePhrase();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(uploads);
  useEffect(() => {
    latest.current = uploads;
  }, [uploads]);
  // Leaving the page cancels its uploads.
  useEffect(
    () => () => {
      for (const upload of latest.current) end(upload);
    },
    [],
  );

  const change = (key: string, part: Partial<Attachment>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const send = async ({ key, file, controller: { signal } }: Upload) => {
    const api = createUploadApi((percent) => change(key, { percent }));
    const result = await api.call(
      uploadFileByFormData,
      { orderId, file },
      { signal, timeoutMs: UPLOAD_TIMEOUT_MS },
    );
    if (signal.aborted) return;
    if (!result.ok) {
      const isAnswered = result.name !== "networkError" && result.message !== "";
      const error = isAnswered ? result.message : t("chat.uploadFailed");
      change(key, { error, canRetry: !isAnswered });
      return;
    }
    remove(key);
    onArrived(result.data);
  };

  const remove = (key: string) =>
    setUploads((all) => {
      for (const one of all) if (one.key === key) end(one);
      return all.filter((one) => one.key !== key);
    });

  const start = (file: File) => {
    const upload = newUpload(file, refusalOf(file, t));
    setUploads((all) => [...all, upload]);
    if (upload.error === null) void send(upload);
  };

  return {
    list: uploads,
    add: (files) => {
      for (const file of files) start(file);
    },
    retry: (key) => {
      const failed = uploads.find((one) => one.key === key);
      if (failed === undefined) return;
      remove(key);
      start(failed.file);
    },
    remove,
  };
}

function newUpload(file: File, error: string | null): Upload {
  const isImage = file.type.startsWith("image/") && error === null;
  return {
    key: crypto.randomUUID(),
    name: file.name,
    percent: 0,
    previewUrl: isImage ? URL.createObjectURL(file) : null,
    error,
    canRetry: false,
    file,
    controller: new AbortController(),
  };
}

function end({ controller, previewUrl }: Upload): void {
  controller.abort();
  if (previewUrl !== null) URL.revokeObjectURL(previewUrl);
}

/** The server checks the content; here only size and type are refused, at once. */
function refusalOf({ type, size }: File, t: Phrase): string | null {
  if (size > MAX_ATTACHMENT_BYTES) return t("chat.fileTooLarge");
  return ATTACHMENT_TYPES.includes(type) ? null : t("chat.typeRefused");
}
