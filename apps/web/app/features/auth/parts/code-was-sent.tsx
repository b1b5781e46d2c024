/** Below a form that has already sent a code: the way on to its field. */
import { useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { linkTo } from "./text-link.tsx";

export interface CodeWasSentProps {
  readonly account: string;
  readonly codePath: string;
}

export function CodeWasSent({ account, codePath }: CodeWasSentProps) {
  const rich = useRichPhrase();
  return (
    <p className="text-center text-sm break-words">
      {rich("auth.code.wasSent", { account, link: linkTo(codePath) })}
    </p>
  );
}
