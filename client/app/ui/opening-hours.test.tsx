import { formatOpeningHours } from '@tarima/markets/opening-hours';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readers } from '../testing/render.tsx';
import { OpeningHours } from './opening-hours.tsx';

const week = { weekdays: ['09:00', '20:30'], saturday: ['08:30', '20:30'], sunday: ['09:00', '19:00'] } as const;

it.each(readers)('separates the days of each line from its hours in $code (CLUBS-8)', (locale) => {
  const text = formatOpeningHours(week, locale);
  const { container } = render(<OpeningHours text={text} />);
  const cells = [...container.querySelectorAll('.grid > span')].map((cell) => cell.textContent.trim());
  expect(cells).toHaveLength(6);
  for (const [index, cell] of cells.entries()) {
    if (index % 2) expect(cell).toMatch(/^\d.*\d.*m/);
    else expect(cell).toMatch(/^\p{L}[\p{L} ]+$/u);
  }
});
