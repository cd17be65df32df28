import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import type { ClubSummaryFragment } from '../../session/shell.gen.ts';
import { Select } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';

/** The choice of the club where the membership is bought, and the clubs that do not sell memberships online. */
export function ClubField({ clubs, chosen }: { clubs: readonly ClubSummaryFragment[]; chosen: ClubSummaryFragment }) {
  const { t } = useLingui();
  const { code } = useLocale();
  const pathTo = usePathTo();
  const [, setParams] = useSearchParams();
  const id = useId();
  const closed = clubs.filter((club) => !club.sellsMemberships).map(({ name }) => name);
  const names = new Intl.ListFormat(code, { type: 'conjunction' }).format(closed);
  return (
    <div className="max-w-xl">
      <Select
        id={id}
        label={t`Your club`}
        hint={t`Your membership works at every club, in all our countries.`}
        value={chosen.key}
        onChange={({ target }) => setParams({ club: target.value }, { replace: true, preventScrollReset: true })}
      >
        {clubs
          .filter((club) => club.sellsMemberships)
          .map(({ key, name, city }) => (
            <option key={key} value={key}>
              {name === city ? name : `${name}, ${city}`}
            </option>
          ))}
      </Select>
      {closed.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>Not sold online at {names}. Choose another club here, or join in person.</Trans>{' '}
          <Link to={pathTo('clubsAndLocations')} className="inline-block py-2 font-semibold text-sea underline">
            <Trans>See addresses and hours</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}
