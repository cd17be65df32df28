/** The cookie with the value `1` in the webview of the club's app (NATIVE-1). */
export const nativeAppCookie = 'tarima.native-app';
