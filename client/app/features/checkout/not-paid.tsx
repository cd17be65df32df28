import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { CodeForClub } from '../../session/code-for-club.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A payment that came to nothing: why, what is safe, and the two ways on. */
export function NotPaid({
  title,
  message,
  code,
  onClose,
}: {
  title: string;
  /** In the club's words and the reader's language. */
  message: string;
  code: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t`Close`}
      footer={
        <>
          <LinkButton look="secondary" to={pathTo('cart')}>
            <Trans>Go to cart</Trans>
          </LinkButton>
          <Button onClick={onClose}>
            <Trans>Back to payment</Trans>
          </Button>
        </>
      }
    >
      <p className="mb-4">{message}</p>
      <CodeForClub code={code} />
    </Dialog>
  );
}
