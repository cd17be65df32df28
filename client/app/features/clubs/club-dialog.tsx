import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useShellSuspenseQuery } from '../../shell/shell.gen.ts';
import { useClubKey } from '../../shell/shell-data.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useChooseClub } from './use-choose-club.ts';

/** The clubs of the market, the chosen one first, to choose one for pickup (store.md §2.6, §4.2). */
export function ClubDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const pathTo = usePathTo();
  const clubKey = useClubKey();
  const chooseClub = useChooseClub();
  const { data } = useShellSuspenseQuery();
  const [choice, setChoice] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const selected = choice ?? clubKey;
  const clubs = data.clubs
    .filter((club) => club.isEcommerceEnabled)
    .toSorted((a, b) => Number(b.key === clubKey) - Number(a.key === clubKey));

  const close = () => {
    setChoice(null);
    onClose();
  };
  const save = async () => {
    if (!selected) return;
    setBusy(true);
    await chooseClub(selected).finally(() => setBusy(false));
    close();
  };

  return (
    <Sheet
      open={open}
      onClose={close}
      title={t`Where will you collect?`}
      closeLabel={t`Close`}
      footer={
        <Button wide disabled={!selected} busy={busy} onClick={save}>
          <Trans>Save my club</Trans>
        </Button>
      }
    >
      <p className="mb-4 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span>
          <Trans>Prices and stock are those of the club you choose.</Trans>
        </span>
        <Link to={pathTo('country-picker')} onClick={close} className="font-semibold text-sea underline">
          {locale.market.name[locale.language]}: <Trans>change country</Trans>
        </Link>
      </p>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">
          <Trans>Clubs</Trans>
        </legend>
        {clubs.map((club) => (
          <label
            key={club.key}
            className="flex cursor-pointer items-start gap-3 rounded-card border-2 border-line p-3.5 hover:border-line-strong has-checked:border-sea has-checked:bg-sea-soft"
          >
            <input
              type="radio"
              name="club"
              value={club.key}
              checked={selected === club.key}
              onChange={() => setChoice(club.key)}
              className="mt-1 size-5 accent-sea"
            />
            <span className="min-w-0 flex-1">
              <b className="font-display text-lg">{club.name}</b>
              <span className="block text-sm text-ink-soft">
                {club.address}, {club.city}
              </span>
              {club.openingHours && (
                <span className="mt-1 flex items-start gap-1.5 text-sm">
                  <Icon name="clock" className="mt-0.5 size-4" />
                  {club.openingHours}
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
    </Sheet>
  );
}
