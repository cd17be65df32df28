import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export interface StepperProps {
  readonly value: number;
  readonly minimum?: number;
  readonly maximum: number;
  readonly onChange: (value: number) => void;
  /** Accessible name, e.g. "Quantity of ground coffee". */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** Replaces the minus button at the minimum: the next press removes the item. */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  readonly busy?: boolean;
  readonly className?: string;
}

/** A quantity between two buttons of 44 px; changes of the number are announced. */
export function Stepper(props: StepperProps) {
  const { value, minimum = 1, maximum, onChange, label, lessLabel, moreLabel, onRemove, removeLabel, busy } = props;
  const removes = value <= minimum && onRemove !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out inline in every browser
    <div
      role="group"
      aria-label={label}
      className={cx(
        'inline-flex items-center justify-between rounded-full border-2 border-sea bg-paper text-sea',
        busy && 'animate-[breathe_1s_infinite]',
        props.className,
      )}
    >
      {removes ? (
        <IconButton label={removeLabel ?? lessLabel} onClick={onRemove}>
          <Icon name="trash" className="size-5" />
        </IconButton>
      ) : (
        <IconButton label={lessLabel} disabled={value <= minimum} onClick={() => onChange(value - 1)}>
          <Icon name="minus" className="size-5" />
        </IconButton>
      )}
      <output aria-live="polite" className="figures min-w-8 text-center text-lg font-bold text-ink">
        {value}
      </output>
      <IconButton label={moreLabel} disabled={value >= maximum} onClick={() => onChange(value + 1)}>
        <Icon name="plus" className="size-5" />
      </IconButton>
    </div>
  );
}
