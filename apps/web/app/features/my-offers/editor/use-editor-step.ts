/** The step in the address, and the focus: at the beginning of a new step, or at the first error. */
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { stepIn, withStep, type EditorStep } from "../draft/editor-steps.ts";

const WRONG = '[aria-invalid="true"], [data-wrong]';

export function useEditorStep() {
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const step = stepIn(search);
  const last = useRef(step);
  /** A new object for each press that found an error, so that the focus moves again. */
  const [wrong, setWrong] = useState<{ readonly at: EditorStep } | null>(null);
  useEffect(() => {
    if (wrong?.at !== step) return;
    const found = element.current?.querySelector<HTMLElement>(WRONG);
    found?.focus();
    found?.scrollIntoView({ block: "nearest" });
  }, [wrong, step]);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (element.current?.querySelector(WRONG) !== null) return;
    element.current.querySelector<HTMLElement>("h2")?.focus();
  }, [step]);
  const goTo = (next: EditorStep) => {
    setWrong(null);
    if (next !== step) void navigate(pathname + withStep(search, next));
  };
  const showWrong = (next: EditorStep) => {
    goTo(next);
    setWrong({ at: next });
  };
  return { step, element, goTo, showWrong };
}
