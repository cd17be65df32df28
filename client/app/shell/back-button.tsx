import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { ContentAnchor } from '../features/content/index.ts';
import { usePathTo } from '../i18n/use-locale.ts';
import { Button, getButtonClass } from '../ui/button.tsx';
import { rememberReopening } from './reopened-view.ts';
import { useSiteContent } from './site-content.ts';
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
 * clubs page reopens its locations view. A link that editors have set replaces this (ROUTING-44).
 */
export function BackButton() {
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { backLink } = useSiteContent().words;
  if (backLink) {
    return (
      <ContentAnchor href={backLink} className={getButtonClass('secondary', 'medium')}>
        <Trans>Back</Trans>
      </ContentAnchor>
    );
  }
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
