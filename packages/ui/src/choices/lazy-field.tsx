/**
 * A choice whose list is loaded when it is wanted: the reader points at the field, focuses it or
 * presses it. A press before the code is there shows that it is coming, and the list opens with it,
 * unless the reader has gone elsewhere meanwhile. Until the page is hydrated, and after a press whose
 * code cannot be loaded, the field is a native select.
 */
import ChevronDown from "lucide-react/icons/chevron-down";
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { classNames } from "../styles/class-names.ts";
import { CONTROL_FRAME, CONTROL_STATES } from "../styles/control-class.ts";
import type { FieldControl } from "../controls/field.tsx";
import { useIsHydrated } from "../controls/hydration.tsx";
import { painted } from "../controls/painted.tsx";
import { Spinner } from "../controls/spinner.tsx";

export interface LazyCode<Code> {
  /** Once it is loaded, later fields begin with it. Null before. */
  readonly arrived: () => Code | null;
  /** Null: it cannot be loaded. The next call tries again. */
  readonly load: () => Promise<Code | null>;
}

/** Call it once a kind of field, outside of components. */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let arrived: Code | null = null;
  return {
    arrived: () => arrived,
    load: async () => {
      if (arrived !== null) return arrived;
      const code = await load().catch(() => null);
      // Another call may have had more luck.
      arrived ??= code;
      return arrived;
    },
  };
}

interface Loaded<Code> {
  readonly Field: Code;
  /** It was pressed, so that its list is open as soon as it is shown. */
  readonly isPressed: boolean;
}

export function useLazyField<Code>(code: LazyCode<Code>) {
  const frame = useRef<HTMLSpanElement>(null);
  const isHydrated = useIsHydrated();
  const [loaded, setLoaded] = useState<Loaded<Code> | null>(() => {
    const Field = isHydrated ? code.arrived() : null;
    return Field === null ? null : { Field, isPressed: false };
  });
  const isServed = useServedSelect(frame);
  const [isComing, setIsComing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useFocusOnSelect(frame, hasFailed);
  useEffect(() => {
    const field = frame.current;
    return () => endWaiting(field);
  }, []);

  // What is loaded ahead changes nothing that the reader sees, whether it arrives or fails. Only the
  // native select of a failed press goes, once it is not in use.
  const prepare = async () => {
    const Field = await code.load();
    const isInUse = frame.current?.contains(document.activeElement) === true;
    if (Field !== null && !isInUse) setHasFailed(false);
  };
  const open = async () => {
    const field = frame.current;
    if (field === null) return;
    const waiting = wait(field, () => setIsComing(false));
    setIsComing(true);
    // The press is answered before the list is rendered.
    const [Field] = await Promise.all([code.load(), painted()]);
    if (waiting.aborted) return;
    endWaiting(field);
    // A list would pull the page back to the field that the reader has scrolled away from.
    if (!isInSight(field)) return;
    if (Field === null) setHasFailed(true);
    else setLoaded({ Field, isPressed: true });
  };

  const near = () => void prepare();
  return {
    /** For the element around the field, whichever it is. */
    frame: {
      ref: frame,
      className: "contents",
      ...(loaded === null ? { onPointerEnter: near, onFocus: near, onBlur: near } : {}),
    },
    loaded,
    isNative: isServed || hasFailed,
    isComing,
    onPress: () => void open(),
  };
}

function isInSight(frame: Element): boolean {
  const { top = 0, bottom = 0 } = frame.firstElementChild?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < window.innerHeight;
}

/** The field that was pressed last, while its list is loaded: no other list opens by itself. */
let latest: { readonly field: Element; readonly end: () => void } | null = null;

function endWaiting(field: Element | null): void {
  if (latest?.field === field) latest?.end();
}

/** Ends when the list is there, and when the reader presses or focuses something else or Escape. */
function wait(field: Element, onEnd: () => void): AbortSignal {
  latest?.end();
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = () => {
    latest = null;
    waiting.abort();
    onEnd();
  };
  latest = { field, end };
  const leave = (event: Event) => {
    if (!event.composedPath().includes(field)) end();
  };
  const giveUp = (event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // A dialog around the field stays open, as it does for a list that is open.
    event.stopPropagation();
    end();
  };
  document.addEventListener("focusin", leave, { signal });
  document.addEventListener("click", leave, { signal });
  document.addEventListener("keydown", giveUp, { signal, capture: true });
  return signal;
}

/** The server's select is replaced when the page is hydrated, but not while it is in use. */
function useServedSelect(frame: RefObject<HTMLElement | null>): boolean {
  const isHydrated = useIsHydrated();
  const [isServed, setIsServed] = useState(!isHydrated);
  useEffect(() => {
    if (!isServed) return undefined;
    const select = frame.current?.querySelector("select") ?? null;
    const replace = () => setIsServed(false);
    if (select === null || select !== document.activeElement) {
      // After the select has reported what was chosen in it before hydration.
      const turn = setTimeout(replace);
      return () => clearTimeout(turn);
    }
    select.addEventListener("blur", replace, { once: true });
    return () => select.removeEventListener("blur", replace);
  }, [frame, isServed]);
  return isServed;
}

/** Who has pressed the field goes on in the select that took its place. */
function useFocusOnSelect(frame: RefObject<HTMLElement | null>, hasFailed: boolean): void {
  useLayoutEffect(() => {
    if (hasFailed) frame.current?.querySelector("select")?.focus();
  }, [frame, hasFailed]);
}

export interface ClosedFieldProps extends Partial<FieldControl> {
  /** What the loaded field opens. */
  readonly opens: "listbox" | "dialog";
  readonly icon?: ReactNode;
  /** What is chosen; null where nothing is. */
  readonly text: string | null;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly value?: string | null | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isComing: boolean;
  readonly onPress: () => void;
  /** Keys other than those that open. */
  readonly onKey?: ((event: KeyboardEvent) => void) | undefined;
  readonly "aria-label"?: string | undefined;
  readonly className?: string | undefined;
}

/** Looks and reads like the loaded field. */
export function ClosedField(props: ClosedFieldProps) {
  const { opens, text, placeholder, name, isComing } = props;
  return (
    <>
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props -- As the loaded field, whose list exists only while it is open.
        role="combobox"
        aria-haspopup={opens}
        aria-expanded={false}
        aria-busy={isComing || undefined}
        id={props.id}
        aria-label={props["aria-label"]}
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props["aria-invalid"]}
        aria-required={props["aria-required"]}
        disabled={props.isDisabled === true}
        onClick={props.onPress}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") {
            props.onKey?.(event);
            return;
          }
          // It would scroll the page.
          event.preventDefault();
          props.onPress();
        }}
        className={classNames(
          CONTROL_FRAME,
          CONTROL_STATES,
          "flex items-center gap-2 py-1.5 ps-3 pe-2.5 text-start",
          isComing && "border-focus",
          props.className,
        )}
      >
        {props.icon}
        <span className={classNames("min-w-0 flex-1 truncate", text === null && "text-subtle")}>
          {text ?? placeholder}
        </span>
        {isComing ? (
          <Spinner />
        ) : (
          <ChevronDown aria-hidden className="size-4 shrink-0 text-subtle" />
        )}
      </button>
      {name !== undefined && <input type="hidden" name={name} value={props.value ?? ""} />}
    </>
  );
}
