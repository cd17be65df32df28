import { defaultLocale, parseLocale } from '@tarima/markets/locale';
import { type LoaderFunctionArgs, Outlet } from 'react-router';
import type { SiteContent } from '../server/content/blocks.ts';
import { contentContext } from '../session/contexts.ts';
import { ErrorPage } from '../shell/error-page.tsx';

/** Menus and texts of the market, which the frame of each page shows. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<SiteContent> {
  return context.get(contentContext).site(parseLocale(params.locale ?? '') ?? defaultLocale);
}

/** Valid for the whole document: another locale is another document. */
export const shouldRevalidate = () => false;

/** A layout between the frame and the pages, so that an error in a page does not replace the navigation. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
