export { AccountDocument } from './account.gen.ts';
export { AccountView } from './account-view.tsx';
export { useIdentityDeletedNotice } from './identity-deleted-notice.ts';
export { accountModals } from './modals.ts';
export { WalletView } from './wallet-view.tsx';
