export { LoginView } from './login-view.tsx';
export { isMember, requireMember } from './require-member.ts';
export { wantedPage } from './wanted-page.ts';
