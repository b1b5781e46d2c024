/** Fetching the agreement: for the dialog begun by the press that opens it, for a page at once. */
import { readAgreement } from "@parley/contract/endpoints/site/agreement";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePage } from "../../shell/page/page-data.ts";
import type { Agreement } from "./agreement-text.tsx";
import { useData } from "../data/use-data.ts";

export interface AgreementReading {
  readonly isOpen: boolean;
  /** Null while it is on its way. */
  readonly agreement: Agreement | "failed" | null;
  /** Opens the dialog, or fetches the text again. */
  readonly read: () => void;
  readonly close: () => void;
}

export function useAgreementReading(): AgreementReading {
  const [isOpen, setIsOpen] = useState(false);
  const { agreement, read } = usePresentAgreement(isOpen);
  return {
    isOpen,
    agreement,
    read: () => {
      if (isOpen) read();
      else setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}

/** The text in the page's language, read while it is wanted; `read` fetches it again. */
export function usePresentAgreement(
  isWanted: boolean,
): Pick<AgreementReading, "agreement" | "read"> {
  const { locale } = usePage();
  const { data, isReading, reload } = useData({
    key: isWanted ? locale : null,
    read: () => getApi().call(readAgreement, { language: locale }),
  });
  return {
    // A text that was replaced by another is not to be accepted while the new one comes.
    agreement: isReading ? null : (data ?? "failed"),
    read: () => void reload(),
  };
}
