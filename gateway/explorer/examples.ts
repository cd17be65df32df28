/** Market and language of every request; see docs/architecture.md. */
export const exampleHeaders = JSON.stringify({ 'x-market': 'CR', 'x-language': 'es' }, null, 2);

const products = `# Coffee that one club has in stock, with its own prices.
# Stock leaves out what other carts have reserved.
query ProductsInClub {
  products(input: {
    categoryKey: "coffee"
    clubKey: "6401"
    inStockOnly: true
  }) {
    total
    items {
      key
      name
      brand
      displayVariant(clubKey: "6401") {
        sku
        price(clubKey: "6401") {
          current { centAmount currency }
          discountAmount { centAmount }
        }
        availability(clubKey: "6401") {
          state
          quantity
          asOf
        }
      }
    }
    facets { name values { label count } }
  }
}
`;

const clubs = `# The clubs of the market that the header x-market names.
# Change it to JM and run the query again.
query Clubs {
  market { code name currency }
  clubs {
    key
    name
    city
    latitude
    longitude
    openingHours
    isEcommerceEnabled
  }
}
`;

const categories = `# Two levels of categories, with their product counts.
query Categories {
  topCategories {
    key
    name
    productCount
    children { key name productCount }
  }
}
`;

/** Tabs that open on a first visit. */
export const exampleTabs = [{ query: products }, { query: clubs }, { query: categories }].map((tab) => ({
  ...tab,
  headers: exampleHeaders,
}));
