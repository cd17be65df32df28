import type { ReactNode } from 'react';

/** A row of a `<dl>`: a label and its value. A value that does not fit beside its label has a line of its own. */
export function DetailRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="ml-auto text-right font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
