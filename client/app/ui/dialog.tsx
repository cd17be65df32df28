import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { registerTopDialog, showModal } from './top-dialog.ts';

const places = {
  center: 'm-auto w-[min(36rem,calc(100vw-2rem))] rounded-card max-h-[min(44rem,calc(100dvh-2rem))] animate-rise',
  side: 'ml-auto mr-0 h-dvh w-[min(26rem,100vw)] animate-slide-in',
  bottom:
    'mt-auto mb-0 mx-0 w-full max-h-[88dvh] rounded-t-2xl animate-slide-up md:m-auto md:max-h-[80dvh] md:w-[36rem] md:rounded-card',
  wide: 'm-0 h-dvh w-full animate-slide-up md:m-auto md:h-fit md:max-h-[92dvh] md:w-[min(64rem,calc(100vw-2rem))] md:rounded-card',
  menu: 'mr-auto ml-8 mt-30 mb-auto h-[min(41rem,calc(100dvh-8rem))] w-[min(72rem,calc(100vw-4rem))] rounded-card animate-rise',
} as const;

export interface DialogProps {
  readonly open: boolean;
  /** Called when the user closes the dialog: by the button, Escape, or a click on the backdrop. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly place?: keyof typeof places;
  /** Stays visible below the scrolling content, e.g. an apply button. */
  readonly footer?: ReactNode;
  /** The task must be completed: Escape and the backdrop do nothing. */
  readonly blocking?: boolean;
  /** Contains form fields: a click on the backdrop does not discard their values. */
  readonly holdsForm?: boolean;
  /** The content has no padding and scrolls by itself. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A native modal dialog: the browser traps and restores the focus and makes the rest of the page inert. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    place = 'center',
    footer,
    blocking = false,
    holdsForm = false,
    flush = false,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Shown in the same commit: until then Escape would close the dialog below it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) showModal(dialog);
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  // A dialog that unmounts while open restores the focus, too.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  // Reported after closing: a listener may move the focus.
  useLayoutEffect(() => (open && ref.current ? registerTopDialog(ref.current) : undefined), [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape natively
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={cx('overflow-hidden bg-paper p-0 shadow-float', open && 'flex flex-col', places[place])}
      // Events of a nested dialog bubble through here; they do not close this one.
      onCancel={(event) => blocking && event.target === event.currentTarget && event.preventDefault()}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => {
        if (!blocking && !holdsForm && event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      <div className="flex min-h-15 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {!blocking && (
          <IconButton label={closeLabel} onClick={() => ref.current?.close()}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <div className={cx('min-h-0 flex-1', flush ? 'overflow-hidden' : 'overflow-y-auto overscroll-contain p-5')}>
        {open && children}
      </div>
      {footer && <div className="order-1 flex flex-wrap gap-2 border-t border-line p-4 *:flex-auto">{footer}</div>}
    </dialog>
  );
}

/** A dialog that slides in from the bottom on phones and from the side on larger screens. */
export function Sheet(props: Omit<DialogProps, 'place'> & { place?: 'bottom' | 'side' }) {
  return <Dialog {...props} place={props.place ?? 'bottom'} />;
}
