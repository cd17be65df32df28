export { AccountDocument } from './account.gen.ts';
export { useAccountSectionTitle } from './account-section.tsx';
export { findAccountSection } from './account-sections.ts';
export { AccountView } from './account-view.tsx';
export { useIdentityDeletedNotice } from './identity-deleted-notice.ts';
export { accountModals } from './modals.ts';
export { WalletView } from './wallet-view.tsx';
