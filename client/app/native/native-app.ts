import { readDocumentCookie } from '../cookies.ts';

/** The cookie that the native app sets to `1` in the webview that shows the shop (NATIVE-1). */
const nativeAppCookie = 'tarima.native-app';

/** Whether this page is shown inside the native app. Call it in the browser only. */
export const isNativeApp = (): boolean => readDocumentCookie(nativeAppCookie) === '1';
