import { useState } from "react";

/**
 * A session has begun: a new document is asked for, which the server renders for it. Until it comes
 * the form stays busy.
 */
export function useEnter(path: string): {
  readonly isEntering: boolean;
  readonly enter: () => void;
} {
  const [isEntering, setIsEntering] = useState(false);
  return {
    isEntering,
    enter: () => {
      setIsEntering(true);
      window.location.assign(path);
    },
  };
}
