/** Something could not be loaded, and a button to try again. */
import CloudAlert from "lucide-react/icons/cloud-alert";
import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { StateMessage } from "./state-message.tsx";

export interface ErrorStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean | undefined;
}

export function ErrorState({ title, text, retryLabel, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <StateMessage
      isAlert
      title={title}
      text={text}
      icon={<CloudAlert aria-hidden className="size-10 stroke-[1.5]" />}
      action={
        <Button
          tone="secondary"
          isBusy={isRetrying}
          onClick={onRetry}
          icon={<RotateCw aria-hidden className="size-4" />}
        >
          {retryLabel}
        </Button>
      }
    />
  );
}
