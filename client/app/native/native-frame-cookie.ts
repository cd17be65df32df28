/** The cookie that the server sets to `1` when the app shows the shop in a frame of its own page. */
export const nativeFrameCookie = 'tarima.native-frame';
