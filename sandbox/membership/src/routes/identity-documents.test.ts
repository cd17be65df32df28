import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchase, startMembership } from '../testing/membership-fixture.ts';

let api: Awaited<ReturnType<typeof startMembership>>;
beforeAll(async () => {
  api = await startMembership();
});
afterAll(() => api.close());

const png = Buffer.from('89504e470d0a1a0a0001', 'hex');
const createDocument = (change = {}) => ({
  reference: 'b'.repeat(64),
  contentType: 'image/png',
  content: png.toString('base64'),
  ...change,
});
const upload = (change = {}) => api.call('POST', '/v1/identity-documents', createDocument(change));

describe('pictures of identity documents (MEMBERSHIP-68)', () => {
  it('are stored, found without their content, and attached to the first membership that names them', async () => {
    const response = await upload();
    expect(response.statusCode).toBe(201);
    const { documentId } = response.json();
    expect(response.body).not.toContain(png.toString('base64'));
    expect(await api.v1.findIdentityDocument(documentId)).toEqual({ reference: 'b'.repeat(64), isAttached: false });
    const cards = purchase.cards.map((card) => ({ ...card, documentId }));
    const buy = () => api.v1.execute({ action: 'create', body: { transactionId: randomUUID(), ...purchase, cards } });
    const bought = await buy();
    expect(bought.status).toBe('SUCCESS');
    expect(await api.v1.findIdentityDocument(documentId)).toMatchObject({ isAttached: true });
    expect(await buy()).toMatchObject({ status: 'SUCCESS' });
    const { rows } = await api.database.execute(
      'select membership_id, content from membership_api.identity_document where document_id = $1',
      [documentId],
    );
    expect(rows).toMatchObject([{ membership_id: bought.membershipId }]);
    expect(Buffer.from((rows as { content: Uint8Array }[])[0]?.content ?? [])).toEqual(png);
  });

  it('do not stop a purchase when they are gone', async () => {
    const cards = purchase.cards.map((card) => ({ ...card, documentId: randomUUID() }));
    const body = { transactionId: randomUUID(), ...purchase, cards };
    expect(await api.v1.execute({ action: 'create', body })).toMatchObject({ status: 'SUCCESS' });
    expect(await api.v1.findIdentityDocument(randomUUID())).toBeUndefined();
  });

  it.each([
    ['content of another type', { contentType: 'image/jpeg' }, 422],
    ['an SVG as a PNG', { content: Buffer.from('<svg><script/></svg>').toString('base64') }, 422],
    ['a type that no market has', { contentType: 'image/svg+xml' }, 400],
    ['text that is not base64', { content: '<svg>' }, 400],
    ['a reference that is no hash', { reference: 'guest:1' }, 400],
    ['more than 10 MiB', { content: Buffer.concat([png], 10 * 1024 * 1024 + 1).toString('base64') }, 413],
  ])('are refused with %s', async (_name, change, status) => {
    expect((await upload(change)).statusCode).toBe(status);
  });

  it('are deleted after a day without a membership', async () => {
    const { documentId } = (await upload()).json();
    api.clock.now = new Date(api.clock.now.getTime() + 25 * 60 * 60_000);
    await upload();
    expect(await api.v1.findIdentityDocument(documentId)).toBeUndefined();
  });
});
