export { CreatedView } from './created-view.tsx';
export { OnboardingView } from './onboarding-view.tsx';
export { VerifyView } from './verify-view.tsx';
