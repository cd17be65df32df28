import type { Language, MarketCode } from '@tarima/markets/table';

/** Title, text, and the words of its one link. */
export type Words = readonly [title: string, text: string, link: string];

/** A block of the home page in both languages; `category` is where it leads, `picture` the media service's `{arrangement}/{illustrations}/{tone}`. */
export interface HomeBlock extends Readonly<Record<Language, Words>> {
  readonly category: string;
  readonly picture: string;
}

/** What each market's home page opens with: what is cooked and shared there. */
export const heroes: Readonly<Record<MarketCode, HomeBlock>> = {
  CR: {
    category: 'pantry',
    picture: 'scene/rice+beans+egg+banana/mango',
    es: [
      'El gallo pinto de todo el mes',
      'Arroz, frijoles y huevos en presentaciones que rinden, al precio de su club.',
      'Llenar la alacena',
    ],
    en: ['A month of gallo pinto', 'Rice, beans and eggs in sizes that last, at your club’s price.', 'Fill the pantry'],
  },
  PA: {
    category: 'fresh',
    picture: 'scene/corn+avocado+leafy-green+hot-pepper/leaf',
    es: [
      'Para un sancocho como se debe',
      'Verduras y carnes frescas, escogidas esta semana y listas en su club.',
      'Ver los frescos',
    ],
    en: [
      'For a sancocho done right',
      'Fresh vegetables and meat, picked this week and ready at your club.',
      'See fresh food',
    ],
  },
  GT: {
    category: 'pantry',
    picture: 'scene/beans+corn+hot-pepper+avocado/clay',
    es: [
      'La mesa llena, de lunes a domingo',
      'Frijol, maíz y recado en bolsas grandes, para la casa y para compartir.',
      'Ver la despensa',
    ],
    en: [
      'A full table, Monday to Sunday',
      'Beans, corn and spices in big bags, for home and for sharing.',
      'See the pantry',
    ],
  },
  SV: {
    category: 'pantry',
    picture: 'scene/corn+beans+avocado+hot-pepper/butter',
    es: [
      'Pupusas para todos los que lleguen',
      'Harina, frijol y queso por mayor: nadie se queda sin la última.',
      'Comprar para la pupuseada',
    ],
    en: [
      'Pupusas for whoever drops by',
      'Corn flour, beans and cheese by the case, so no one misses the last one.',
      'Shop for pupusas',
    ],
  },
  HN: {
    category: 'fresh',
    picture: 'scene/beans+egg+avocado+banana/mango',
    es: [
      'Baleadas el domingo, y el lunes también',
      'Todo lo que lleva una buena baleada, fresco y a precio de socio.',
      'Ver los frescos',
    ],
    en: [
      'Baleadas on Sunday, and on Monday too',
      'All that goes into a good baleada, fresh and at member prices.',
      'See fresh food',
    ],
  },
  NI: {
    category: 'beverages',
    picture: 'scene/corn+juice+banana+watermelon/berry',
    es: [
      'Para el calor de la tarde',
      'Frescos, jugos y agua por caja, del club a su refrigeradora.',
      'Ver las bebidas',
    ],
    en: [
      'For a hot afternoon',
      'Coolers, juices and water by the case, from the club to your fridge.',
      'See beverages',
    ],
  },
  CO: {
    category: 'bakery',
    picture: 'scene/bread+croissant+cookie+egg/butter',
    es: [
      'Un desayuno que levanta a todos',
      'Pan recién horneado, huevos y café en empaques familiares, a precio de club.',
      'Ver la panadería',
    ],
    en: [
      'A breakfast that gets everyone up',
      'Fresh bread, eggs and coffee in family packs, at club prices.',
      'See the bakery',
    ],
  },
  DO: {
    category: 'pantry',
    picture: 'scene/rice+beans+avocado+banana/leaf',
    es: [
      'La bandera, bien servida',
      'Arroz, habichuelas y todo lo del mediodía, en tamaños para familia grande.',
      'Llenar la despensa',
    ],
    en: ['La bandera, served right', 'Rice, beans and all of midday, in sizes for a big family.', 'Fill the pantry'],
  },
  AW: {
    category: 'frozen',
    picture: 'scene/fish+shrimp+coconut+tropical-drink/sea',
    es: [
      'Del mar a la parrilla',
      'Pescado y camarones congelados en su punto, para cuando lleguen las visitas.',
      'Ver los congelados',
    ],
    en: [
      'From the sea to the grill',
      'Fish and shrimp frozen at their best, for when the guests arrive.',
      'See frozen food',
    ],
  },
  BB: {
    category: 'frozen',
    picture: 'scene/fish+hot-pepper+coconut+tropical-drink/sky',
    es: [
      'Viernes de pescado, en su propia terraza',
      'Pescado, pimienta y coco: la noche de viernes, por caja.',
      'Ver los congelados',
    ],
    en: [
      'Friday fish fry, on your own porch',
      'Fish, pepper sauce and coconut water: a Friday night, by the case.',
      'See frozen food',
    ],
  },
  TT: {
    category: 'fresh',
    picture: 'scene/mango+hot-pepper+coconut+leafy-green/coral',
    es: [
      'Ponga la olla: el domingo se come callaloo',
      'Hojas, coco y pimientos frescos, y lo que falte para el almuerzo largo.',
      'Ver los frescos',
    ],
    en: [
      'Put the pot on: Sunday is callaloo',
      'Leaves, coconut and peppers, fresh, and whatever else the long lunch needs.',
      'See fresh food',
    ],
  },
  JM: {
    category: 'fresh',
    picture: 'scene/meat-on-bone+hot-pepper+fire+coconut/mango',
    es: [
      'Encienda el fuego para el jerk',
      'Pollo, pimienta y carbón por mayor; el humo lo pone usted.',
      'Ver los frescos',
    ],
    en: [
      'Light the fire for jerk',
      'Chicken, scotch bonnet and charcoal in bulk. You bring the smoke.',
      'See fresh food',
    ],
  },
  VI: {
    category: 'beverages',
    picture: 'scene/coconut+pineapple+tropical-drink+mango/sky',
    es: [
      'Hielera llena, día de playa',
      'Agua, jugos y fruta por caja: suba todo al bote en un solo viaje.',
      'Ver las bebidas',
    ],
    en: [
      'Full cooler, beach day',
      'Water, juices and fruit by the case: one trip to the boat and you are done.',
      'See beverages',
    ],
  },
};

