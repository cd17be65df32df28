import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { usePathTo } from '../i18n/use-locale.ts';
import { Button } from '../ui/button.tsx';
import { rememberReopening } from './reopened-view.ts';
import { nextTrail, readTrail, writeTrail } from './trail.ts';

/** Remembers the pages of this tab for the back button; once in the frame. */
export function useRememberTrail(): void {
  const { pathname, search } = useLocation();
  const change = useNavigationType();
  const path = pathname + search;
  useEffect(() => writeTrail(nextTrail(readTrail(), path, change)), [path, change]);
}

/**
 * Back to the page before this one, whichever way it was left; home without one (ROUTING-42). On phones and tablets the
 * page of the clubs reopens its locations view.
 */
export function BackButton() {
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goBack = () => {
    const previous = readTrail().findLast((path) => path !== pathname + search);
    // The browser's own step back keeps scroll and form; a document that began here has none to the shop.
    const hasStep = previous !== undefined && (history.state as { idx?: number } | null)?.idx;
    if (previous) rememberReopening(previous);
    if (hasStep) navigate(-1);
    else navigate(previous ?? pathTo('home'));
  };
  return (
    <Button look="secondary" onClick={goBack}>
      <Trans>Back</Trans>
    </Button>
  );
}
