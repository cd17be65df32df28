import { readDocumentCookie } from '../cookies.ts';
import { nativeAppCookie } from './native-app-cookie.ts';

/** Whether this page is shown inside the native app. Call it in the browser only. */
export const isNativeApp = (): boolean => readDocumentCookie(nativeAppCookie) === '1';

/**
 * Whether the native app shows this page in a frame of its own page, which receives messages (NATIVE-40). Call it in the
 * browser only. Reading cookies takes longer than comparing windows.
 */
export const hasAppParent = (): boolean => window.parent !== window && isNativeApp();
