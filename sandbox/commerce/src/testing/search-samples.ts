/** A product of the search tests; amounts are in whole colones, `sale` is the price with the discount `june`. */
interface Sample {
  readonly key: string;
  readonly es: string;
  readonly en: string;
  readonly about?: string;
  readonly brand: string;
  readonly aisle: string;
  readonly colones: number;
  readonly sale?: number;
  readonly clubColones?: number;
  readonly rating?: number;
  /** Key of a colour. */
  readonly color?: string;
  readonly stock?: number;
}

/** Four products in three categories. */
export const samples: readonly Sample[] = [
  {
    key: '300001',
    es: 'Café molido',
    en: 'Ground coffee',
    brand: 'Volcán',
    aisle: 'coffee',
    colones: 5_000,
    rating: 5,
  },
  {
    key: '300002',
    es: 'Cápsulas de café',
    en: 'Coffee capsules',
    brand: 'Volcán',
    aisle: 'coffee',
    colones: 8_000,
    sale: 4_000,
    rating: 3.5,
    stock: 2,
  },
  {
    key: '300003',
    es: 'Té verde',
    en: 'Green tea',
    brand: 'Jade',
    aisle: 'tea',
    colones: 3_000,
    clubColones: 100,
    about: 'Ni una gota de café',
  },
  {
    key: '300004',
    es: 'Taza azul',
    en: 'Blue mug',
    brand: 'Jade',
    aisle: 'mugs',
    colones: 6_000,
    color: 'blue',
  },
];

/** Builds the product draft of a sample. */
export function buildDraft(sample: Sample) {
  const crc = (colones: number) => ({ centAmount: colones * 100, currencyCode: 'CRC' });
  const { key, es, en, about, brand, aisle, colones, sale, clubColones, rating, color } = sample;
  return {
    key,
    productType: { key: 'club-product' },
    publish: true,
    name: { es, en },
    slug: { es: key, en: key },
    ...(about ? { description: { es: about, en: '' } } : {}),
    categories: [{ key: aisle }],
    createdAt: `2026-05-0${key.slice(-1)}T00:00:00Z`,
    ...(rating
      ? {
          reviewRatingStatistics: {
            averageRating: rating,
            highestRating: rating,
            lowestRating: rating,
            count: 1,
            ratingsDistribution: {},
          },
        }
      : {}),
    masterVariant: {
      sku: `${key}-1`,
      attributes: [{ name: 'brand', value: brand }, ...(color ? [{ name: 'color', value: color }] : [])],
      prices: [
        {
          value: crc(colones),
          country: 'CR',
          ...(sale ? { discounted: { value: crc(sale), discount: { key: 'june' } } } : {}),
        },
        ...(clubColones ? [{ value: crc(clubColones), country: 'CR', channel: { key: '6401' } }] : []),
      ],
    },
  };
}
