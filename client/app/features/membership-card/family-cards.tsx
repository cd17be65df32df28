import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon.tsx';

/** Names on the other cards of the account. Their codes are on their holders' devices only (MEMBERSHIP-233). */
export function FamilyCards({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl">
        <Trans>Other cards of this membership</Trans>
      </h2>
      <ul className="mt-2 border-t border-line">
        {names.map((name) => (
          <li key={name} className="flex min-h-13 items-center gap-3 border-b border-line font-medium">
            <Icon name="user" className="size-5 text-sea" />
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>Each person shows their own card on their own phone, after signing in.</Trans>
      </p>
    </section>
  );
}
