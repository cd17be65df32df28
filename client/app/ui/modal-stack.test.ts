import { describe, expect, it } from 'vitest';
import { modalStackReducer, type OpenModal } from './modal-stack.ts';

const preferences: OpenModal = { name: 'deliveryPreferences', with: {} };
const address: OpenModal = { name: 'shippingAddress', with: { addressId: 'a' } };
const error: OpenModal = { name: 'error', with: {} };
const open = (state: readonly OpenModal[], modal: OpenModal) => modalStackReducer(state, { type: 'open', modal });

describe('open modals', () => {
  it('opens a modal over another, and closing it returns to the other (ERRORS-42)', () => {
    const both = open(open([], preferences), address);
    expect(both).toEqual([preferences, address]);
    expect(modalStackReducer(both, { type: 'close', name: 'shippingAddress' })).toEqual([preferences]);
  });

  it('closing a modal closes those above it', () => {
    const three = open(open(open([], preferences), address), error);
    expect(modalStackReducer(three, { type: 'close', name: 'shippingAddress' })).toEqual([preferences]);
  });

  it('reopening a modal moves it to the top with the new arguments', () => {
    const again = { name: 'deliveryPreferences', with: { focus: 'pickup' } };
    expect(open(open(open([], preferences), address), again)).toEqual([address, again]);
  });

  it('closes all together; closing a modal that is not open changes nothing', () => {
    const state = open([], error);
    expect(modalStackReducer(state, { type: 'close-all' })).toEqual([]);
    expect(modalStackReducer(state, { type: 'close', name: 'shippingAddress' })).toBe(state);
  });
});
