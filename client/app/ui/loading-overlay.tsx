import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { PalletMark } from './logo.tsx';
import { enterTop } from './top-dialog.ts';

/**
 * Over the whole page while something must not be disturbed (ERRORS-15): says what is happening, and nobody can
 * close it. A native modal dialog: what is under it cannot be pressed or reached by the keyboard.
 */
export function LoadingOverlay({ title, children }: { title: ReactNode; children?: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  // Taken out, it gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  // Told after that: somebody may wait to take the focus.
  useLayoutEffect(() => (ref.current ? enterTop(ref.current) : undefined), []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape through.
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
