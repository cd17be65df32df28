import { useDeferredCode } from '../../ui/lazy-with-retry.ts';

const loadRestorableCarts = async () => (await import('./restorable-carts.tsx')).RestorableCarts;

/** Archived carts; their code is loaded after the page, like their data. */
export function LazyRestorableCarts() {
  const RestorableCarts = useDeferredCode(loadRestorableCarts);
  return RestorableCarts && <RestorableCarts />;
}
