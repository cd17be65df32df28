export { AppSignInPage } from './app-sign-in-page.tsx';
export { BackToApp } from './back-to-app.tsx';
export { loadNativeApp } from './load-native-app.ts';
export { nativeAppModals } from './modals.ts';
