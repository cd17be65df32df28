import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { createPath, isRouteErrorResponse, useLocation } from 'react-router';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.ts';
import { BackButton } from './back-button.tsx';
import { formatDocumentTitle } from './document-title.ts';
import { ErrorPageGuard } from './error-page-guard.tsx';

const AppSignIn = lazyWithRetry(async () => (await import('./app-sign-in.tsx')).AppSignIn);

/** The text of an error that a route throws on purpose. */
function detailOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const { data } = error;
  return typeof data === 'object' && data !== null && typeof data.text === 'string' ? data.text : undefined;
}

/** The error page; the details of the error are in the log only. A guest in the native app is signed in (NATIVE-45). */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <ErrorPageGuard>
      {isRouteErrorResponse(error) && error.status === 401 ? (
        <Suspense>
          <AppSignIn />
        </Suspense>
      ) : (
        <ErrorWords error={error} />
      )}
    </ErrorPageGuard>
  );
}

/** Heading, text and links (ERRORS-1, ERRORS-2, ERRORS-3, ERRORS-53). */
function ErrorWords({ error }: { error: unknown }) {
  const { t } = useLingui();
  const location = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  // There is no page at this path (ERRORS-5); where no route matches, the router throws a 404 without a text.
  const detail = detailOf(error) ?? (missing ? t`This page could not be found` : undefined);
  // The page `error-page` has no error, and an address of its own that did not fail.
  const canRetry = error !== undefined && !missing;
  const title = missing ? t`Page not found` : t`An error occurred`;
  return (
    <>
      <title>{formatDocumentTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel="h1"
        title={title}
        text={
          missing
            ? t`We are sorry that we can’t find the page, please go back or try again`
            : t`Please go back or try again`
        }
      >
        {detail && <p className="w-full text-sm text-ink-soft">{detail}</p>}
        {canRetry && (
          // A new document: the code of the page may be what could not be loaded.
          <LinkButton reloadDocument to={createPath(location)}>
            <Trans>Try again</Trans>
          </LinkButton>
        )}
        <LinkButton variant={canRetry ? 'secondary' : 'primary'} reloadDocument to="/">
          <Trans>Return home</Trans>
        </LinkButton>
        <BackButton />
      </EmptyState>
    </>
  );
}
