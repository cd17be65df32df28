import { screen } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../testing/render.tsx';
import { Link, type LinkProps } from './link.tsx';

const here = '/es-CR/carrito';
const there = '/es-CR/categoria/pantry?pagina=2';

/** Clicks a link with these properties, and returns how the router and the browser handle it. */
async function click(props: Partial<LinkProps>, button = '[MouseLeft]', heldKey = '') {
  function Page() {
    const { pathname, search, hash } = useLocation();
    return (
      <>
        <Link to={there} {...props}>
          <span>Despensa</span>
        </Link>
        <output aria-label="Location">{`${useNavigationType()} ${pathname}${search}${hash}`}</output>
      </>
    );
  }
  const { user } = await renderInShop(<Page />, { page: 'carrito' });
  // jsdom cannot load documents.
  const handleByBrowser = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const onClick = (event: Event) => !event.defaultPrevented && handleByBrowser(event);
  window.addEventListener('click', onClick);
  if (heldKey) await user.keyboard(heldKey);
  await user.pointer([{ keys: button, target: screen.getByText('Despensa') }]);
  window.removeEventListener('click', onClick);
  return {
    state: screen.getByRole('status', { name: 'Location' }).textContent,
    isBrowsers: handleByBrowser.mock.calls.length > 0,
  };
}

describe('a link', () => {
  it('opens its page with the router (ROUTING-81)', async () => {
    expect(await click({})).toEqual({ state: `PUSH ${there}`, isBrowsers: false });
    expect(screen.getByRole('link')).toHaveAttribute('href', there);
  });

  it.each([
    ['says so', { replace: true }, there],
    ['leads to the page itself', { to: here }, here],
  ])('replaces the history entry when it %s', async (_title, props, address) => {
    expect((await click(props)).state).toBe(`REPLACE ${address}`);
  });

  it('opens a fragment of the page', async () => {
    expect((await click({ to: '#entrega' })).state).toBe(`PUSH ${here}#entrega`);
  });

  it.each([
    ['a link to a document', { reloadDocument: true }],
    ['a link to another window', { target: '_blank' }],
    ['a download', { download: true }],
    ['a click with a modifier key', {}, '[MouseLeft]', '{Control>}'],
    ['a click with another button', {}, '[MouseMiddle]'],
  ] as [string, Partial<LinkProps>, string?, string?][])(
    'leaves %s to the browser (ROUTING-81)',
    async (_title, props, button = '[MouseLeft]', heldKey = '') => {
      const { state, isBrowsers } = await click(props, button, heldKey);
      expect(state).toBe(`POP ${here}`);
      // Another button sends no click.
      expect(isBrowsers).toBe(button === '[MouseLeft]');
    },
  );

  it('stays when a component handles the click', async () => {
    const state = await click({ onClick: (event) => event.preventDefault() });
    expect(state).toEqual({ state: `POP ${here}`, isBrowsers: false });
  });
});
