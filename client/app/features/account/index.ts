export { AccountDocument } from './account.gen.ts';
export { AccountView } from './account-view.tsx';
export { useIdentityDeleted } from './identity-deleted.ts';
export { accountModals } from './modals.ts';
export { WalletView } from './wallet-view.tsx';
