import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import { tabStorage } from '../../browser-storage.ts';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createMember } from '../../testing/fixtures.ts';
import { stubLocation } from '../../testing/location.ts';
import { type AppFrame, openInApp, signedOutMessage, tokenMessage } from '../../testing/native-app.ts';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';
import { ContentAnchor } from '../content/index.ts';
import { BackToApp } from './index.ts';

let app: AppFrame;
beforeEach(() => {
  app = openInApp();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});

const open = async (component: React.ReactNode, options: ShopOptions = {}) => {
  const shop = await renderInShop(component, options);
  await waitFor(() => expect(app.listTypes()).toContain('currentPath'));
  return shop;
};
const findMessage = (type: string) => app.posted.find(({ message }) => message.type === type)?.message;

it.each(readers)('sends the path of each page to the app (NATIVE-49)', async (locale) => {
  const { navigate } = await open(null, { locale, page: 'x?a=1' });
  await act(() => navigate(pathTo('cart', locale)));
  const paths = app.posted.filter(({ message }) => message.type === 'currentPath').map(({ message }) => message.path);
  expect(paths).toEqual([`/${locale.code}/x?a=1`, pathTo('cart', locale)]);
  expect(
    app.listTypes().every((type) => type === 'currentPath'),
    'nothing else is sent',
  ).toBe(true);
});

it.each(readers)('sends the membership-card message on the page of the card (NATIVE-50)', async (locale) => {
  const path = pathTo('membership-card', locale);
  await open(null, { locale, page: path.split('/').slice(2).join('/') });
  expect(findMessage('membershipCard')).toEqual({ source: 'tarima', type: 'membershipCard', path });
});

it.each(readers)('sends the language to the app after the shopper has changed it (NATIVE-13)', async (locale) => {
  tabStorage.set('tarima.app-language', locale.language === 'es' ? 'en' : 'es');
  await open(null, { locale, page: 'x' });
  const { language } = locale;
  expect(findMessage('changeLanguage')).toMatchObject({ language, path: location.pathname + location.search });
  expect(tabStorage.get('tarima.app-language')).toBe(language);
});

it('sends the logout message after a sign-out (NATIVE-12)', async () => {
  await open(null, { shell: { isAfterSignOut: true } });
  expect(findMessage('logout')).toEqual({ source: 'tarima', type: 'logout' });
});

it('sends the close-browser message for “Back to the app” (NATIVE-46)', async () => {
  const { user, translate } = await open(<BackToApp />);
  await user.click(screen.getByRole('button', { name: translate('Back to the app') }));
  await waitFor(() => expect(findMessage('closeBrowser')).toEqual({ source: 'tarima', type: 'closeBrowser' }));
});

it('sends links to other sites to the app, and opens no window (NATIVE-48)', async () => {
  const { user } = await open(
    <>
      <ContentAnchor href="https://club.example/news">News</ContentAnchor>
      <a href="/es-CR/legal/terminos" target="_blank" onClick={(event) => event.preventDefault()} rel="noopener">
        Handled
      </a>
      <a href="/es-CR/carrito#terms" target="_blank" rel="noopener">
        Cart
      </a>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'News' }));
  expect(findMessage('externalLink')).toMatchObject({ url: 'https://club.example/news' });
  await user.click(screen.getByRole('link', { name: 'Handled' }));
  expect(screen.getByRole('link', { name: 'Handled' })).toHaveAttribute('target', '_blank');
  await user.click(screen.getByRole('link', { name: 'Cart' }));
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('target', '_self');
});

const terms = {
  title: 'Terms and conditions',
  top: [],
  main: [
    { key: '1', type: 'heading', title: 'Terms and conditions', intro: 'The club is the seller.' },
    { key: '2', type: 'editorial', title: 'Complaints', content: '<p>Write to us.</p>' },
  ],
};

