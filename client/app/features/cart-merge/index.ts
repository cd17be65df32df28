export { MergeCarts } from './merge-carts.tsx';
export { cartMergeModals } from './modals.ts';
export { RestorableCarts } from './restorable-carts.tsx';
