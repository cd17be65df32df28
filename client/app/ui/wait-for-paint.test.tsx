import { beforeEach, expect, it, vi } from 'vitest';
import { waitForPaint } from './wait-for-paint.ts';

const requestFrame = vi.fn<(callback: FrameRequestCallback) => void>();
const painted = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', requestFrame);
  requestFrame.mockReset();
  painted.mockReset();
  void waitForPaint().then(painted);
});

it('resolves after the next frame (ROUTING-68)', async () => {
  await vi.advanceTimersByTimeAsync(50);
  expect(painted).not.toHaveBeenCalled();
  requestFrame.mock.lastCall?.[0](50);
  expect(painted, 'the frame is painted after its callbacks').not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(painted).toHaveBeenCalledOnce();
});

it('resolves soon in a page that is not visible and paints no frames (ROUTING-68)', async () => {
  await vi.advanceTimersByTimeAsync(99);
  expect(painted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(painted).toHaveBeenCalledOnce();
});
