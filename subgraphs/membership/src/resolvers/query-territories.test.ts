import { describe, expect, it } from 'vitest';
import { guest, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();

const sanRafael = '1/102/10203';
const listTerritories = async (parentId: string | null) => {
  const query = 'query($p: ID) { territories(parentId: $p) { id name } }';
  const { data } = await fixture.service.execute(guest, query, { p: parentId });
  return data.territories as { id: string; name: string }[];
};

describe('territories', () => {
  it('list provinces, cities and districts to everyone (ADDRESSES-71)', async () => {
    expect(await listTerritories(null)).toEqual([
      { id: '1', name: 'San José' },
      { id: '2', name: 'Alajuela' },
    ]);
    expect(await listTerritories('1')).toEqual([{ id: '1/102', name: 'Escazú' }]);
    expect(await listTerritories('1/102')).toEqual([{ id: sanRafael, name: 'San Rafael' }]);
  });

  it.each(['', '3', '2/102', sanRafael, `${sanRafael}/1`, '%', '1/'])(
    'are empty for the parent %j (ADDRESSES-72)',
    async (parentId) => {
      expect(await listTerritories(parentId)).toEqual([]);
    },
  );

  it('are cached', async () => {
    await listTerritories('1/102');
    await listTerritories('1/102');
    expect(fixture.upstreams.requests).toHaveLength(3);
  });
});
