import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyWithRetry, useDeferredCode } from './lazy-with-retry.ts';

const Part = () => <p>late</p>;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const connect = () => act(async () => dispatchEvent(new Event('online')));
/** Resolves when no work is pending. */
const settle = () => act(async () => {});

function showHook(load: () => Promise<typeof Part>) {
  const Page = () => {
    const Late = useDeferredCode(load);
    return Late && <Late />;
  };
  return render(<Page />);
}

function showComponent(load: () => Promise<typeof Part>) {
  const Late = lazyWithRetry(load);
  return render(
    <Suspense fallback={<p>waiting</p>}>
      <Late />
    </Suspense>,
  );
}

describe.each([
  ['useDeferredCode', showHook],
  ['lazyWithRetry', showComponent],
])('%s', (_, show) => {
  it('shows a component when its code has loaded', async () => {
    show(async () => Part);
    expect(screen.queryByText('late')).toBeNull();
    await settle();
    expect(screen.getByText('late')).toBeInTheDocument();
  });

  it('retries a failed load whenever the connection is back, until it succeeds', async () => {
    const load = vi.fn(async () => Part);
    load.mockImplementationOnce(unreachable).mockImplementationOnce(unreachable);
    show(load);
    await settle();
    await connect();
    expect(screen.queryByText('late')).toBeNull();
    await connect();
    expect(screen.getByText('late')).toBeInTheDocument();
    await connect();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('retries while the browser is online and the connection is lost without an event (ERRORS-85)', async () => {
    vi.useFakeTimers();
    try {
      const load = vi.fn(async () => Part);
      load.mockImplementationOnce(unreachable).mockImplementationOnce(unreachable);
      show(load);
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(load).toHaveBeenCalledTimes(2);
      expect(screen.queryByText('late')).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      expect(screen.getByText('late')).toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(load).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('retries immediately when the connection came back before the load failed', async () => {
    let fail = () => {};
    const held = new Promise<typeof Part>((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
    const load = vi.fn(async () => Part).mockImplementationOnce(() => held);
    show(load);
    await connect();
    expect(load).toHaveBeenCalledTimes(1);
    fail();
    await settle();
    expect(screen.getByText('late')).toBeInTheDocument();
  });
});

it('stops loading when the component unmounts', async () => {
  const load = vi.fn<() => Promise<typeof Part>>(unreachable);
  const { unmount } = showHook(load);
  await settle();
  unmount();
  await connect();
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not retry after the component has unmounted (ERRORS-85)', async () => {
  vi.useFakeTimers();
  try {
    const load = vi.fn<() => Promise<typeof Part>>(unreachable);
    const { unmount } = showHook(load);
    await act(() => vi.advanceTimersByTimeAsync(500));
    unmount();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(load).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});
