import { defaultLocale } from '@tarima/markets/locale';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathTo } from '../i18n/paths.ts';

/** The root leads to the default locale; the browser's language is not read (ROUTING-8, ROUTING-9). */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(pathTo('home', defaultLocale) + new URL(request.url).search);
}
