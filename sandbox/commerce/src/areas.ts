import type { Area } from './context.ts';

/** The parts of the API below `/{projectKey}`. */
export const areas: readonly Area[] = [];
