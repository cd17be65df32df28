import { Trans } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button.tsx';

/** The link to the card. It loads a document, so that the kept page has exactly the files of the card. */
export function CardLink() {
  const pathTo = usePathTo();
  return (
    <LinkButton to={pathTo('membership-card')} reloadDocument className="mt-4 w-full max-w-md">
      <Trans>Show my card at the club</Trans>
    </LinkButton>
  );
}
