import { Outlet } from 'react-router';
import { ErrorPage } from '../shell/error-page.tsx';

/** Between the frame and the pages, so that a page's fault leaves the navigation where it is. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
