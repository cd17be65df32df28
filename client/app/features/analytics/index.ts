export { ConsentNotice } from './consent-notice.tsx';
export { AnalyticsWithConsent, ConsentSettingsOnLink } from './late-parts.tsx';
