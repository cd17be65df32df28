import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Link, type LinkProps } from './link.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'medium' | 'large';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-sea text-paper hover:bg-sea-deep disabled:bg-board-deep disabled:text-ink-soft',
  secondary: 'border-2 border-sea text-sea bg-paper hover:bg-sea-soft disabled:border-line disabled:text-ink-soft',
  quiet: 'text-sea hover:bg-sea-soft disabled:text-ink-soft',
  danger: 'border-2 border-clay text-clay bg-paper hover:bg-clay-soft disabled:border-line disabled:text-ink-soft',
};
const sizes: Record<Size, string> = { medium: 'min-h-11 px-5 py-1.5 text-base', large: 'min-h-13 px-7 py-2 text-lg' };

/** Classes of a button, for links that `LinkButton` cannot make. */
export function getButtonClass(variant: ButtonVariant, size: Size, fullWidth = false, className?: string): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold transition-colors duration-150 select-none',
    variants[variant],
    sizes[size],
    fullWidth && 'w-full',
    className,
  );
}

interface CommonButtonProps {
  readonly variant?: ButtonVariant;
  readonly size?: Size;
  /** Full width of its container. */
  readonly fullWidth?: boolean;
}

/** A button. While `busy` it keeps its size and focus, and cannot be pressed again. */
export function Button({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & CommonButtonProps & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={getButtonClass(variant, size, fullWidth, cx(busy && 'animate-[breathe_1s_infinite]', className))}
    />
  );
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  className,
  ...rest
}: LinkProps & CommonButtonProps & { className?: string }) {
  return <Link {...rest} className={getButtonClass(variant, size, fullWidth, className)} />;
}

/** A round button with an icon only; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  children,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-11 items-center justify-center rounded-full transition-colors duration-150 hover:bg-board-deep disabled:opacity-40',
        className,
      )}
    >
      {children}
    </button>
  );
}
