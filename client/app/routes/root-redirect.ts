import { defaultLocale } from '@tarima/markets/locale';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathTo } from '../i18n/paths.ts';

/** Redirects the root to the default locale; the browser's language is ignored (ROUTING-8, ROUTING-9). */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(pathTo('home', defaultLocale) + new URL(request.url).search);
}
