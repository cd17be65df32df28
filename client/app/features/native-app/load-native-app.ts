/** Loads the code of native mode, after the page's own. */
export const loadNativeApp = async () => (await import('./native-app.tsx')).NativeApp;
