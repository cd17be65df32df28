import { defaultLocale, parseLocale } from '@tarima/markets/locale';
import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/** Signs out at the identity provider: a full-page navigation (ROUTING-17). */
export function loader({ params }: LoaderFunctionArgs): Response {
  const locale = parseLocale(params.locale ?? '') ?? defaultLocale;
  return redirectDocument(`/auth/logout?ui_locales=${locale.code}`);
}

export default function Logout() {
  return null;
}
