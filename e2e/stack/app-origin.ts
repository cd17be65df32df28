/** Origin of the app's page that shows the shop in a frame (`NATIVE_APP_ORIGINS` of the stack). */
export const appOrigin = 'https://app.tarima.test';
