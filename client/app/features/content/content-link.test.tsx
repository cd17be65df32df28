import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { writeCookie } from '../../cookies.ts';
import { HeaderMenu } from '../../shell/header-menu.tsx';
import { readers, renderInShop } from '../../testing/render.tsx';
import { ContentBlock } from './content-blocks.tsx';
import { ContentAnchor } from './content-link.tsx';

const href = 'https://pharmacy.test/';

it.each([
  ['a pharmacy link in the native app', href, true, '1', true],
  ['a pharmacy link with a query', `${href}?a=<b>&c=%22`, true, '1', true],
  ['a pharmacy link on the web', href, true, undefined, false],
  ['a pharmacy link with another mark', href, true, '0', false],
  ['another link in the native app', 'https://elsewhere.test/', false, '1', false],
  ['a mail link in the native app', 'mailto:ana@example.com', false, '1', false],
])('%s %s opens the modal first: %s (NATIVE-14, NATIVE-16)', async (_link, target, isPharmacy, native, hasModal) => {
  if (native) writeCookie('tarima.native-app', native);
  await renderInShop(
    <ContentAnchor href={target} isPharmacy={isPharmacy}>
      Link
    </ContentAnchor>,
  );
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Link' }));
  expect(isFollowed).toBe(!hasModal);
  if (!hasModal) return expect(screen.queryByRole('dialog')).toBeNull();
  const modal = within(await screen.findByRole('dialog'));
  const hrefs = modal.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([target]);
});

it('opens a modal for a pharmacy link in native mode, and the site outside it (NATIVE-14, NATIVE-16)', async () => {
  const [locale] = readers;
  const { user } = await renderInShop(
    <ContentAnchor href={href} isPharmacy>
      Pharmacy
    </ContentAnchor>,
    { locale },
  );
  const link = screen.getByRole('link', { name: 'Pharmacy' });

  writeCookie('tarima.native-app', '1');
  expect(fireEvent.click(link), 'the link is followed').toBe(false);
  const modal = await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(modal).not.toBeInTheDocument());

  // The modal's code is loaded now, so a modal would open immediately.
  // biome-ignore lint/suspicious/noDocumentCookie: deletes the cookie
  document.cookie = 'tarima.native-app=; path=/; max-age=0';
  expect(fireEvent.click(link), 'the link is followed').toBe(true);
  expect(link).toHaveAttribute('href', href);
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe.each([
  [
    'a block',
    (to: string) => <ContentBlock block={{ key: '1', type: 'link', label: 'There', href: to, description: '' }} />,
  ],
  ['a menu', (to: string) => <HeaderMenu items={[{ label: 'There', to }]} />],
])('a link of %s', (_place, linkTo) => {
  const link = () => screen.getByRole('link', { name: 'There' });

  it('opens another site in a new window (CONTENT-28)', async () => {
    await renderInShop(linkTo('https://elsewhere.test/'));
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAttribute('rel', 'noopener');
  });

  it.each(['/es-CR/ayuda', 'mailto:ana@example.com', 'tel:+50622001122', '#top'])(
    'opens %s in the same window (CONTENT-28)',
    async (href) => {
      await renderInShop(linkTo(href));
      expect(link()).not.toHaveAttribute('target');
    },
  );
});
