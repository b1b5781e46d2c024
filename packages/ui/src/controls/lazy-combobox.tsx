/**
 * A choice out of many whose list with its search field is loaded when it is wanted: the reader points
 * at the field, focuses it or presses it. A press before the code is there shows that it is coming,
 * and the list opens with it. Until the page is hydrated, and where the code cannot be loaded, the
 * field is a native select.
 */
import ChevronDown from "lucide-react/icons/chevron-down";
import { useEffect, useRef, useState } from "react";
import { classNames } from "../styles/class-names.ts";
import { CONTROL_FRAME, CONTROL_STATES } from "../styles/control-class.ts";
import type { Combobox, ComboboxProps } from "./combobox.tsx";
import { useIsHydrated } from "./hydration.tsx";
import { NativeSelect } from "./native-select.tsx";
import { painted } from "./painted.tsx";
import { Spinner } from "./spinner.tsx";

type Code = typeof Combobox;

/** Once it is loaded, later fields begin with it. */
let arrived: Code | null = null;

export function LazyCombobox<Value extends string>(props: ComboboxProps<Value>) {
  const { frame, isNative } = useServedSelect();
  const [Shown, setShown] = useState<Code | null>(() => arrived);
  const [isPressed, setIsPressed] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const prepare = async () => {
    arrived ??= await load();
    setHasFailed(arrived === null);
  };
  const open = async () => {
    setIsPressed(true);
    // The press is answered before the list is rendered.
    await Promise.all([prepare(), painted()]);
    setShown(() => arrived);
    if (arrived === null) setIsPressed(false);
  };
  if (Shown !== null) return <Shown {...props} isOpenAtFirst={isPressed} />;
  return (
    <span ref={frame} className="contents">
      {isNative || hasFailed ? (
        <NativeSelect {...props} />
      ) : (
        <Trigger
          {...props}
          isComing={isPressed}
          onNear={() => void prepare()}
          onPress={() => void open()}
        />
      )}
    </span>
  );
}

interface TriggerProps<Value extends string> extends ComboboxProps<Value> {
  readonly isComing: boolean;
  readonly onNear: () => void;
  readonly onPress: () => void;
}

/** Looks and reads like the loaded field. */
function Trigger<Value extends string>(props: TriggerProps<Value>) {
  const { options, value, placeholder, isComing, name } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <>
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- As the loaded field, whose list exists only while it is open.
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-busy={isComing || undefined}
        id={props.id}
        aria-label={props["aria-label"]}
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props["aria-invalid"]}
        aria-required={props["aria-required"]}
        disabled={props.isDisabled === true}
        onPointerEnter={props.onNear}
        onFocus={props.onNear}
        onClick={props.onPress}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") props.onPress();
        }}
        className={classNames(
          CONTROL_FRAME,
          CONTROL_STATES,
          "flex items-center gap-2 py-1.5 ps-3 pe-2.5 text-start",
          isComing && "border-focus",
          props.className,
        )}
      >
        {chosen?.icon}
        <span className={classNames("min-w-0 flex-1 truncate", chosen === null && "text-subtle")}>
          {chosen?.label ?? placeholder}
        </span>
        {isComing ? (
          <Spinner />
        ) : (
          <ChevronDown aria-hidden className="size-4 shrink-0 text-subtle" />
        )}
      </button>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ""} />}
    </>
  );
}

/** The server's select is replaced when the page is hydrated, but not while it is in use. */
function useServedSelect() {
  const frame = useRef<HTMLSpanElement>(null);
  const isHydrated = useIsHydrated();
  const [isNative, setIsNative] = useState(!isHydrated);
  useEffect(() => {
    if (!isNative) return undefined;
    const select = frame.current?.querySelector("select") ?? null;
    const replace = () => setIsNative(false);
    if (select === null || select !== document.activeElement) {
      replace();
      return undefined;
    }
    select.addEventListener("blur", replace, { once: true });
    return () => select.removeEventListener("blur", replace);
  }, [isNative]);
  return { frame, isNative };
}

/** Null: it cannot be loaded. */
async function load(): Promise<Code | null> {
  const code = await import("./combobox.tsx").catch(() => null);
  return code?.Combobox ?? null;
}
