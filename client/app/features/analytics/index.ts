export { ConsentNotice } from './consent-notice.tsx';
export { AnalyticsWithConsent, ConsentSettingsOnLink, preloadAnalytics } from './lazy-parts.tsx';
