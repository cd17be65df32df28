import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { LazyOnVisible } from '../../ui/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const SavingsView = lazyWithRetry(async () => (await import('./savings-view.tsx')).SavingsView);
const placeholder = <Skeleton className="h-72 w-full" />;

/** "What you saved with your membership", loaded when it is about to be seen. */
export function SavingsSection() {
  return (
    <section className="mt-10 max-w-xl" aria-labelledby="savings-title">
      <h2 id="savings-title" className="mb-3 text-xl">
        <Trans>What you saved with your membership</Trans>
      </h2>
      {/* As high as the placeholder, so that the page does not move when the savings arrive. */}
      <div className="min-h-72">
        <LazyOnVisible fallback={placeholder}>
          <Suspense fallback={placeholder}>
            <SavingsView />
          </Suspense>
        </LazyOnVisible>
      </div>
    </section>
  );
}
