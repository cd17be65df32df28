import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** A radio option for pickup or delivery, with its details below. */
export function DeliveryOption({
  icon,
  label,
  name,
  checked,
  disabled,
  onChoose,
  children,
}: {
  icon: IconName;
  label: ReactNode;
  /** Name of the radio group; must be unique on the page. */
  name: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <div className="rounded-card border-2 border-line p-3.5 has-[:checked]:border-sea has-[:checked]:bg-sea-soft">
      <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-3 has-disabled:cursor-default">
        <input
          type="radio"
          name={name}
          checked={checked}
          disabled={disabled && !checked}
          onChange={onChoose}
          className="size-5 accent-sea"
        />
        <Icon name={icon} className="size-5 text-sea" />
        <b className="grow basis-28">{label}</b>
      </label>
      <div className="pt-1 pl-[min(2rem,12.5%)] text-sm">{children}</div>
    </div>
  );
}
