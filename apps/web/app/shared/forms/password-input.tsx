/** A password that its owner may look at while typing: who sees it makes fewer mistakes. */
import { IconButton } from "@parley/ui/controls/icon-button";
import { TextInput, type TextInputProps } from "@parley/ui/controls/text-input";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";

/** Speaks from the area `security`. */
export function PasswordInput({ className = "", ...props }: Omit<TextInputProps, "type" | "icon">) {
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
        className={`pe-11 ${className}`}
      />
      <IconButton
        label={t(isShown ? "security.password.hide" : "security.password.show")}
        icon={<Icon aria-hidden className="size-4" />}
        onClick={() => setIsShown((before) => !before)}
        className="absolute inset-y-0 end-0 my-auto sm:end-1"
      />
    </div>
  );
}
