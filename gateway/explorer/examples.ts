/** Market and language of every request; see docs/architecture.md. */
export const exampleHeaders = JSON.stringify({ 'x-market': 'CR', 'x-language': 'es' }, null, 2);

const products = `# Products of a category that a club has in stock: prices of that club, and its stock less
# what other carts have reserved. The header x-market names the market, x-language the language.
query ProductsInClub {
  products(input: { categoryKey: "coffee", clubId: "6401", inClubOnly: true }) {
    total
    items {
      key
      name
      brand
      variantAt(clubId: "6401") {
        sku
        price(clubId: "6401") { current { centAmount currency } saving { centAmount } }
        availability(clubId: "6401") { state quantity asOf }
      }
    }
    facets { name values { label count } }
  }
}
`;

const clubs = `# The clubs of the market in the header x-market: change it to JM and run it again.
query Clubs {
  market { code name currency }
  clubs { key name city latitude longitude openingHours isEcommerceEnabled }
}
`;

const categories = `# Categories of the first two levels, with the number of products in each.
query Categories {
  categories { key name productCount children { key name productCount } }
}
`;

/** Tabs that a first visitor sees. */
export const exampleTabs = [{ query: products }, { query: clubs }, { query: categories }].map((tab) => ({
  ...tab,
  headers: exampleHeaders,
}));
