import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { matchPage, splitLocale } from '../../i18n/paths.ts';
import type { PageId } from '../../i18n/route-table.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import type { MembershipRefusal } from '../../session/membership.ts';
import type { ModalProps } from '../../session/modals.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { Reference } from '../../session/support-code.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { findMembershipAction } from './membership-action.ts';
import { getRefusalText } from './refusal-messages.ts';

interface RefusalLink {
  readonly page: PageId;
  readonly label: ReactNode;
}

const account: RefusalLink = { page: 'my-account', label: <Trans>Go to my account</Trans> };
const home: RefusalLink = { page: 'home', label: <Trans>Return home</Trans> };

/** The page to which each refusal links (MEMBERSHIP-34, MEMBERSHIP-35, MEMBERSHIP-36, MEMBERSHIP-37, MEMBERSHIP-38). */
const refusalLinks: Readonly<Record<MembershipRefusal['type'], RefusalLink>> = {
  COUNTRY: { page: 'country-picker', label: <Trans>Choose a country</Trans> },
  UNAUTHORISED: { page: 'login', label: <Trans>Sign in</Trans> },
  CONFIG: { page: 'clubsAndLocations', label: <Trans>Find a club</Trans> },
  STATUS: account,
  API: account,
  MULTIPLE_CARDS: account,
  TYPE: account,
  SECONDARY: account,
  NOT_ALLOWED: account,
  MAX_CARDS: account,
  EXPIRY: home,
};

/**
 * Shows why a member may not renew or upgrade, with a link to the page that helps. When the membership could not be checked,
 * it also opens the page again, with everything that it loads (MEMBERSHIP-354). Closing it on a page that the member
 * may not use redirects home and replaces the history entry, so that Back does not return there (MEMBERSHIP-39).
 */
export function RenewValidation({ action, refusal, onClose }: ModalProps<'renewValidation'>) {
  const { t, i18n } = useLingui();
  const { language } = useLocale();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const here = useLocation();
  const { signIn } = useSignInLinks();
  const { title, text } = getRefusalText(action, refusal, i18n, language);
  const { page, label } = refusalLinks[refusal.type];
  const close = () => {
    onClose();
    if (findMembershipAction(matchPage(splitLocale(location.pathname)?.rest ?? '')?.pageId)) {
      navigate(pathTo('home'), { replace: true });
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      closeLabel={t`Close`}
      footer={
        <>
          {page !== 'home' && (
            <LinkButton variant="secondary" replace to={pathTo('home')}>
              {home.label}
            </LinkButton>
          )}
          {page === 'login' ? (
            <LinkButton reloadDocument to={signIn}>
              {label}
            </LinkButton>
          ) : (
            <LinkButton variant={refusal.type === 'API' ? 'secondary' : 'primary'} replace to={pathTo(page)}>
              {label}
            </LinkButton>
          )}
          {refusal.type === 'API' && (
            <LinkButton reloadDocument to={createPath(here)}>
              <Trans>Try again</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <p>{text}</p>
      {'code' in refusal && (
        <div className="mt-3">
          <Reference code={refusal.code} />
        </div>
      )}
    </Dialog>
  );
}
