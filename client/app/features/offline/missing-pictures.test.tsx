import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { markMissingPictures } from './missing-pictures.ts';

/** Renders a picture and records the addresses that it requests from then on. */
function renderPicture(state: { complete: boolean; naturalWidth: number; currentSrc: string }) {
  render(
    <p>
      <img src="https://media.test/rice.webp" alt="Rice" />
    </p>,
  );
  const picture = screen.getByRole('img', { name: 'Rice' });
  const request = vi.fn();
  for (const [name, value] of Object.entries(state)) Object.defineProperty(picture, name, { value });
  Object.defineProperty(picture, 'src', { get: () => picture.getAttribute('src'), set: request });
  return { picture, request };
}

const loading = { complete: false, naturalWidth: 0, currentSrc: '' };
const failed = { complete: true, naturalWidth: 0, currentSrc: 'https://media.test/rice.webp' };

it('marks a picture that cannot be loaded, requests it again with a connection, and unmarks it when it is loaded (OFFLINE-23)', () => {
  const { picture, request } = renderPicture(loading);
  const stop = markMissingPictures();
  dispatchEvent(new Event('online'));
  expect(request).not.toHaveBeenCalled();

  picture.dispatchEvent(new Event('error'));
  expect(picture).toHaveAttribute('data-missing');
  expect(picture).toHaveAccessibleName('Rice');
  dispatchEvent(new Event('online'));
  expect(request.mock.calls).toEqual([['https://media.test/rice.webp']]);
  expect(picture).toHaveAttribute('data-missing');

  picture.dispatchEvent(new Event('load'));
  expect(picture).not.toHaveAttribute('data-missing');

  stop();
  picture.dispatchEvent(new Event('error'));
  expect(picture).not.toHaveAttribute('data-missing');
});

it.each([
  ['failed before', 1, failed],
  ['is loading', 0, loading],
  ['has been loaded', 0, { ...failed, naturalWidth: 320 }],
  ['has no address', 0, { ...failed, currentSrc: '' }],
])('requests a picture that %s at the start %d times (OFFLINE-23)', (_what, requests, state) => {
  const { request } = renderPicture(state);
  markMissingPictures()();
  expect(request).toHaveBeenCalledTimes(requests);
});
