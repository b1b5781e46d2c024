import { Spinner } from "@parley/ui/controls/spinner";

/** In the place of a step whose code is being loaded. */
export function NextStep() {
  return (
    <div aria-busy className="flex min-h-96 items-center justify-center">
      <Spinner className="size-8" />
    </div>
  );
}
