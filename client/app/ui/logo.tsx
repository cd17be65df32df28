/** The logo mark: a pallet with three slats on three blocks. */
export function PalletMark({ className = 'h-8 w-auto' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 34" aria-hidden="true" focusable="false" className={className}>
      <g className="fill-mango">
        <rect x="1" y="3" width="38" height="6" rx="1.6" />
        <rect x="1" y="11" width="38" height="6" rx="1.6" />
        <rect x="1" y="19" width="38" height="6" rx="1.6" />
      </g>
      <g className="fill-sea">
        <rect x="2" y="26.5" width="8" height="6.5" rx="1.4" />
        <rect x="16" y="26.5" width="8" height="6.5" rx="1.4" />
        <rect x="30" y="26.5" width="8" height="6.5" rx="1.4" />
      </g>
    </svg>
  );
}

/** The logo mark beside the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <PalletMark className="h-7 w-auto lg:h-8" />
      <span className="font-display text-xl font-extrabold tracking-tight text-sea lg:text-2xl">tarima</span>
    </span>
  );
}
