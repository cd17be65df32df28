import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';

/** The ratings of a product; their code is loaded when they are shown. */
export const LazyRatings = lazyWithRetry(async () => (await import('./ratings.tsx')).Ratings);

/** Similar products; their code is loaded when they are shown. */
export const LazyMoreLikeThis = lazyWithRetry(async () => (await import('./more-like-this.tsx')).MoreLikeThis);
