import { ErrorPage } from '../shell/error-page.tsx';

/** The address that upstream pages send people to when they fail (store.md §2.2). */
export default function ErrorPageRoute() {
  return <ErrorPage error={undefined} />;
}
