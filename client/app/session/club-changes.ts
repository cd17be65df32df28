import { Reports } from '../reports.ts';
import type { ClubChange } from './resolve-clubs.ts';

/** In the browser: the stored club was replaced. */
export const clubChanges = new Reports<ClubChange>();
