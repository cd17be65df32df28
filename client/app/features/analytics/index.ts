export { ConsentNotice } from './consent-notice.tsx';
export { AnalyticsWithConsent, ConsentSettingsOnLink, preloadAnalytics } from './late-parts.tsx';
