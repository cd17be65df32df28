import { readDocumentCookie } from '../cookies.ts';
import { nativeAppCookie } from './native-app-cookie.ts';

/** Whether this page is shown inside the native app. Call it in the browser only. */
export const isNativeApp = (): boolean => readDocumentCookie(nativeAppCookie) === '1';
