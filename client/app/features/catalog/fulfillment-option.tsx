import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** A way to receive a product (pickup or home delivery) with its icon. */
export function FulfillmentOption({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-6 text-sea" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <div className="text-sm">{children}</div>
      </div>
    </div>
  );
}