it.each(readers)('shows a content page in a dialog, and loads it again after a failure (NATIVE-53)', async (locale) => {
  const fetched = vi.fn<(url: string) => void>();
  let response = new Response(null, { status: 503 });
  vi.stubGlobal('fetch', async (url: string) => {
    fetched(url);
    return response;
  });
  const { user, translate } = await open(
    <>
      <input aria-label="Card number" />
      <a href="/es-CR/legal/terminos" target="_blank" rel="noopener">
        Read the terms
      </a>
    </>,
    { locale },
  );
  await user.type(screen.getByLabelText('Card number'), '4111');
  const link = screen.getByRole('link', { name: 'Read the terms' });
  await user.click(link);
  const failure = await screen.findByRole('dialog', { name: translate('We couldn’t load this page') });
  expect(await findViolations()).toEqual([]);
  response = Response.json(terms);
  await user.click(within(failure).getByRole('button', { name: translate('Try again') }));
  const dialog = await screen.findByRole('dialog', { name: terms.title });
  expect(await within(dialog).findByText('Write to us.')).toBeVisible();
  expect(within(dialog).getByText('The club is the seller.')).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual([terms.title, 'Complaints']);
  expect(await findViolations()).toEqual([]);
  expect(new Set(fetched.mock.calls.flat())).toEqual(new Set(['/content-page?path=%2Fes-CR%2Flegal%2Fterminos']));
  await user.click(within(dialog).getByRole('button', { name: translate('Close') }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByLabelText('Card number')).toHaveValue('4111');
});

it.each(readers)('requests a session for a sign-in link, and opens its page (NATIVE-47)', async (locale) => {
  const { assign } = stubLocation();
  const cart = pathTo('cart', locale);
  const { user, translate } = await open(<a href={pathTo('login', locale, {}, { pageTo: cart })}>Enter</a>, { locale });
  await user.click(screen.getByRole('link', { name: 'Enter' }));
  expect(findMessage('refreshToken')).toMatchObject({ path: cart });
  expect(screen.getByText(translate('Checking with the app that you’re signed in…'))).toBeVisible();
  app.send(tokenMessage);
  await waitFor(() => expect(assign).toHaveBeenCalledWith(cart));
});

it.each(readers)(
  'shows that the app has no member, and signs in after “Try again” (NATIVE-7, NATIVE-43)',
  async (locale) => {
    const me = createMember(locale);
    const { user, translate } = await open(null, { locale, viewer: { me } });
    act(reportSessionEnd);
    const status = translate('Checking with the app that you’re signed in…');
    expect(await screen.findByText(status)).toBeVisible();
    await waitFor(() => expect(findMessage('refreshToken')).toBeDefined());
    app.send(signedOutMessage);
    const dialog = await screen.findByRole('dialog', { name: translate('You’re not signed in to the app') });
    expect(screen.queryByText(status)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: translate('Your session has ended') })).not.toBeInTheDocument();
    expect(await findViolations()).toEqual([]);

    await user.click(within(dialog).getByRole('button', { name: translate('Try again') }));
    expect(within(dialog).getByText(translate('Waiting for the app…'))).toBeVisible();
    await waitFor(() => expect(app.listTypes().filter((type) => type === 'refreshToken')).toHaveLength(2));
    app.send(tokenMessage);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
);

it('requests a session when it had ended before the page was loaded (NATIVE-7)', async () => {
  const { translate, user } = await open(null, { shell: { sessionEnd: 'EXPIRED_SESSION' } });
  await waitFor(() => expect(findMessage('refreshToken')).toBeDefined());
  app.send(signedOutMessage);
  const dialog = await screen.findByRole('dialog', { name: translate('You’re not signed in to the app') });
  await user.click(within(dialog).getByRole('button', { name: translate('Continue without signing in') }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows why the club refuses the member (NATIVE-43)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'BLOCKED' }, { status: 403 }));
  const { translate } = await open(null, { viewer: { me: createMember(readers[0]) } });
  act(reportSessionEnd);
  await waitFor(() => expect(findMessage('refreshToken')).toBeDefined());
  app.send(tokenMessage);
  expect(await screen.findByRole('dialog', { name: translate('Your membership is blocked') })).toBeVisible();
});
