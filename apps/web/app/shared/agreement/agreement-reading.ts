/** Fetching the agreement for the dialog, begun by the press that opens it. */
import { readAgreement } from "@parley/contract/endpoints/identity/gate";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePage } from "../../shell/page/page-data.ts";
import type { Agreement } from "./agreement-text.tsx";

export interface AgreementReading {
  readonly isOpen: boolean;
  /** Null while it is on its way. */
  readonly agreement: Agreement | "failed" | null;
  /** Opens the dialog, or fetches the text again. */
  readonly read: () => void;
  readonly close: () => void;
}

export function useAgreementReading(): AgreementReading {
  const { locale } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const [agreement, setAgreement] = useState<Agreement | "failed" | null>(null);
  const load = async () => {
    const result = await getApi().call(readAgreement, { language: locale });
    setAgreement(result.ok ? result.data : "failed");
  };
  return {
    isOpen,
    agreement,
    read: () => {
      setIsOpen(true);
      setAgreement(null);
      void load();
    },
    close: () => setIsOpen(false),
  };
}
