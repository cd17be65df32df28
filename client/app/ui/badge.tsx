import type { ReactNode } from 'react';

const tones = {
  saving: 'bg-guava text-paper',
  good: 'bg-leaf text-paper',
  plain: 'bg-board-deep text-ink',
  sea: 'bg-sea text-paper',
} as const;

/** A label of one or two words on another element. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-bold ${tones[tone]}`}>
      {children}
    </span>
  );
}
