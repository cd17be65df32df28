import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLateComponent } from './use-late-component.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const Late = () => <p>late</p>;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

function show(load: () => Promise<typeof Late>) {
  const Page = () => {
    const Part = useLateComponent(load);
    return Part && <Part />;
  };
  return render(<Page />);
}

it('shows a component when its code has come', async () => {
  show(async () => Late);
  expect(screen.queryByText('late')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('late')).toBeInTheDocument();
});

it('loads it when the connection is back', async () => {
  const load = vi.fn(async () => Late).mockImplementationOnce(unreachable);
  show(load);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('late')).toBeNull();
  dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('late')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries again by itself, and no more once it is there', async () => {
  const load = vi.fn(async () => Late);
  load.mockImplementationOnce(unreachable).mockImplementationOnce(unreachable);
  show(load);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText('late')).toBeInTheDocument();
  dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(load).toHaveBeenCalledTimes(3);
});

it('asks for nothing any more when its place is gone', async () => {
  const load = vi.fn<() => Promise<typeof Late>>(unreachable);
  const { unmount } = show(load);
  await act(() => vi.advanceTimersByTimeAsync(0));
  unmount();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(1);
});
