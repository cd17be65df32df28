import { lateComponent } from '../../ui/late-component.ts';

/** The ratings of a product; their code is loaded when they are shown. */
export const LateRatings = lateComponent(async () => (await import('./ratings.tsx')).Ratings);

/** Similar products; their code is loaded when they are shown. */
export const LateMoreLikeThis = lateComponent(async () => (await import('./more-like-this.tsx')).MoreLikeThis);
