import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { DocumentField } from './document-field.tsx';
import type { SentDocument } from './upload-document.ts';

const rules = { types: ['image/jpeg', 'image/png'] as const, maximumBytes: 200_000 };
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe.each(readers)('the picture of the identity document in $code (MEMBERSHIP-68)', (locale) => {
  const requests: { readonly url: string; readonly headers: unknown }[] = [];
  let status = 201;
  beforeEach(() => {
    requests.length = 0;
    status = 201;
    vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
      requests.push({ url, headers });
      return Response.json({ documentId: 'd-1' }, { status });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function show(value: SentDocument | null = null) {
    const changes: (SentDocument | null)[] = [];
    const shop = await renderInShop(
      <DocumentField
        rules={rules}
        value={value}
        error={undefined}
        onChange={(document) => changes.push(document)}
        onBusy={() => undefined}
      />,
      { locale },
    );
    const field = screen.getByLabelText(shop.translate('Photo of your ID (optional)'));
    const choose = (parts: BlobPart[], name = 'id.png') =>
      shop.user.upload(field, new File(parts, name, { type: 'image/png' }));
    return { ...shop, field, choose, changes };
  }

  it('is sent as soon as it is chosen, with the headers of the shop’s scripts', async () => {
    const { choose, changes } = await show();
    await choose([png]);
    await vi.waitFor(() => expect(changes).toEqual([null, { id: 'd-1', name: 'id.png' }]));
    expect(requests).toEqual([
      {
        url: '/uploads/identity-documents',
        headers: expect.objectContaining({ 'x-tarima-client': 'web', 'x-market': locale.market.code }),
      },
    ]);
  });

  it.each([
    [
      'an SVG with the name of a picture',
      ['<svg><script>alert(1)</script></svg>'],
      0,
      'That file isn’t a photo we can use. Choose another one, or continue without it.',
    ],
    [
      'a file that is too large',
      [png, new Uint8Array(200_000)],
      0,
      'That photo is too large. Choose a smaller one, or continue without it.',
    ],
    [
      'a file that the server refuses',
      [png],
      415,
      'That file isn’t a photo we can use. Choose another one, or continue without it.',
    ],
    [
      'too many files',
      [png],
      429,
      'You’ve sent several photos in a short time. Wait a minute, or continue without it.',
    ],
    ['a file while the club is down', [png], 503, 'We couldn’t send your photo. Try again, or continue without it.'],
  ])('%s has an error that says how to go on', async (_name, parts, refusal, message) => {
    status = refusal;
    const { choose, field, changes, translate } = await show();
    await choose(parts);
    await vi.waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(translate(message))));
    expect(changes).toEqual([null]);
    expect(requests).toHaveLength(refusal === 0 ? 0 : 1);
    expect(await findViolations()).toEqual([]);
  });

  it('can be removed', async () => {
    const { user, changes, translate, field } = await show({ id: 'd-1', name: 'id.png' });
    await user.click(screen.getByRole('button', { name: translate('Remove photo') }));
    expect(changes).toEqual([null]);
    expect(field).toHaveFocus();
    expect(await findViolations()).toEqual([]);
  });
});
