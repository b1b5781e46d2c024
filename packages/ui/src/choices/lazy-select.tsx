/** A choice of one out of a short list whose code is loaded when it is wanted (see `lazy-field`). */
import { useRef, type KeyboardEvent } from "react";
import { ClosedField, lazyCode, useLazyField } from "./lazy-field.tsx";
import { NativeSelect } from "./native-select.tsx";
import type { SelectProps } from "./select.tsx";
import { findTyped } from "./typed-choice.ts";

const SELECT = lazyCode(async () => (await import("./select.tsx")).Select);

export function LazySelect<Value extends string>(props: SelectProps<Value>) {
  const { frame, loaded, isNative, isComing, onPress } = useLazyField(SELECT);
  const choose = useTypedChoice(props);
  if (loaded !== null) {
    return (
      <span {...frame}>
        <loaded.Field {...props} isOpenAtFirst={loaded.isPressed} />
      </span>
    );
  }
  if (isNative) {
    return (
      <span {...frame}>
        <NativeSelect {...props} />
      </span>
    );
  }
  const chosen = props.options.find((option) => option.value === props.value);
  return (
    <span {...frame}>
      <ClosedField
        {...props}
        opens="listbox"
        icon={chosen?.icon}
        text={chosen?.label ?? null}
        isComing={isComing}
        onPress={onPress}
        onKey={choose}
      />
    </span>
  );
}

/** Letters that follow each other within this time are one text. */
const TYPING_MS = 750;

/** Typing chooses while the list is closed, as it does in the loaded field and in a native select. */
function useTypedChoice<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange } = props;
  const typed = useRef({ text: "", at: 0 });
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (key.length !== 1 || key === " " || ctrlKey || metaKey || altKey) return;
    const isMore = timeStamp - typed.current.at < TYPING_MS;
    const text = (isMore ? typed.current.text : "") + key;
    typed.current = { text, at: timeStamp };
    const found = findTyped(options, value, text);
    if (found !== null && found !== value) onValueChange(found);
  };
}
