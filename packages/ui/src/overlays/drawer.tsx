/**
 * A panel over the page for filters and other side work: a sheet from below on phones, which a
 * thumb can swipe away, and a panel at the end of the line on wider screens.
 */
import { Drawer as Base } from "@base-ui/react/drawer";
import X from "lucide-react/icons/x";
import { useState, type ReactElement, type ReactNode } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { OWN_FORMS } from "../controls/own-forms.ts";
import { useLayer } from "./layers.tsx";

export interface DrawerProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly trigger?: ReactElement | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Stays at the lower edge while the content scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Drawer(props: DrawerProps) {
  const [isOpenByTrigger, setIsOpenByTrigger] = useState(false);
  const isOpen = props.isOpen ?? isOpenByTrigger;
  const change = (next: boolean) => {
    setIsOpenByTrigger(next);
    props.onOpenChange?.(next);
  };
  useLayer(isOpen, () => change(false));
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => change(next)}>
      {props.trigger !== undefined && <Base.Trigger render={props.trigger} />}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-overlay bg-overlay transition-opacity duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-overlay flex items-end justify-end sm:items-stretch">
          <Base.Popup
            {...OWN_FORMS}
            className="flex max-h-[85dvh] w-full translate-y-(--drawer-swipe-movement-y) flex-col rounded-t-xl border-t border-line-strong bg-raised text-ink shadow-raised outline-none transition-[translate] duration-200 data-swiping:transition-none max-sm:data-starting-style:translate-y-full max-sm:data-ending-style:translate-y-full sm:max-h-none sm:w-96 sm:translate-y-0 sm:rounded-none sm:border-s sm:border-t-0 sm:data-starting-style:translate-x-full sm:data-ending-style:translate-x-full"
          >
            <div
              aria-hidden
              className="mx-auto mt-2 h-1 w-9 rounded-full bg-line-strong sm:hidden"
            />
            <header className="flex items-center gap-3 border-b border-line py-2 ps-5 pe-3 sm:py-3">
              <Base.Title className="min-w-0 flex-1 text-base font-semibold">
                {props.title}
              </Base.Title>
              <Base.Close
                render={
                  <IconButton
                    label={props.closeLabel}
                    icon={<X aria-hidden className="size-5" />}
                  />
                }
              />
            </header>
            <Base.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">
              {props.children}
            </Base.Content>
            {props.footer !== undefined && (
              <footer className="flex gap-2 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:flex-1">
                {props.footer}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export interface DrawerCloseProps {
  readonly button: ReactElement;
}

/** A button that closes its drawer. */
export function DrawerClose({ button }: DrawerCloseProps) {
  return <Base.Close render={button} />;
}
