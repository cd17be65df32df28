import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Stepper, type StepperProps } from './stepper.tsx';

/** A stepper with state. */
function Counter({ onChange = () => {}, ...props }: Partial<StepperProps>) {
  const [value, setValue] = useState(props.value ?? 1);
  const change = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return (
    <Stepper
      label="Quantity"
      lessLabel="Less"
      moreLabel="More"
      maximum={3}
      {...props}
      value={value}
      onChange={change}
    />
  );
}
const button = (name: string) => screen.getByRole('button', { name });

it('changes within its limits and announces the value (CART-25)', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Counter onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Quantity' })).toBeVisible();
  expect(button('Less')).toBeDisabled();
  await user.click(button('More'));
  await user.click(button('More'));
  const output = screen.getByRole('status');
  expect(output).toHaveTextContent('3');
  expect(output).toHaveAttribute('aria-live', 'polite');
  expect(button('More')).toBeDisabled();
  await user.click(button('Less'));
  expect(onChange.mock.calls).toEqual([[2], [3], [2]]);
});

it('supports another minimum', () => {
  render(<Counter minimum={2} value={2} maximum={2} />);
  expect(button('Less')).toBeDisabled();
  expect(button('More')).toBeDisabled();
});

it('removes the item at the minimum when that is allowed (CART-63)', async () => {
  const user = userEvent.setup();
  const onRemove = vi.fn();
  render(<Counter value={2} onRemove={onRemove} removeLabel="Remove" />);
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.click(button('Less'));
  await user.click(button('Remove'));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('can be operated by keyboard', async () => {
  const user = userEvent.setup();
  render(<Counter value={2} />);
  await user.tab();
  expect(button('Less')).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('3');
});
