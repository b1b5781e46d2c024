import { notify } from "@parley/ui/feedback/toast";
import { useRevalidator } from "react-router";

/** After a change of the account: says so, and lets the page read how things stand now. */
export function useChanged(): (text: string) => void {
  const { revalidate } = useRevalidator();
  return (text) => {
    notify({ tone: "success", text });
    void revalidate();
  };
}
