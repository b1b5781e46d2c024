/**
 * Whether the reader may still be typing: what the next digit can put right is not said before, so
 * that the form does not jump for the 5 of 500.
 */
import { useEffect, useState } from "react";

const PAUSE_MS = 800;

export function useIsTyping(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled !== text;
}
