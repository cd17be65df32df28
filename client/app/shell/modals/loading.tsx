import type { ModalProps } from '../../session/modals.ts';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';

/** Covers the page during an operation; cannot be closed (ERRORS-15). */
export function Loading({ title, text }: ModalProps<'loading'>) {
  return <LoadingOverlay title={title}>{text && <p className="max-w-md text-ink-soft">{text}</p>}</LoadingOverlay>;
}
