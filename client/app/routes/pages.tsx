import { defaultLocale, parseLocale } from '@tarima/markets/locale';
import { type LoaderFunctionArgs, Outlet } from 'react-router';
import type { SiteContent } from '../server/content/blocks.ts';
import { contentContext } from '../session/contexts.ts';
import { ErrorPage } from '../shell/error-page.tsx';

/** Menus and words of the market, which every page's frame shows. */
export function loader({ params, context }: LoaderFunctionArgs): Promise<SiteContent> {
  return context.get(contentContext).site(parseLocale(params.locale ?? '') ?? defaultLocale);
}

/** They hold for the document: another locale is another document. */
export const shouldRevalidate = () => false;

/** Between the frame and the pages, so that a page's fault leaves the navigation where it is. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
