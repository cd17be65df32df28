import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import type { ModalArguments, ModalName } from '../../session/modals.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { type ModalCase, modalCases } from '../../testing/modal-cases.ts';
import { ModalOpener, readers, renderInShop } from '../../testing/render.tsx';
import { modals } from './registry.ts';

const names = Object.keys(modalCases) as ModalName[];
const openable = names.filter((name) => name !== 'loading');

describe.each(readers)('in $code', (locale) => {
  /** A page with a focused button that opens the modal, and the modal once it is open. */
  async function open(name: ModalName) {
    const { args, title, viewer, responses, prepare }: ModalCase<ModalName> = modalCases[name];
    const opened = args as ModalArguments[ModalName];
    const shop = await renderInShop(<ModalOpener name={name} args={opened} />, {
      locale,
      viewer: viewer?.(locale) ?? {},
      responses: responses?.(locale) ?? {},
    });
    await prepare?.(shop.client);
    const opener = screen.getByRole('button', { name: 'Opener' });
    await shop.user.tab();
    expect(opener).toHaveFocus();
    const openIt = async () => {
      await shop.user.keyboard('{Enter}');
      return screen.findByRole('dialog', { name: shop.translate(...title(locale)) });
    };
    return { ...shop, opener, openIt, modal: await openIt() };
  }

  it.each(openable)(
    '%s opens with the focus inside and without accessibility violations (ERRORS-41, ERRORS-43)',
    async (name) => {
      const { user, modal } = await open(name);
      await waitFor(() => expect(modal.querySelector('[aria-busy=true]')).toBeNull());
      expect(modal).toContainElement(document.activeElement as HTMLElement);
      expect(within(modal).getAllByRole('heading', { level: 2 })).toHaveLength(1);
      expect(await findViolations()).toEqual([]);
      for (let step = 0; step < 12; step += 1) {
        await user.tab();
        if (document.activeElement !== document.body) {
          expect(modal).toContainElement(document.activeElement as HTMLElement);
        }
      }
    },
  );

  const closable = openable.filter((name) => !modalCases[name].isBlocking);
  it.each(closable)('%s restores the focus after Escape and after the close button (ERRORS-44)', async (name) => {
    const { user, translate, opener, openIt, modal } = await open(name);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(opener).toHaveFocus();

    const again = await openIt();
    await user.click(within(again).getByRole('button', { name: translate('Close') }));
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  const blocking = openable.filter((name) => modalCases[name].isBlocking);
  it.each(blocking)('%s stays open after Escape and has no close button (ERRORS-45)', async (name) => {
    const { user, translate, modal } = await open(name);
    await user.keyboard('{Escape}{Escape}');
    expect(modal).toBeVisible();
    expect(modal).toContainElement(document.activeElement as HTMLElement);
    expect(within(modal).queryByRole('button', { name: translate('Close') })).toBeNull();
  });

  it('a modal that fails to load shows a notification on the same page, and opens once it can be loaded (ERRORS-48)', async () => {
    // A modal that no other test loads: modules are loaded once.
    const name = `missing-${locale.code}` as 'currentVersion';
    const loadCode = vi.fn(modals.currentVersion).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    Object.assign(modals, { [name]: loadCode });
    const { user, translate, address } = await renderInShop(<ModalOpener name={name} args={{}} />, { locale });
    const before = address();
    const opener = screen.getByRole('button', { name: 'Opener' });
    await user.click(opener);
    expect(await screen.findByText(translate('We couldn’t load this part of the page. Try again.'))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toBeVisible();
    expect(address()).toBe(before);
    await user.click(opener);
    expect(await screen.findByRole('dialog')).toBeVisible();
    Reflect.deleteProperty(modals, name);
  });

  it('a page without a frame shows no modal but keeps it for the next page with a frame (CONTENT-33)', async () => {
    const pageData = { page: { layout: 'blank' } };
    const opener = <ModalOpener name="currentVersion" args={{}} />;
    const { user, navigate } = await renderInShop(opener, { locale, pageData });
    await user.click(screen.getByRole('button', { name: 'Opener' }));
    await modals.currentVersion();
    expect(screen.queryByRole('dialog')).toBeNull();
    await navigate(pathTo('categories', locale));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('a page without a frame shows the modal `loading` (CONTENT-33)', async () => {
    const pageData = { page: { layout: 'blank' } };
    const opener = <ModalOpener name="loading" args={{ title: 'Wait' }} />;
    const { user } = await renderInShop(opener, { locale, pageData });
    await user.click(screen.getByRole('button', { name: 'Opener' }));
    expect(await screen.findByRole('dialog', { name: 'Wait' })).toBeVisible();
  });
});
