import { notify } from "@parley/ui/feedback/toast";
import { useRevalidator } from "react-router";
import { tellAccountChanged } from "../data/changed-elsewhere.ts";

/** After a change of the account: confirms it, and reloads the page's data, in other tabs as well. */
export function useChanged(): (text: string) => void {
  const { revalidate } = useRevalidator();
  return (text) => {
    notify({ tone: "success", text });
    void revalidate();
    tellAccountChanged();
  };
}
