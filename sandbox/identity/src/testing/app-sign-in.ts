import type { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { signInForTokens } from '@tarima/service-kit/testing/oidc-sign-in';
import { graphAudience } from '../clients.ts';
import { ana } from './identity-fixture.ts';

/** Where sign-in returns to the club's app. */
export const appRedirectUri = 'test.tarima.app:/signed-in';

/** Signs a member in to the club's app, a public client, as it does in the system's browser. @returns the app's tokens */
export const signInToApp = (issuer: string, login = ana.email, browser?: HttpBrowser) =>
  signInForTokens(
    issuer,
    { id: 'tarima-app' },
    {
      redirectUri: appRedirectUri,
      scope: 'openid profile email offline_access',
      audience: graphAudience,
      login,
      password: ana.password,
    },
    browser,
  );
