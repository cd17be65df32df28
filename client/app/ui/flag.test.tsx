import { markets } from '@tarima/markets/table';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Flag } from './flag.tsx';

it.each(markets.map(({ code }) => code))('%s has its own flag (ROUTING-36)', (market) => {
  const { container } = render(<Flag market={market} />);
  // A small image is inlined in its URL.
  const flag = new RegExp(`(?:/|flag-icons-)${market.toLowerCase()}\\b`);
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringMatching(flag));
});
