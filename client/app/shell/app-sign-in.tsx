import { AppSignInPage } from '../features/native-app/index.ts';
import { formatDocumentTitle } from './document-title.ts';

/** The page that requests a session from the native app, with the head of an error page (NATIVE-45). */
export function AppSignIn() {
  return (
    <AppSignInPage
      renderTitle={(title) => (
        <>
          <title>{formatDocumentTitle(title)}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
    />
  );
}
