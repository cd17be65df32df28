import type { ReactNode } from 'react';

/** An illustration of an empty pallet in front of the sea. */
function PalletIllustration() {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" focusable="false" className="w-58 max-w-full">
      <ellipse cx="120" cy="134" rx="104" ry="10" className="fill-board-deep" />
      <path d="M0 62c20-9 40-9 60 0s40 9 60 0 40-9 60 0 40 9 60 0v44H0Z" className="fill-sea-soft" />
      <circle cx="186" cy="34" r="17" className="fill-mango" />
      <g className="fill-mango stroke-ink" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M52 78h136l10 12H42Z" />
        <path d="M42 90h156v9H42ZM42 116h156v9H42Z" />
      </g>
      <g className="fill-sea stroke-ink" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M46 99h24v17H46ZM108 99h24v17h-24ZM170 99h24v17h-24Z" />
      </g>
      <path d="M70 84h100M60 130h120" className="stroke-ink" strokeWidth="2" strokeLinecap="round" opacity=".25" />
    </svg>
  );
}

/** An empty state: illustration, one sentence and one action. */
export function EmptyState({
  title,
  text,
  headingLevel: Heading = 'h2',
  children,
}: {
  title: ReactNode;
  text: ReactNode;
  headingLevel?: 'h1' | 'h2';
  /** The action, usually a link. */
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-12 text-center">
      <PalletIllustration />
      <Heading className="text-2xl">{title}</Heading>
      <p className="text-lg text-ink-soft">{text}</p>
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
