/** The picture of the form: uploading, uploaded, or refused with its reason. */
import { MAX_PICTURE_BYTES, uploadPicture } from "@parley/contract/endpoints/market/payment";
import type { UploadedFile } from "@parley/ui/controls/file-upload";
import { useEffect, useState } from "react";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { createUploadApi, UPLOAD_TIMEOUT_MS } from "../../shell/api/upload.ts";

export const PICTURE_TYPES: readonly string[] = ["image/png", "image/jpeg"];

interface PictureState {
  readonly name: string;
  readonly percent: number;
  readonly previewUrl: string;
  readonly controller: AbortController;
  /** Null until it has arrived. */
  readonly fileId: string | null;
}

export interface Picture {
  readonly shown: UploadedFile | undefined;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** Undefined: as it was. Null: none. */
  readonly choice: string | null | undefined;
  readonly choose: (file: File) => void;
  readonly remove: () => void;
}

/** `keptUrl` is the address of the picture that is there already. */
export function usePicture(keptUrl: string | null = null): Picture {
  const t = usePhrase();
  const [state, setState] = useState<PictureState | null>(null);
  const [isKept, setIsKept] = useState(keptUrl !== null);
  const [error, setError] = useState<string>();
  const previewUrl = state?.previewUrl;
  const controller = state?.controller;
  // Of one that was removed, replaced or left behind.
  useEffect(() => {
    if (previewUrl === undefined) return undefined;
    return () => {
      controller?.abort();
      URL.revokeObjectURL(previewUrl);
    };
  }, [previewUrl, controller]);

  const send = async (file: File, sending: AbortController) => {
    const { signal } = sending;
    const change = (part: Partial<PictureState>) =>
      setState((now) => (now?.controller === sending ? { ...now, ...part } : now));
    const api = createUploadApi((percent) => change({ percent }));
    const result = await api.call(
      uploadPicture,
      { file },
      { signal, timeoutMs: UPLOAD_TIMEOUT_MS },
    );
    if (signal.aborted) return;
    if (result.ok) {
      change({ percent: 100, fileId: result.data.fileId });
      return;
    }
    setState(null);
    const isAnswered = result.name !== "networkError" && result.message !== "";
    setError(isAnswered ? result.message : t("payment.image.failed"));
  };

  return {
    shown:
      state !== null
        ? shownFile(state)
        : isKept && keptUrl !== null
          ? { name: t("payment.field.image"), previewUrl: keptUrl }
          : undefined,
    error,
    isBusy: state !== null && state.fileId === null,
    choice: state === null && isKept ? undefined : (state?.fileId ?? null),
    choose: (file) => {
      const refusal = pictureRefusal(file, t);
      setError(refusal);
      if (refusal !== undefined) return;
      const sending = new AbortController();
      const url = URL.createObjectURL(file);
      setState({
        name: file.name,
        percent: 0,
        previewUrl: url,
        controller: sending,
        fileId: null,
      });
      void send(file, sending);
    },
    remove: () => {
      state?.controller.abort();
      setState(null);
      setIsKept(false);
      setError(undefined);
    },
  };
}

/** The server checks the content; here only size and type are refused, at once. */
function pictureRefusal({ type, size }: File, t: Phrase): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return t("payment.image.wrongType");
  return size > MAX_PICTURE_BYTES ? t("payment.image.tooLarge") : undefined;
}

function shownFile({ name, percent, previewUrl, fileId }: PictureState): UploadedFile {
  // The last percent is the server's work: the file is there once it has been answered.
  return { name, previewUrl, percent: fileId === null ? Math.min(percent, 99) : 100 };
}
