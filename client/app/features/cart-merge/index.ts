export { LazyRestorableCarts } from './lazy-parts.tsx';
export { MergeCarts } from './merge-carts.tsx';
export { cartMergeModals } from './modals.ts';
