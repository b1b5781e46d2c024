/** A statement with its files, while it is being made. Files go to the server as they are chosen. */
import { MAX_ATTACHMENT_BYTES, uploadFileByFormData } from "@parley/contract/endpoints/trade/chat";
import { useEffect, useRef, useState } from "react";
import { newAttemptKey } from "@parley/site/forms/attempt-keys";
import { useFailureText } from "../../../shell/locale/failure-text.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { readText, useKeptInput } from "../../../shared/forms/use-kept-input.ts";
import { createUploadApi, UPLOAD_TIMEOUT_MS } from "../../../shell/api/upload.ts";

export interface EvidenceFile {
  readonly key: string;
  readonly name: string;
  /** 0 to 100; 100 with an id means that it has arrived. */
  readonly percent: number;
  readonly fileId: string | null;
}

export interface Said {
  readonly statement: string;
  readonly files?: string[];
}

export interface Evidence {
  readonly statement: string;
  readonly files: readonly EvidenceFile[];
  readonly statementError: string | undefined;
  readonly fileError: string | undefined;
  readonly write: (statement: string) => void;
  readonly add: (file: File) => void;
  readonly remove: (key: string) => void;
  /** What is to be sent; null while something is missing, which is then said at its place. */
  readonly read: () => Said | null;
  readonly clear: () => void;
}

export function useEvidence(orderId: string): Evidence {
  const t = usePhrase();
  const textOf = useFailureText();
  const kept = useKeptInput({ form: "statement", subject: orderId, empty: "", read: readText });
  const statement = kept.value;
  const [files, setFiles] = useState<readonly EvidenceFile[]>([]);
  const [statementError, setStatementError] = useState<string>();
  const [fileError, setFileError] = useState<string>();
  const underWay = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = underWay.current;
    return () => {
      for (const sending of all.values()) sending.abort();
    };
  }, []);

  const change = (key: string, part: Partial<EvidenceFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => {
    underWay.current.get(key)?.abort();
    setFiles((all) => all.filter((one) => one.key !== key));
  };

  const add = async (file: File) => {
    setFileError(undefined);
    if (file.size > MAX_ATTACHMENT_BYTES) return setFileError(t("order.appeal.fileTooLarge"));
    const key = newAttemptKey();
    setFiles((all) => [...all, { key, name: file.name, percent: 0, fileId: null }]);
    const sending = new AbortController();
    underWay.current.set(key, sending);
    const api = createUploadApi((percent) => change(key, { percent }));
    const sent = await api.call(
      uploadFileByFormData,
      { orderId, file },
      { signal: sending.signal, timeoutMs: UPLOAD_TIMEOUT_MS, idempotencyKey: key },
    );
    underWay.current.delete(key);
    // A user who removed the file knows why it did not arrive.
    if (sending.signal.aborted) return undefined;
    if (sent.ok) {
      setFileError(undefined);
      return change(key, { percent: 100, fileId: sent.data.fileId });
    }
    remove(key);
    return setFileError(textOf(sent));
  };

  const read = (): Said | null => {
    const text = statement.trim();
    const ids = files.map(({ fileId }) => fileId);
    setStatementError(text === "" ? t("order.appeal.blank") : undefined);
    const arrived = ids.filter((id) => id !== null);
    const isUnderWay = arrived.length < ids.length;
    setFileError(isUnderWay ? t("order.appeal.stillUploading") : undefined);
    if (text === "" || isUnderWay) return null;
    return { statement: text, ...(arrived.length === 0 ? {} : { files: arrived }) };
  };

  return {
    statement,
    files,
    statementError,
    fileError,
    write: (text) => {
      kept.change(text);
      setStatementError(undefined);
    },
    add: (file) => void add(file),
    remove,
    read,
    clear: () => {
      kept.change("");
      setFiles([]);
    },
  };
}
