import { isNativeApp } from '../native/native-app.ts';

/**
 * Registers the service worker after the page has loaded (MEMBERSHIP-248). The native app shows its own offline page, so it
 * has none, and neither has a development server.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isNativeApp()) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => {
      console.info('The service worker could not be registered.', error);
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
