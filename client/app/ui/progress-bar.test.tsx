import { render, screen } from '@testing-library/react';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it('appears after 200 ms at the top and fills in 5000 ms, only while a page loads (ERRORS-14)', async () => {
  const { rerender } = render(<ProgressBar active label="Loading" />);
  const bar = screen.getByRole('progressbar', { name: 'Loading' });
  const { build } = await compile('@theme { --spacing: 0.25rem } @tailwind utilities;');
  const style = build([bar, ...bar.children].flatMap(({ classList }) => [...classList]));
  expect(style).toMatch(/\btop: 0px;/);
  expect(style).toMatch(/\bopacity: 0/);
  expect(style).toMatch(/\banimation: progress 5s 200ms /);
  rerender(<ProgressBar active={false} label="Loading" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
