import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { usePathTo } from '../i18n/use-locale.ts';
import { Button } from '../ui/button.tsx';
import { rememberReopening } from './reopened-view.ts';
import { computeNextTrail, readTrail, writeTrail } from './trail.ts';

/** Records the pages of this tab for the back button; used once in the frame. */
export function useRememberTrail(): void {
  const { pathname, search } = useLocation();
  const change = useNavigationType();
  const path = pathname + search;
  useEffect(() => writeTrail(computeNextTrail(readTrail(), path, change)), [path, change]);
}

/**
 * Goes back to the previous page, however it was left, or home without one (ROUTING-42). On phones and tablets the
 * clubs page reopens its locations view.
 */
export function BackButton() {
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goBack = () => {
    const previous = readTrail().findLast((path) => path !== pathname + search);
    // The browser's Back keeps scroll position and form fields; it cannot be used on the first page of a document.
    const hasStep = previous !== undefined && (history.state as { idx?: number } | null)?.idx;
    if (previous) rememberReopening(previous);
    if (hasStep) navigate(-1);
    else navigate(previous ?? pathTo('home'));
  };
  return (
    <Button variant="secondary" onClick={goBack}>
      <Trans>Back</Trans>
    </Button>
  );
}
