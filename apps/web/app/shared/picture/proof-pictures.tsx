/** Pictures by which a person shows to be the owner of an account: chosen, uploaded at once, removed. */
import { MAX_KYC_FILE_BYTES } from "@parley/contract/endpoints/identity/kyc";
import { uploadResetFile } from "@parley/contract/endpoints/identity/resets";
import { FileUpload } from "@parley/ui/controls/file-upload";
import { useEffect, useRef, useState } from "react";
import { createUploadApi, UPLOAD_TIMEOUT_MS } from "../../shell/api/upload.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

const ACCEPTED_TYPES: readonly string[] = ["image/jpeg", "image/png"];
const PLACES = [0, 1] as const;

export interface ProofPicturesProps {
  /** Of a login that cannot be finished. */
  readonly ticket: string | undefined;
  /** Null while one is on its way. */
  readonly onChange: (place: number, fileId: string | null, isBusy: boolean) => void;
}

export function ProofPictures({ ticket, onChange }: ProofPicturesProps) {
  const t = usePhrase();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1.5 text-sm font-medium">{t("security.proof.title")}</legend>
      <p className="text-xs text-muted">{t("security.proof.hint")}</p>
      {PLACES.map((place) => (
        <ProofPicture
          key={place}
          label={t("security.proof.picture", { number: place + 1 })}
          ticket={ticket}
          onChange={(fileId, isBusy) => onChange(place, fileId, isBusy)}
        />
      ))}
    </fieldset>
  );
}

interface ProofPictureProps {
  readonly label: string;
  readonly ticket: string | undefined;
  readonly onChange: (fileId: string | null, isBusy: boolean) => void;
}

interface Shown {
  readonly name: string;
  readonly percent: number;
}

function ProofPicture({ label, ticket, onChange }: ProofPictureProps) {
  const t = usePhrase();
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState<string | null>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const choose = async (file: File) => {
    setError(null);
    if (!ACCEPTED_TYPES.includes(file.type)) return setError(t("security.proof.wrongType"));
    if (file.size > MAX_KYC_FILE_BYTES) return setError(t("security.proof.tooLarge"));
    const controller = new AbortController();
    const { signal } = controller;
    upload.current = controller;
    setShown({ name: file.name, percent: 0 });
    onChange(null, true);
    // The last percent is the server's work: the file is there once it has been answered.
    const api = createUploadApi(
      (percent) => !signal.aborted && setShown({ name: file.name, percent: Math.min(percent, 99) }),
    );
    const input = { file, ...(ticket !== undefined && { ticket }) };
    const result = await api.call(uploadResetFile, input, { signal, timeoutMs: UPLOAD_TIMEOUT_MS });
    if (signal.aborted) return;
    setShown(result.ok ? { name: file.name, percent: 100 } : null);
    if (!result.ok) setError(result.message || t("security.proof.failed"));
    onChange(result.ok ? result.data.fileId : null, false);
  };
  const remove = () => {
    upload.current?.abort();
    setShown(null);
    onChange(null, false);
  };
  return (
    <FileUpload
      label={label}
      error={error}
      accept={ACCEPTED_TYPES.join(",")}
      file={shown ?? undefined}
      onChoose={(file) => void choose(file)}
      onRemove={remove}
      labels={{
        choose: t("security.proof.choose"),
        drop: t("security.proof.drop"),
        remove: t("security.proof.remove"),
        progress: t("security.proof.progress"),
      }}
    />
  );
}
