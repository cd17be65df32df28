import { expect, it } from 'vitest';
import type { MenuItem } from '../server/content/blocks.ts';
import { filterVisibleItems } from './visible-items.ts';

const item = (name: string, flags: Record<string, boolean> = {}, items: readonly MenuItem[] = []): MenuItem => ({
  name,
  href: '/es-CR',
  image: undefined,
  parameters: flags,
  items,
});
const menu = [
  item('Membership', {}, [
    item('Renew', { renewable: true }),
    item('Upgrade', { platinumUpgrade: true }),
    item('Change', { upgradable: true }),
  ]),
  item('Pharmacy', { pharmacy: true }),
  item('Chat', { chat: true }),
];
const actions = { renewal: true, upgrade: true };
const names = (items: readonly MenuItem[]): string[] => items.flatMap(({ name, items }) => [name, ...names(items)]);

it('shows items that the market offers and the shopper may use (MEMBERSHIP-47, MEMBERSHIP-48, MEMBERSHIP-43, MEMBERSHIP-45)', () => {
  const offers = { renewal: true, upgrade: true, pharmacy: true, chatbot: true };
  expect(names(filterVisibleItems(menu, { isMember: true, actions, offers }))).toEqual([
    'Membership',
    'Renew',
    'Upgrade',
    'Change',
    'Pharmacy',
    'Chat',
  ]);
  expect(names(filterVisibleItems(menu, { isMember: false, actions: null, offers }))).toEqual([
    'Membership',
    'Pharmacy',
    'Chat',
  ]);
});

it('hides items that the market has switched off (MEMBERSHIP-47, MEMBERSHIP-48, MEMBERSHIP-43)', () => {
  const offers = { renewal: false, upgrade: true, pharmacy: false, chatbot: false };
  expect(names(filterVisibleItems(menu, { isMember: true, actions, offers }))).toEqual([
    'Membership',
    'Upgrade',
    'Change',
  ]);
});

it('hides upgrades in a market without them (MEMBERSHIP-45)', () => {
  const offers = { renewal: true, upgrade: false, pharmacy: true, chatbot: true };
  expect(names(filterVisibleItems(menu, { isMember: true, actions, offers }))).toEqual([
    'Membership',
    'Renew',
    'Pharmacy',
    'Chat',
  ]);
});

it.each([
  [null, []],
  [{ renewal: false, upgrade: false }, []],
  [{ renewal: true, upgrade: false }, ['Renew']],
  [{ renewal: false, upgrade: true }, ['Upgrade', 'Change']],
])('shows a member with %j the items %j (MEMBERSHIP-44, MEMBERSHIP-46)', (ofMember, expected) => {
  const offers = { renewal: true, upgrade: true, pharmacy: false, chatbot: false };
  const shown = filterVisibleItems(menu, { isMember: true, actions: ofMember, offers });
  expect(names(shown)).toEqual(['Membership', ...expected]);
});
