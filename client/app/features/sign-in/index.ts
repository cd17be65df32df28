export { LoginView } from './login-view.tsx';
export { isMember, requireLoadedMember, requireMember } from './require-member.ts';
export { resolveReturnPath } from './return-path.ts';
