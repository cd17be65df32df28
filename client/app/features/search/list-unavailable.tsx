import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shown instead of a list that cannot be loaded (SEARCH-58); `title` is the page's heading. */
export function ListUnavailable({ title }: { title: ReactNode }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const { state, revalidate } = useRevalidator();
  return (
    <>
      <h1 className="text-2xl wrap-anywhere lg:text-3xl">{title}</h1>
      <div role="alert">
        <EmptyState
          title={t`We can’t load products right now`}
          text={t`Your cart is saved and the rest of the shop is working. Try again in a moment.`}
        >
          <Button busy={state === 'loading'} onClick={() => revalidate()}>
            <Trans>Try again</Trans>
          </Button>
          <LinkButton variant="secondary" to={pathTo('home')}>
            <Trans>Return home</Trans>
          </LinkButton>
        </EmptyState>
      </div>
    </>
  );
}
