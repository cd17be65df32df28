import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../i18n/dates.ts';
import { useIsPast } from '../../ui/use-is-past.ts';
import type { CardHolder } from './card-store.ts';

/** The last day of the membership, or why it cannot be used. A stored card expires without a connection, too. */
export function CardStatus({ status, expiresOn }: CardHolder['membership']) {
  const { i18n } = useLingui();
  const isExpired = useIsPast(`${expiresOn}T23:59:59Z`);
  const until = formatDate(expiresOn, i18n.locale);
  if (status === 'EXPIRED' || isExpired) return <Trans>Expired on {until}</Trans>;
  if (status === 'BLOCKED') return <Trans>Blocked</Trans>;
  if (status === 'CANCELLED') return <Trans>Cancelled</Trans>;
  if (status === 'CARD_INACTIVE') return <Trans>Not active</Trans>;
  return <Trans>Valid until {until}</Trans>;
}
