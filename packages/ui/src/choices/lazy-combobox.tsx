/** A choice out of many whose list with its search field is loaded when it is wanted (see `lazy-field`). */
import type { ComboboxProps } from "./combobox.tsx";
import { ClosedField, lazyCode, useLazyField } from "./lazy-field.tsx";
import { NativeSelect } from "./native-select.tsx";

const COMBOBOX = lazyCode(async () => (await import("./combobox.tsx")).Combobox);

export function LazyCombobox<Value extends string>(props: ComboboxProps<Value>) {
  const { frame, loaded, isNative, isComing, onPress } = useLazyField(COMBOBOX);
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
        opens="dialog"
        icon={chosen?.icon}
        text={chosen?.label ?? null}
        isComing={isComing}
        onPress={onPress}
      />
    </span>
  );
}
