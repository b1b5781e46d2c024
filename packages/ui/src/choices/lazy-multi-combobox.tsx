/**
 * Several choices whose list with its search field is loaded when it is wanted (see `lazy-field`). Its
 * native select has one choice, which takes the place of the others.
 */
import type { MultiComboboxProps } from "./combobox.tsx";
import { ClosedField, lazyCode, useLazyField } from "./lazy-field.tsx";
import { NativeSelect } from "./native-select.tsx";
import { textOfChoices } from "./text-of-choices.ts";

const MULTI_COMBOBOX = lazyCode(async () => (await import("./combobox.tsx")).MultiCombobox);

export function LazyMultiCombobox<Value extends string>(props: MultiComboboxProps<Value>) {
  const { options, values, onValuesChange, summary } = props;
  const { frame, loaded, isNative, isComing, onPress } = useLazyField(MULTI_COMBOBOX);
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
        <NativeSelect
          {...props}
          value={values[0] ?? null}
          onValueChange={(value) => onValuesChange([value])}
        />
      </span>
    );
  }
  const chosen = options.filter((option) => values.includes(option.value));
  return (
    <span {...frame}>
      <ClosedField
        {...props}
        opens="dialog"
        text={textOfChoices(chosen, summary)}
        isComing={isComing}
        onPress={onPress}
      />
    </span>
  );
}
