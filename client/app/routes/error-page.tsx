import { ErrorPage } from '../shell/error-page.tsx';

/** The page to which upstream systems redirect visitors after an error (ERRORS-4). */
export default function ErrorPageRoute() {
  return <ErrorPage error={undefined} />;
}
