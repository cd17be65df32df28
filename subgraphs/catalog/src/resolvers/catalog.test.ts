import { describe, expect, it } from 'vitest';
import { getProductsBySku, startCatalogGraph, technicalSkus } from '../testing/catalog-graph.ts';

const execute = await startCatalogGraph();

describe('the catalogue', () => {
  it('returns the current price and stock of the requested club in one call (CATALOG-12, CATALOG-33, CATALOG-29)', async () => {
    const before = new Date().toISOString();
    const { data } = await execute(`{
      product(key: "260503-1") { key name categoryPath { name } masterVariant {
        price(clubKey: "6401") { current { centAmount } discountAmount { centAmount } isTaxIncluded unitPrice { unit } }
        availability(clubKey: "6401") { state quantity asOf } } }
      sameProduct: product(key: "260503-1") { variants { sku } }
      variant: productVariant(sku: "260503-1") { product { key } }
    }`);
    expect(data.product).toMatchObject({
      key: '260503-1',
      categoryPath: [{ name: 'Maletas' }],
      masterVariant: {
        price: { current: { centAmount: 5_741_000 }, discountAmount: { centAmount: 1_260_000 }, isTaxIncluded: true },
        availability: { state: 'LOW_STOCK', quantity: 157 },
      },
    });
    const { asOf } = data.product.masterVariant.availability;
    expect(asOf >= before && asOf <= new Date().toISOString(), `${asOf} is the time of the response`).toBe(true);
    expect(data.variant).toEqual({ product: { key: '260503-1' } });
    // One call for the fields without a club, one for those of the club.
    expect(getProductsBySku).toHaveBeenCalledTimes(2);
  });

  it('reads a product with the prices of the selected club in one call', async () => {
    const { data } = await execute(
      `query ($club: ID) { product(key: "260503-1") { ...card } }
       fragment card on Product { variants { price(clubKey: $club) { current { centAmount } } } }`,
      { club: '6401' },
    );
    expect(data.product.variants[0].price.current).toEqual({ centAmount: 5_741_000 });
    expect(getProductsBySku).toHaveBeenCalledTimes(1);
  });

  it('returns no product for an unknown key, and no price or stock at an unknown club (CATALOG-14)', async () => {
    const { data, errors } = await execute(`{
      product(key: "1-1") { key }
      productVariant(sku: "260503-1") { price(clubKey: "9999") { current { centAmount } } availability(clubKey: "9999") { state } }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ product: null, productVariant: { price: null, availability: { state: 'OUT_OF_STOCK' } } });
  });

  it('returns promotions of the club, ratings by stars, option values, and the clubs in stock (CATALOG-32, CATALOG-39)', async () => {
    const { data } = await execute(
      `{ productVariant(sku: "260503-1") {
        optionValues { key value }
        clubsInStock { club { key name } availability { quantity } price { current { centAmount } } }
        product {
          atClub: promotions(clubKey: "6401") { id name isSpecial }
          atOtherClub: promotions(clubKey: "6402") { id }
          rating { count distribution { stars count } }
        } } }`,
      {},
      'en',
    );
    expect(data.productVariant).toEqual({
      optionValues: [{ key: 'color', value: 'Black' }],
      clubsInStock: [
        {
          club: { key: '6401', name: 'Escazú' },
          availability: { quantity: 157 },
          price: { current: { centAmount: 5_741_000 } },
        },
      ],
      product: {
        atClub: [{ id: 'P-1001', name: 'Monthly deal', isSpecial: false }],
        atOtherClub: [],
        rating: {
          count: 319,
          distribution: [
            { stars: 5, count: 214 },
            { stars: 4, count: 77 },
            { stars: 3, count: 19 },
            { stars: 2, count: 6 },
            { stars: 1, count: 3 },
          ],
        },
      },
    });
  });

  it('returns whether a promotion of the club belongs to the members’ selection (CATALOG-49)', async () => {
    const { data } = await execute(
      `{ productVariant(sku: "260503-1") { product {
        atClub: isMembersSelection(clubKey: "6401") atOtherClub: isMembersSelection(clubKey: "6402") anywhere: isMembersSelection
      } } }`,
    );
    expect(data.productVariant.product).toEqual({ atClub: true, atOtherClub: false, anywhere: true });
  });

  it('does not look up a malformed sku', async () => {
    const { data, errors } = await execute('query ($key: ID!) { product(key: $key) { key } }', { key: 'x\u0000y' });
    expect({ data, errors }).toEqual({ data: { product: null }, errors: undefined });
    expect(getProductsBySku).not.toHaveBeenCalled();
  });

  it('lists every category with its parent', async () => {
    const { data } = await execute('{ allCategories { key parent { key } } }');
    expect(data.allCategories).toEqual([
      { key: 'luggage', parent: null },
      { key: 'bags', parent: { key: 'luggage' } },
    ]);
  });

  it('returns where orders are picked up and memberships are sold', async () => {
    const { data } = await execute(
      `{ open: club(key: "6401") { sellsMemberships offersPickup nextPickup { start end } }
        closed: club(key: "6402") { sellsMemberships offersPickup nextPickup { start } } }`,
    );
    expect(data).toEqual({
      open: {
        sellsMemberships: true,
        offersPickup: true,
        nextPickup: { start: '2026-11-20T21:00:00.000Z', end: '2026-11-21T02:30:00.000Z' },
      },
      closed: { sellsMemberships: false, offersPickup: false, nextPickup: null },
    });
  });

  it('hides a technical product and resolves it for carts and orders (CATALOG-9)', async () => {
    technicalSkus.push('260503-1');
    const { data, errors } = await execute(
      `query ($representations: [_Any!]!) {
        product(key: "260503-1") { key }
        productVariant(sku: "260503-1") { sku }
        products(input: {}) { items { key } }
        found: products(input: { text: "maleta" }) { items { key } }
        searchSuggestions(text: "maleta") { products { key } }
        _entities(representations: $representations) { ... on ProductVariant { sku product { name } } }
      }`,
      { representations: [{ __typename: 'ProductVariant', sku: '260503-1' }] },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      product: null,
      productVariant: null,
      products: { items: [] },
      found: { items: [] },
      searchSuggestions: { products: [] },
      _entities: [{ sku: '260503-1', product: { name: expect.any(String) } }],
    });
  });

  it('returns the default club of the market (CLUBS-7)', async () => {
    const { data } = await execute('{ market { defaultClub { key name } } }');
    expect(data.market.defaultClub).toEqual({ key: '6401', name: 'Escazú' });
  });

  it('resolves references of other subgraphs in one call (CATALOG-64, CLUBS-8)', async () => {
    const { data } = await execute(
      `query ($representations: [_Any!]!) { _entities(representations: $representations) {
        ... on ProductVariant { sku availability(clubKey: "6401") { quantity } }
        ... on Product { key }
        ... on Club { name city openingHours market { code } }
        ... on Category { name image { card } }
        ... on Market { name } } }`,
      {
        representations: [
          { __typename: 'ProductVariant', sku: '260503-1' },
          { __typename: 'ProductVariant', sku: 'gone-1' },
          { __typename: 'Product', key: '260503-1' },
          { __typename: 'Club', key: '6401' },
          { __typename: 'Category', key: 'luggage' },
          { __typename: 'Market', code: 'CR' },
        ],
      },
    );
    expect(data._entities).toMatchObject([
      { sku: '260503-1', availability: { quantity: 157 } },
      null,
      { key: '260503-1' },
      {
        name: 'Escazú',
        openingHours: expect.stringMatching(/^Lunes a viernes 9:00\sa\.\sm\.\s–.\s8:30\sp\.\sm\.\nSábado/),
        market: { code: 'CR' },
      },
      { name: 'Maletas', image: { card: 'http://media/categories/luggage/320.webp?quality=60' } },
      { name: 'Costa Rica' },
    ]);
    expect(getProductsBySku).toHaveBeenCalledTimes(1);
  });
});
