import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { AppSignIn } from '../../shell/app-sign-in.tsx';
import { findViolations } from '../../testing/accessibility.ts';
import { stubLocation } from '../../testing/location.ts';
import { type AppFrame, openInApp, signedOutMessage, tokenMessage } from '../../testing/native-app.ts';
import { readers, renderInShop } from '../../testing/render.tsx';

let app: AppFrame;
beforeEach(() => {
  app = openInApp();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});

const countRequests = () => app.listTypes().filter((type) => type === 'refreshToken').length;

it.each(readers)(
  'requests a session, shows the next steps without a member, and opens the page (NATIVE-10, NATIVE-45)',
  async (locale) => {
    const { reload } = stubLocation();
    const page = pathTo('address-book', locale);
    const { user, translate } = await renderInShop(<AppSignIn />, { locale, page: page.split('/').slice(2).join('/') });
    expect(screen.getByRole('heading', { level: 1, name: translate('Signing you in') })).toBeVisible();
    await waitFor(() => expect(countRequests()).toBe(1));
    expect(app.posted.find(({ message }) => message.type === 'refreshToken')?.message.path).toBe(page);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    app.send(signedOutMessage);
    await screen.findByRole('heading', { level: 1, name: translate('You’re not signed in to the app') });
    expect(screen.getByRole('link', { name: translate('Continue shopping') })).toHaveAttribute(
      'href',
      pathTo('home', locale),
    );
    expect(await findViolations()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: translate('Try again') }));
    await waitFor(() => expect(countRequests()).toBe(2));
    app.send(tokenMessage);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
);
