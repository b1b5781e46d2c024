/**
 * The uploads of the form: progress, pictures and errors of each document. What has arrived is a
 * value of the form; this is what is only worth knowing while the page is open.
 */
import { MAX_KYC_FILE_BYTES, uploadKycFile } from "@parley/contract/endpoints/identity/kyc";
import type { UploadedFile } from "@parley/ui/controls/file-upload";
import { useEffect, useEffectEvent, useState } from "react";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { createUploadApi, UPLOAD_TIMEOUT_MS } from "../../shell/api/upload.ts";
import type { DraftFile, Slot } from "./kyc-draft.ts";

/** Pictures, which the server draws anew. */
export const ACCEPTED_TYPES: readonly string[] = ["image/jpeg", "image/png"];

interface UploadState {
  readonly name: string;
  readonly percent: number;
  readonly previewUrl: string | null;
  readonly controller: AbortController;
}

export interface Uploads {
  readonly isBusy: boolean;
  /** What to show for a document: on its way, or arrived. */
  readonly shown: (slot: Slot, file: DraftFile | null) => UploadedFile | undefined;
  readonly error: (slot: Slot) => string | undefined;
  readonly start: (slot: Slot, file: File) => void;
  readonly remove: (slot: Slot) => void;
}

export function useUploads(onArrived: (slot: Slot, file: DraftFile | null) => void): Uploads {
  const t = usePhrase();
  const [states, setStates] = useState<Readonly<Partial<Record<Slot, UploadState>>>>({});
  const [errors, setErrors] = useState<Readonly<Partial<Record<Slot, string>>>>({});

  const leave = useEffectEvent(() => {
    for (const { controller, previewUrl } of Object.values(states)) {
      controller.abort();
      if (previewUrl !== null) URL.revokeObjectURL(previewUrl);
    }
  });
  useEffect(() => () => leave(), []);

  const change = (slot: Slot, patch: (state: UploadState) => UploadState) =>
    setStates((all) => {
      const state = all[slot];
      return state === undefined ? all : { ...all, [slot]: patch(state) };
    });
  const drop = (slot: Slot) =>
    setStates(({ [slot]: dropped, ...rest }) => {
      if (dropped?.previewUrl) URL.revokeObjectURL(dropped.previewUrl);
      return rest;
    });
  const say = (slot: Slot, error: string | undefined) =>
    setErrors(({ [slot]: _old, ...rest }) =>
      error === undefined ? rest : { ...rest, [slot]: error },
    );

  const send = async (slot: Slot, file: File, { signal }: AbortController) => {
    const api = createUploadApi((percent) => change(slot, (state) => ({ ...state, percent })));
    const result = await api.call(
      uploadKycFile,
      { file },
      { signal, timeoutMs: UPLOAD_TIMEOUT_MS },
    );
    if (signal.aborted) return;
    if (result.ok) {
      change(slot, (state) => ({ ...state, percent: 100 }));
      onArrived(slot, { fileId: result.data.fileId, name: file.name });
    } else {
      drop(slot);
      say(slot, result.message || t("kyc.file.failed"));
    }
  };

  return {
    isBusy: Object.values(states).some(({ percent }) => percent < 100),
    shown: (slot, file) => shownFile(states[slot], file),
    error: (slot) => errors[slot],
    start: (slot, file) => {
      const refusal = refusalOf(slot, file, t);
      say(slot, refusal);
      if (refusal !== undefined) return;
      const controller = new AbortController();
      const previewUrl = ACCEPTED_TYPES.includes(file.type) ? URL.createObjectURL(file) : null;
      setStates((all) => ({
        ...all,
        [slot]: { name: file.name, percent: 0, previewUrl, controller },
      }));
      void send(slot, file, controller);
    },
    remove: (slot) => {
      states[slot]?.controller.abort();
      drop(slot);
      say(slot, undefined);
      onArrived(slot, null);
    },
  };
}

/** The server checks the content; here only size and type are refused, at once. */
function refusalOf(slot: Slot, { type, size }: File, t: Phrase): string | undefined {
  if (!ACCEPTED_TYPES.includes(type)) {
    return t(slot === "selfie" ? "kyc.file.wrongImage" : "kyc.file.wrongType");
  }
  return size > MAX_KYC_FILE_BYTES ? t("kyc.file.tooLarge") : undefined;
}

function shownFile(
  state: UploadState | undefined,
  file: DraftFile | null,
): UploadedFile | undefined {
  if (state === undefined) return file === null ? undefined : { name: file.name };
  const { name, percent, previewUrl } = state;
  // The last percent is the server's work: the file is there once it has been answered.
  const isThere = file !== null;
  return {
    name,
    percent: isThere ? 100 : Math.min(percent, 99),
    previewUrl: previewUrl ?? undefined,
  };
}
