export { LateRestorableCarts } from './late-parts.tsx';
export { MergeCarts } from './merge-carts.tsx';
export { cartMergeModals } from './modals.ts';
