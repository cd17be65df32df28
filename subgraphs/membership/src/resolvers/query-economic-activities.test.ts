import { describe, expect, it } from 'vitest';
import { guest, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();
const query = '{ economicActivities { id name } }';

describe('economic activities', () => {
  it('fail while the membership API is down, and are read again afterwards', async () => {
    fixture.upstreams.down.add('membership');
    expect((await fixture.service.execute(guest, query)).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
    fixture.upstreams.down.clear();
    expect((await fixture.service.execute(guest, query)).codes).toBeUndefined();
  });

  it('list those of the market to everyone, and are cached (INVOICING-8)', async () => {
    for (let call = 0; call < 2; call += 1) {
      const { data } = await fixture.service.execute(guest, query);
      expect(data.economicActivities).toEqual([{ id: '4711', name: 'Venta al por menor' }]);
    }
    expect(fixture.upstreams.requests.filter((request) => request.includes('economic-activities'))).toHaveLength(1);
  });
});
