import type { ModalProps } from '../../session/modals.ts';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';

/** The whole screen says what is going on; nobody can close it (ERRORS-15). */
export function Loading({ title, text }: ModalProps<'loading'>) {
  return <LoadingOverlay title={title}>{text && <p className="max-w-md text-ink-soft">{text}</p>}</LoadingOverlay>;
}
