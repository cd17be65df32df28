import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BreakableText } from './breakable-text.tsx';

it.each([
  ['atencion.socios@tarima.test', 'atencion.<wbr>socios@<wbr>tarima.<wbr>test'],
  ['Ana <ana@tarima.test>', 'Ana &lt;ana@<wbr>tarima.<wbr>test&gt;'],
  ['@', '@'],
  ['Call us. We help.', 'Call us. We help.'],
  ['', ''],
])('shows %j with its line breaks (CONTENT-53)', (text, html) => {
  const { container } = render(<BreakableText text={text} />);
  expect(container.innerHTML).toBe(html);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
});
