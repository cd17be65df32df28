import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { matchPage, splitLocale } from '../../i18n/paths.ts';
import type { PageId } from '../../i18n/route-table.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import type { MembershipRefusal } from '../../session/membership.ts';
import type { ModalProps } from '../../session/modals.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { actionOf } from './membership-action.ts';
import { refusalWords } from './refusal-words.ts';

interface WayOut {
  readonly page: PageId;
  readonly label: ReactNode;
}

const account: WayOut = { page: 'my-account', label: <Trans>Go to my account</Trans> };
const home: WayOut = { page: 'home', label: <Trans>Return home</Trans> };

/** Where each type leads (MEMBERSHIP-34, MEMBERSHIP-35, MEMBERSHIP-36, MEMBERSHIP-37, MEMBERSHIP-38). */
const waysOut: Readonly<Record<MembershipRefusal['type'], WayOut>> = {
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
 * Why a member may not renew or upgrade, with a link to where the reason leads. Closing returns home while the page is
 * one that the member may not use; that page stays out of the history: Back does not return to it (MEMBERSHIP-39).
 */
export function RenewValidation({ action, refusal, onClose }: ModalProps<'renewValidation'>) {
  const { t, i18n } = useLingui();
  const { language } = useLocale();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { signIn } = useSignInLinks();
  const { title, text } = refusalWords(action, refusal, i18n, language);
  const { page, label } = waysOut[refusal.type];
  const close = () => {
    onClose();
    if (actionOf(matchPage(splitLocale(location.pathname)?.rest ?? '')?.pageId)) {
      navigate(pathTo('home'), { replace: true });
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      title={i18n._(title)}
      closeLabel={t`Close`}
      footer={
        <>
          {page !== 'home' && (
            <LinkButton look="secondary" replace to={pathTo('home')}>
              {home.label}
            </LinkButton>
          )}
          {page === 'login' ? (
            <LinkButton reloadDocument to={signIn}>
              {label}
            </LinkButton>
          ) : (
            <LinkButton replace to={pathTo(page)}>
              {label}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{i18n._(text)}</p>
      {'code' in refusal && refusal.code && (
        <p className="mt-3 text-xs text-ink-soft">
          <Trans>
            Reference: <b className="figures">{refusal.code}</b>
          </Trans>
        </p>
      )}
    </Dialog>
  );
}