/** For people who buy for a small business, in the words of the place. */
const counter = (es: string, en: string): HomeBlock => ({
  category: 'snacks',
  picture: 'grid/cookie+can+juice+soap/sand',
  es: [es, 'Compre por caja, retire hoy mismo en su club y lleve su factura al día.', 'Comprar por caja'],
  en: [en, 'Buy by the case, pick up today at your club and keep your invoices in order.', 'Buy by the case'],
});

const pulperia = counter('Surta su pulpería', 'Stock your pulpería');
const shop = counter('Surta su negocio', 'Stock your shop');

export const businessBands: Readonly<Record<MarketCode, HomeBlock>> = {
  CR: pulperia,
  NI: pulperia,
  HN: pulperia,
  GT: counter('Surta su tienda', 'Stock your tienda'),
  SV: counter('Surta su tienda', 'Stock your tienda'),
  PA: counter('Surta su abarrotería', 'Stock your abarrotería'),
  CO: counter('Surta su tienda de barrio', 'Stock your corner tienda'),
  DO: counter('Surta su colmado', 'Stock your colmado'),
  JM: counter('Surta su tienda o su cookshop', 'Stock your shop or cookshop'),
  TT: counter('Surta su parlour', 'Stock your parlour'),
  BB: counter('Surta su rum shop', 'Stock your rum shop'),
  AW: counter('Surta su toko', 'Stock your toko'),
  VI: shop,
};

/** Ready for heavy weather: rain on the isthmus and in the Andes, storms on the islands. */
const rain: HomeBlock = {
  category: 'household',
  picture: 'grid/flashlight+candle+battery+soap/slate',
  es: [
    'Que la lluvia lo encuentre en casa',
    'Linternas, baterías y limpieza por mayor, para no salir con el aguacero.',
    'Preparar la casa',
  ],
  en: [
    'Let the rain find you at home',
    'Flashlights, batteries and cleaning supplies in bulk, so no one goes out in the downpour.',
    'Get the house ready',
  ],
};
const storm: HomeBlock = {
  category: 'outdoor-and-tools',
  picture: 'grid/flashlight+battery+toolbox+can/slate',
  es: [
    'Listos antes de la tormenta',
    'Linternas, baterías, herramientas y comida que se guarda: todo en una sola vuelta.',
    'Preparar la casa',
  ],
  en: [
    'Ready before the storm',
    'Flashlights, batteries, tools and food that keeps: all in one trip.',
    'Get the house ready',
  ],
};
const islands = new Set<MarketCode>(['AW', 'BB', 'DO', 'VI', 'TT', 'JM']);

/** The band about the weather of a market. */
export const weatherBand = (market: MarketCode): HomeBlock => (islands.has(market) ? storm : rain);
