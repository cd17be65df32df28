import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { hasAppParent } from '../../native/native-app.ts';
import { requestSessionLazily } from '../../native/request-session-lazily.ts';
import type { SessionResult } from '../../native/session-result.ts';
import { useModals } from '../../session/modals.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { sessionFailureTexts } from './session-failure-texts.ts';

/** Id of this page's content. */
export const appSignInId = 'app-sign-in';

/**
 * Replaces a members-only page for a guest in the native app, at the same path. Requests a session from the app, then
 * opens the page (NATIVE-10, NATIVE-45). Without a parent that receives messages, opens the login page.
 */
export function AppSignInPage({ renderTitle }: { renderTitle: (title: string) => ReactNode }) {
  const { t, i18n } = useLingui();
  const pathTo = usePathTo();
  const modals = useModals();
  const { pathname, search } = useLocation();
  const { signIn } = useSignInLinks();
  const [result, setResult] = useState<SessionResult>();
  const request = useCallback(async () => {
    if (!hasAppParent()) return location.replace(signIn);
    setResult(undefined);
    const next = await requestSessionLazily(pathname + search);
    if (next.kind === 'signed-in') return location.reload();
    setResult(next);
    if (next.kind === 'refused') modals.open('signInRefused', { reason: next.reason, isSignedIn: false });
  }, [pathname, search, signIn, modals]);
  useEffect(() => void request(), [request]);

  const texts = result && sessionFailureTexts[result.kind];
  const title = texts ? i18n._(texts.title) : t`Signing you in`;
  return (
    <>
      {renderTitle(title)}
      <div role="status" id={appSignInId}>
        <EmptyState headingLevel="h1" title={title} text={texts ? i18n._(texts.text) : t`Waiting for the app…`}>
          {result && (
            <Button onClick={request}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <LinkButton reloadDocument variant="secondary" to={pathTo('home')}>
            <Trans>Continue shopping</Trans>
          </LinkButton>
        </EmptyState>
      </div>
    </>
  );
}
