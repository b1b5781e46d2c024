import { pageModules } from "./page-modules.ts";

const { react } = pageModules();

export default react;
export const {
  Children,
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  lazy,
  memo,
  startTransition,
  Suspense,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  version,
} = react;
