import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const controlStyle =
  'min-h-12 w-full rounded-lg border-2 bg-paper px-3.5 text-base placeholder:text-ink-soft disabled:bg-board aria-invalid:border-clay';

function FieldLayout({
  id,
  label,
  hideLabel = false,
  hint,
  error,
  children,
}: {
  id: string;
  label: ReactNode;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-clay">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}

interface LabelProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error and how to correct it; shown beside the field and announced with it. */
  readonly error?: ReactNode;
}

const describedBy = (id: string, hint: ReactNode, error: ReactNode) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** A text field with label, hint and error. Set `autoComplete`, `inputMode` and `enterKeyHint`. */
export function Field({
  label,
  hint,
  error,
  className,
  id: given,
  action,
  ...input
}: ComponentProps<'input'> & LabelProps & { /** A button at the end of the field. */ action?: ReactNode }) {
  const generatedId = useId();
  const id = given ?? generatedId;
  const control = (
    <input
      {...input}
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, hint, error)}
      className={cx(controlStyle, error ? 'border-clay' : 'border-line-strong', className)}
    />
  );
  return (
    <FieldLayout id={id} label={label} hint={hint} error={error}>
      {action ? (
        <span className="relative block">
          {control}
          <span className="absolute inset-y-0 right-0.5 flex items-center">{action}</span>
        </span>
      ) : (
        control
      )}
    </FieldLayout>
  );
}

/** A native select with label, hint and error. */
export function Select({
  label,
  hint,
  error,
  className,
  id: given,
  hideLabel,
  children,
  ...select
}: ComponentProps<'select'> & LabelProps & { hideLabel?: boolean }) {
  const generatedId = useId();
  const id = given ?? generatedId;
  return (
    <FieldLayout id={id} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <span className="relative block">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={cx(controlStyle, 'appearance-none border-line-strong pr-10 text-ellipsis', className)}
        >
          {children}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
      </span>
    </FieldLayout>
  );
}
