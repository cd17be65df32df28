import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { PalletMark } from './logo.tsx';
import { registerTopDialog } from './top-dialog.ts';

/**
 * Covers the page while an operation must not be interrupted (ERRORS-15). It describes the operation and cannot be
 * closed. A native modal dialog: the page below can be neither clicked nor reached by keyboard.
 */
export function LoadingOverlay({ title, children }: { title: ReactNode; children?: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  // Restores the focus on unmount.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  // Reported after closing: a listener may move the focus.
  useLayoutEffect(() => (ref.current ? registerTopDialog(ref.current) : undefined), []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // Browsers do not let a page cancel a second Escape.
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
      className="m-0 h-dvh w-screen bg-paper p-6 open:grid open:place-content-center"
    >
      <div role="status" className="flex flex-col items-center gap-4 text-center">
        <PalletMark className="h-14 w-auto animate-[breathe_1.4s_infinite]" />
        <p id={titleId} className="font-display text-xl font-bold">
          {title}
        </p>
        {children}
      </div>
    </dialog>
  );
}
