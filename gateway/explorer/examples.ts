/** Market and language of every request; see docs/architecture.md. */
export const exampleHeaders = JSON.stringify({ 'x-market': 'CR', 'x-language': 'es' }, null, 2);

const products = `# What does a club really have? Its own prices, its stock less what others have reserved, and as of when.
query ProductsInMyClub {
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

const clubs = `query ClubsOfTheMarket {
  market { code name currency }
  clubs { key name city latitude longitude openingHours isEcommerceEnabled }
}
`;

const categories = `query Shelves {
  categories { key name productCount children { key name productCount } }
}
`;

/** Tabs that a first visitor sees. */
export const exampleTabs = [{ query: products }, { query: clubs }, { query: categories }].map((tab) => ({
  ...tab,
  headers: exampleHeaders,
}));
