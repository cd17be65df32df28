export { CardErrors } from './card-errors.tsx';
export { CardFields } from './card-fields.tsx';
export { type CardForm, createCardId, emptyCard } from './card-form-schema.ts';
export { CardPrivacyNote } from './card-privacy-note.tsx';
export {
  useDeleteCardMutation,
  useSetDefaultCardMutation,
  useWalletQuery,
  useWalletSuspenseQuery,
  WalletDocument,
} from './cards.gen.ts';
export { encryptCardForm } from './encrypt-card-form.ts';
export { cardModals } from './modals.ts';
export { RetryTimeText } from './retry-time-text.tsx';
export { useCardResolver } from './use-card-resolver.ts';
export { writeSavedCards } from './write-saved-cards.ts';
