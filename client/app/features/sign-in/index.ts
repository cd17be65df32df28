export { LoginView } from './login-view.tsx';
export { isMember, requireMember } from './require-member.ts';
export { resolveReturnPath } from './return-path.ts';
