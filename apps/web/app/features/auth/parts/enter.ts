import { useState } from "react";

/**
 * A session has begun: requests a new document, which the server renders for it. Until then the
 * form stays busy.
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
