import { Trans } from '@lingui/react/macro';

/** The name of the members' selection beside its icon: a tag with a star and the shop's pallet, 59 by 24 px (CATALOG-49). */
export function MembersSelection() {
  return (
    <p className="flex items-center gap-2 text-sm font-semibold text-sea">
      <svg aria-hidden="true" width="59" height="24" viewBox="0 0 59 24">
        <rect width="59" height="24" rx="12" className="fill-sea" />
        <path d="M14 4.6l2.3 4.7 5.2.7-3.8 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1-3.8-3.6 5.2-.7z" className="fill-mango" />
        <path
          d="M29 7.5h22M29 12h22M31 16.5h3.5M38.3 16.5h3.5M45.5 16.5h3.5"
          className="stroke-paper"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <Trans>Members’ selection</Trans>
    </p>
  );
}
