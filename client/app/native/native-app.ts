import { readDocumentCookie } from '../cookies.ts';

/** The club's app sets it to `1` in the webview that shows the shop (NATIVE-1). */
const nativeAppCookie = 'tarima.native-app';

/** Whether this page is shown inside the club's app; asked in the browser, when it makes a difference. */
export const isNativeApp = (): boolean => readDocumentCookie(nativeAppCookie) === '1';
