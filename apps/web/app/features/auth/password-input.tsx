import { IconButton } from "@parley/ui/icon-button";
import { TextInput, type TextInputProps } from "@parley/ui/text-input";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { usePhrase } from "../../shell/phrase.tsx";
import { TALL } from "./auth-card.tsx";

/** A password that its owner may look at while typing. */
export function PasswordInput(props: Omit<TextInputProps, "type" | "icon">) {
  const t = usePhrase();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className={`pe-11 ${TALL}`}
      />
      <IconButton
        label={t(isShown ? "auth.password.hide" : "auth.password.show")}
        icon={<Icon aria-hidden className="size-4" />}
        onClick={() => setIsShown(!isShown)}
        className="absolute end-0 top-0 sm:end-1 sm:top-1"
      />
    </div>
  );
}
