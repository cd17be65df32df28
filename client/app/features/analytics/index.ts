export { Analytics } from './analytics.tsx';
export { ConsentNotice } from './consent-notice.tsx';
export { ConsentSettings } from './consent-settings.tsx';
