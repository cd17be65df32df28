export { brandName } from './card.ts';
export { CardErrors } from './card-errors.tsx';
export { CardFields } from './card-fields.tsx';
export { type CardForm, cardFormSchema, emptyCard, newCard } from './card-form-schema.ts';
export { CardPromise } from './card-promise.tsx';
export {
  useDeleteCardMutation,
  useSetDefaultCardMutation,
  useWalletSuspenseQuery,
  WalletDocument,
} from './cards.gen.ts';
export { cardModals } from './modals.ts';
export { RetryTimeText } from './retry-time-text.tsx';
export { sealCard } from './seal-card.ts';
export { showCards } from './show-cards.ts';
