import type { EmojiName } from '../../media/src/emoji.ts';
import type { ToneName } from '../../media/src/tones.ts';

/** A category: `[key, illustration, Spanish name, English name]`. */
type Shelf = readonly [key: string, emoji: EmojiName, es: string, en: string];

/** A top category with its sections and aisles; `categories.ts` converts the tree to the platform's categories. */
export type TopShelf = {
  shelf: Shelf;
  tone: ToneName;
  es: string;
  en: string;
  sections: { shelf: Shelf; es: string; en: string; aisles: Shelf[] }[];
};

export const categoryTree: TopShelf[] = [
  {
    shelf: ['pantry', 'can', 'Despensa', 'Pantry'],
    tone: 'butter',
    es: 'Lo que nunca falta en la despensa, en presentaciones que rinden todo el mes.',
    en: 'Pantry staples in sizes that last the whole month.',
    sections: [
      {
        shelf: ['grains-and-legumes', 'rice', 'Granos y legumbres', 'Grains and legumes'],
        es: 'Arroz, frijoles, lentejas y pastas para todos los días.',
        en: 'Rice, beans, lentils and pasta for every day.',
        aisles: [
          ['rice', 'rice', 'Arroz', 'Rice'],
          ['beans', 'beans', 'Frijoles y lentejas', 'Beans and lentils'],
          ['pasta', 'spaghetti', 'Pastas', 'Pasta'],
        ],
      },
      {
        shelf: ['cooking-and-seasoning', 'salt', 'Cocinar y sazonar', 'Cooking and seasoning'],
        es: 'Aceites, salsas, especias y conservas para cocinar con gusto.',
        en: 'Oils, sauces, spices and canned goods for everyday cooking.',
        aisles: [
          ['oils', 'olive', 'Aceites', 'Oils'],
          ['sauces', 'hot-pepper', 'Salsas y aderezos', 'Sauces and dressings'],
          ['canned', 'can', 'Enlatados', 'Canned food'],
        ],
      },
      {
        shelf: ['breakfast-and-baking', 'pancakes', 'Desayuno y repostería', 'Breakfast and baking'],
        es: 'Cereales, mieles, harinas y azúcar.',
        en: 'Cereal, honey, flour and sugar.',
        aisles: [
          ['cereal', 'bowl', 'Cereales y avenas', 'Cereal and oats'],
          ['spreads', 'honey', 'Mieles y untables', 'Honey and spreads'],
          ['flour-and-sugar', 'sheaf', 'Harinas y azúcar', 'Flour and sugar'],
        ],
      },
    ],
  },
  {
    shelf: ['fresh', 'leafy-green', 'Frescos', 'Fresh food'],
    tone: 'leaf',
    es: 'Carnes, quesos, frutas y verduras que llegan al club cada mañana.',
    en: 'Meat, cheese, fruit and vegetables, fresh at the club every morning.',
    sections: [
      {
        shelf: ['produce', 'carrot', 'Frutas y verduras', 'Fruit and vegetables'],
        es: 'De la finca al club, por pieza o por peso.',
        en: 'Fruit and vegetables, sold by the piece or by weight.',
        aisles: [
          ['fruit', 'mango', 'Frutas', 'Fruit'],
          ['vegetables', 'tomato', 'Verduras', 'Vegetables'],
        ],
      },
      {
        shelf: ['meat-and-seafood', 'steak', 'Carnes y mariscos', 'Meat and seafood'],
        es: 'Cortes de res, cerdo y pollo, pescado y mariscos.',
        en: 'Beef, pork and chicken, fish and seafood.',
        aisles: [
          ['beef-and-pork', 'steak', 'Res y cerdo', 'Beef and pork'],
          ['poultry', 'poultry-leg', 'Pollo y pavo', 'Chicken and turkey'],
          ['seafood', 'shrimp', 'Pescados y mariscos', 'Fish and seafood'],
        ],
      },
      {
        shelf: ['dairy-and-deli', 'cheese', 'Lácteos y embutidos', 'Dairy and deli'],
        es: 'Leche, quesos, crema, huevos y embutidos.',
        en: 'Milk, cheese, cream, eggs and cold cuts.',
        aisles: [
          ['cheese', 'cheese', 'Quesos', 'Cheese'],
          ['milk-and-eggs', 'milk', 'Leche, yogur y huevos', 'Milk, yogurt and eggs'],
          ['cold-cuts', 'bacon', 'Embutidos', 'Cold cuts'],
        ],
      },
    ],
  },
  {
    shelf: ['bakery', 'croissant', 'Panadería', 'Bakery'],
    tone: 'sand',
    es: 'Pan y repostería, horneados en el club.',
    en: 'Bread, pastries and cakes baked at the club.',
    sections: [
      {
        shelf: ['breads', 'baguette', 'Panes', 'Breads'],
        es: 'Pan para la mesa, los sándwiches y la parrillada.',
        en: 'Bread for the table, sandwiches and the grill.',
        aisles: [
          ['loaves-and-rolls', 'bread', 'Pan de molde y bollos', 'Loaves and rolls'],
          ['tortillas', 'flatbread', 'Tortillas y panes planos', 'Tortillas and flatbreads'],
        ],
      },
      {
        shelf: ['sweet-bakery', 'shortcake', 'Repostería', 'Sweet bakery'],
        es: 'Postres para celebrar y para acompañar el café.',
        en: 'Cakes for celebrations and treats to have with coffee.',
        aisles: [
          ['cakes', 'birthday-cake', 'Queques y tartas', 'Cakes and tarts'],
          ['pastries', 'doughnut', 'Bollería y galletas', 'Pastries and cookies'],
        ],
      },
    ],
  },
  {
    shelf: ['frozen', 'ice', 'Congelados', 'Frozen'],
    tone: 'sky',
    es: 'Comidas listas, verduras y helados para tener siempre a mano.',
    en: 'Ready meals, vegetables and ice cream to keep on hand.',
    sections: [
      {
        shelf: ['frozen-meals', 'pizza', 'Comidas congeladas', 'Frozen meals'],
        es: 'Del congelador al horno en minutos.',
        en: 'From freezer to oven in minutes.',
        aisles: [
          ['pizzas-and-snacks', 'pizza', 'Pizzas y bocadillos', 'Pizzas and snacks'],
          ['ready-meals', 'dumpling', 'Platos listos', 'Ready meals'],
        ],
      },
      {
        shelf: ['frozen-basics', 'broccoli', 'Básicos congelados', 'Frozen basics'],
        es: 'Verduras, frutas, pollo y pescado congelados.',
        en: 'Vegetables, fruit, chicken and fish, frozen at their best.',
        aisles: [
          ['frozen-vegetables-and-fruit', 'broccoli', 'Vegetales y frutas', 'Vegetables and fruit'],
          ['frozen-meat-and-fish', 'fish', 'Carnes y pescados', 'Meat and fish'],
          ['ice-cream', 'ice-cream', 'Helados', 'Ice cream'],
        ],
      },
    ],
  },
  {
    shelf: ['beverages', 'juice', 'Bebidas', 'Beverages'],
    tone: 'coral',
    es: 'Café de altura, jugos, agua, refrescos, vinos y cervezas.',
    en: 'Highland coffee, juice, water, soft drinks, wine and beer.',
    sections: [
      {
        shelf: ['hot-drinks', 'coffee', 'Café, té y cacao', 'Coffee, tea and cocoa'],
        es: 'Café de la región y todo para acompañarlo.',
        en: 'Coffee beans from the region and everything for an afternoon cup.',
        aisles: [
          ['coffee', 'coffee', 'Café', 'Coffee'],
          ['tea-and-cocoa', 'teapot', 'Té y cacao', 'Tea and cocoa'],
        ],
      },
      {
        shelf: ['cold-drinks', 'cup', 'Bebidas frías', 'Cold drinks'],
        es: 'Agua, jugos y refrescos por caja.',
        en: 'Water, juice and soft drinks by the case.',
        aisles: [
          ['water', 'droplet', 'Agua', 'Water'],
          ['juices', 'juice', 'Jugos y néctares', 'Juices and nectars'],
          ['soft-drinks', 'cup', 'Refrescos y energizantes', 'Soft and energy drinks'],
        ],
      },
      {
        shelf: ['beer-wine-spirits', 'wine', 'Cervezas, vinos y licores', 'Beer, wine and spirits'],
        es: 'Para mayores de 18 años. Disfrute con moderación.',
        en: 'For adults aged 18 and over. Enjoy in moderation.',
        aisles: [
          ['beer', 'beers', 'Cervezas', 'Beer'],
          ['wine-and-spirits', 'wine', 'Vinos y licores', 'Wine and spirits'],
        ],
      },
    ],
  },
  {
    shelf: ['snacks', 'popcorn', 'Bocadillos y dulces', 'Snacks and sweets'],
    tone: 'mango',
    es: 'Para la lonchera, la oficina y la tarde de película.',
    en: 'For the lunch box, the office and movie night.',
    sections: [
      {
        shelf: ['savoury-snacks', 'pretzel', 'Salados', 'Savoury'],
        es: 'Papitas, nueces y galletas saladas.',
        en: 'Chips, nuts and crackers.',
        aisles: [
          ['chips', 'fries', 'Papas, plátanos y tostaditas', 'Chips and crisps'],
          ['nuts', 'peanuts', 'Nueces y semillas', 'Nuts and seeds'],
          ['crackers', 'pretzel', 'Galletas saladas y palomitas', 'Crackers and popcorn'],
        ],
      },
      {
        shelf: ['sweets', 'candy', 'Dulces', 'Sweets'],
        es: 'Chocolates, galletas y dulces.',
        en: 'Chocolate, cookies and candy.',
        aisles: [
          ['chocolate', 'chocolate', 'Chocolates', 'Chocolate'],
          ['cookies-and-candy', 'cookie', 'Galletas y confites', 'Cookies and candy'],
        ],
      },
    ],
  },
  {
    shelf: ['household', 'soap', 'Limpieza del hogar', 'Household'],
    tone: 'sea',
    es: 'Papel, detergente y todo para la limpieza, en presentaciones grandes.',
    en: 'Paper, detergent and everything to keep your home clean, in bulk.',
    sections: [
      {
        shelf: ['paper-and-disposables', 'paper', 'Papel y desechables', 'Paper and disposables'],
        es: 'Papel higiénico, toallas, servilletas y vajilla desechable.',
        en: 'Bath tissue, towels, napkins and disposable tableware.',
        aisles: [
          ['paper', 'paper', 'Papel higiénico y toallas', 'Bath tissue and towels'],
          ['disposables', 'plate', 'Desechables y bolsas', 'Disposables and bags'],
        ],
      },
      {
        shelf: ['cleaning', 'bucket', 'Limpieza', 'Cleaning'],
        es: 'Para la ropa, los pisos, la cocina y el baño.',
        en: 'Laundry, floors, kitchen and bathroom.',
        aisles: [
          ['laundry', 'bubbles', 'Lavandería', 'Laundry'],
          ['cleaners', 'sponge', 'Limpiadores', 'Cleaners'],
          ['cleaning-tools', 'broom', 'Escobas y utensilios', 'Brooms and tools'],
        ],
      },
    ],
  },
  {
    shelf: ['health-and-beauty', 'lotion', 'Salud y belleza', 'Health and beauty'],
    tone: 'rose',
    es: 'Cuidado personal, farmacia sin receta y bienestar.',
    en: 'Personal care, over-the-counter health and wellness.',
    sections: [
      {
        shelf: ['personal-care', 'shower', 'Cuidado personal', 'Personal care'],
        es: 'Cuidado del cabello y de la piel, higiene bucal y afeitado.',
        en: 'Hair care, skin care, oral care and shaving.',
        aisles: [
          ['hair-and-body', 'lotion', 'Cabello y cuerpo', 'Hair and body'],
          ['oral-care', 'toothbrush', 'Cuidado bucal', 'Oral care'],
          ['cosmetics', 'lipstick', 'Maquillaje y afeitado', 'Cosmetics and shaving'],
        ],
      },
      {
        shelf: ['wellness', 'pill', 'Bienestar', 'Wellness'],
        es: 'Vitaminas, primeros auxilios y nutrición.',
        en: 'Vitamins, first aid and nutrition.',
        aisles: [
          ['vitamins', 'pill', 'Vitaminas y suplementos', 'Vitamins and supplements'],
          ['first-aid', 'bandage', 'Primeros auxilios', 'First aid'],
        ],
      },
    ],
  },
  {
    shelf: ['baby', 'baby-bottle', 'Bebé', 'Baby'],
    tone: 'mint',
    es: 'Pañales, alimentos y cuidado del bebé en tamaño familiar.',
    en: 'Diapers, food and care in family sizes.',
    sections: [
      {
        shelf: ['diapering', 'baby', 'Pañales y aseo', 'Diapering and care'],
        es: 'Pañales, toallitas y baño.',
        en: 'Diapers, wipes and bath time.',
        aisles: [
          ['diapers', 'baby', 'Pañales y toallitas', 'Diapers and wipes'],
          ['baby-bath', 'bathtub', 'Baño y piel', 'Bath and skin'],
        ],
      },
      {
        shelf: ['feeding-and-gear', 'baby-bottle', 'Alimentación y paseo', 'Feeding and gear'],
        es: 'Compotas, biberones y todo para salir con el bebé.',
        en: 'Baby food, bottles and everything for a day out.',
        aisles: [
          ['baby-food', 'bowl', 'Alimentos', 'Baby food'],
          ['baby-gear', 'teddy', 'Accesorios', 'Gear'],
        ],
      },
    ],
  },
  {
    shelf: ['pets', 'paw', 'Mascotas', 'Pets'],
    tone: 'cocoa',
    es: 'Alimento por saco, arena y juguetes para sus mascotas.',
    en: 'Food in big bags, litter and toys for your pets.',
    sections: [
      {
        shelf: ['pet-food', 'bone', 'Alimento para mascotas', 'Pet food'],
        es: 'Alimento seco, alimento húmedo y premios.',
        en: 'Kibble, wet food and treats.',
        aisles: [
          ['dog-food', 'dog', 'Perros', 'Dogs'],
          ['cat-food', 'cat', 'Gatos', 'Cats'],
        ],
      },
      {
        shelf: ['pet-care', 'poodle', 'Cuidado y accesorios', 'Care and accessories'],
        es: 'Arena, camas, correas y acuarios.',
        en: 'Litter, beds, leads and aquariums.',
        aisles: [
          ['pet-accessories', 'bone', 'Camas, correas y juguetes', 'Beds, leads and toys'],
          ['small-pets', 'tropical-fish', 'Peces, aves y otros', 'Fish, birds and others'],
        ],
      },
    ],
  },
  {
    shelf: ['electronics', 'television', 'Electrónica', 'Electronics'],
    tone: 'indigo',
    es: 'Televisores, computadoras, sonido y celulares con garantía del club.',
    en: 'TVs, computers, audio and phones, with the club’s guarantee.',
    sections: [
      {
        shelf: ['tv-and-audio', 'speaker', 'Pantallas y sonido', 'TV and audio'],
        es: 'Televisores, parlantes y audífonos.',
        en: 'TVs, speakers and headphones.',
        aisles: [
          ['televisions', 'television', 'Televisores', 'Televisions'],
          ['audio', 'headphones', 'Audio', 'Audio'],
        ],
      },
      {
        shelf: ['computing-and-phones', 'laptop', 'Cómputo y celulares', 'Computing and phones'],
        es: 'Computadoras portátiles, impresoras, tabletas y celulares.',
        en: 'Laptops, printers, tablets and phones.',
        aisles: [
          ['computers', 'laptop', 'Computadoras e impresoras', 'Computers and printers'],
          ['phones', 'phone', 'Celulares y relojes', 'Phones and watches'],
          ['gaming-and-cameras', 'joystick', 'Juegos y cámaras', 'Gaming and cameras'],
          ['power', 'battery', 'Baterías y cables', 'Batteries and cables'],
        ],
      },
    ],
  },
  {
    shelf: ['home-and-kitchen', 'couch', 'Hogar y cocina', 'Home and kitchen'],
    tone: 'clay',
    es: 'Ollas, electrodomésticos, muebles y ropa de cama.',
    en: 'Pots, appliances, furniture and bedding.',
    sections: [
      {
        shelf: ['kitchen', 'frying-pan', 'Cocina', 'Kitchen'],
        es: 'Para cocinar, servir y guardar.',
        en: 'Everything for cooking, serving and storing.',
        aisles: [
          ['cookware', 'stew', 'Ollas y sartenes', 'Cookware'],
          ['small-appliances', 'plug', 'Electrodomésticos', 'Small appliances'],
          ['tableware', 'cutlery', 'Vajilla y almacenaje', 'Tableware and storage'],
        ],
      },
      {
        shelf: ['living', 'bed', 'Sala y dormitorio', 'Living and bedroom'],
        es: 'Muebles, camas, toallas e iluminación.',
        en: 'Furniture, bedding, towels and lighting.',
        aisles: [
          ['furniture', 'chair', 'Muebles', 'Furniture'],
          ['bed-and-bath', 'bed', 'Cama y baño', 'Bed and bath'],
          ['decor-and-lighting', 'bulb', 'Decoración e iluminación', 'Décor and lighting'],
        ],
      },
    ],
  },
  {
    shelf: ['outdoor-and-tools', 'toolbox', 'Herramientas y exteriores', 'Tools and outdoor'],
    tone: 'slate',
    es: 'Herramientas, jardín, campamento, deporte y accesorios para el carro.',
    en: 'For repairs, gardening, camping and your car.',
    sections: [
      {
        shelf: ['tools', 'hammer', 'Herramientas', 'Tools'],
        es: 'Herramientas manuales y eléctricas, y ferretería.',
        en: 'Hand tools, power tools and hardware.',
        aisles: [
          ['hand-and-power-tools', 'hammer', 'Manuales y eléctricas', 'Hand and power tools'],
          ['automotive', 'car', 'Automotriz', 'Automotive'],
        ],
      },
      {
        shelf: ['patio-and-leisure', 'tent', 'Patio y aire libre', 'Patio and leisure'],
        es: 'Jardín, parrilla, playa y deporte.',
        en: 'Garden, grill, beach and sport.',
        aisles: [
          ['garden-and-grill', 'sunflower', 'Jardín y parrilla', 'Garden and grill'],
          ['camping-and-beach', 'umbrella', 'Campamento y playa', 'Camping and beach'],
          ['sports', 'football', 'Deportes', 'Sports'],
        ],
      },
    ],
  },
  {
    shelf: ['office-and-school', 'pencil', 'Oficina y escuela', 'Office and school'],
    tone: 'kraft',
    es: 'Útiles, papel y muebles para trabajar y estudiar.',
    en: 'Supplies, paper and furniture for work and study.',
    sections: [
      {
        shelf: ['school', 'backpack', 'Útiles escolares', 'School supplies'],
        es: 'Cuadernos, colores y mochilas para todo el año escolar.',
        en: 'Notebooks, coloured pencils and backpacks for the whole school year.',
        aisles: [
          ['writing-and-art', 'crayon', 'Escritura y arte', 'Writing and art'],
          ['notebooks-and-bags', 'notebook', 'Cuadernos y bultos', 'Notebooks and bags'],
        ],
      },
      {
        shelf: ['office', 'briefcase', 'Oficina', 'Office'],
        es: 'Papel, archivo y embalaje por caja.',
        en: 'Paper, filing and packing by the case.',
        aisles: [
          ['office-paper', 'document', 'Papel y archivo', 'Paper and filing'],
          ['office-equipment', 'cabinet', 'Equipo y embalaje', 'Equipment and packing'],
        ],
      },
    ],
  },
  {
    shelf: ['toys-and-party', 'balloon', 'Juguetes y fiestas', 'Toys and party'],
    tone: 'berry',
    es: 'Juguetes, piñatas y regalos para celebrar cumpleaños.',
    en: 'Games, piñatas and gifts for birthdays.',
    sections: [
      {
        shelf: ['toys', 'teddy', 'Juguetes', 'Toys'],
        es: 'Juguetes para armar, peluches y juegos al aire libre.',
        en: 'Building sets, dolls, toy cars and board games.',
        aisles: [
          ['learning-toys', 'puzzle', 'Armar y aprender', 'Build and learn'],
          ['play', 'teddy', 'Muñecos y vehículos', 'Dolls and vehicles'],
          ['games', 'dice', 'Juegos de mesa', 'Board games'],
        ],
      },
      {
        shelf: ['party', 'pinata', 'Fiestas', 'Party'],
        es: 'Globos, piñatas y papel de regalo.',
        en: 'Balloons, piñatas and wrapping.',
        aisles: [['party-supplies', 'party', 'Artículos de fiesta', 'Party supplies']],
      },
    ],
  },
  {
    shelf: ['clothing', 't-shirt', 'Ropa y calzado', 'Clothing and shoes'],
    tone: 'plum',
    es: 'Básicos que duran, para toda la familia, en todas las tallas.',
    en: 'Basics that last, for the whole family, in every size.',
    sections: [
      {
        shelf: ['apparel', 'jeans', 'Ropa', 'Apparel'],
        es: 'Camisetas, pantalones y ropa interior.',
        en: 'Shirts, trousers and underwear.',
        aisles: [
          ['tops', 't-shirt', 'Camisas y abrigos', 'Shirts and coats'],
          ['bottoms', 'jeans', 'Pantalones y vestidos', 'Trousers and dresses'],
          ['underwear', 'socks', 'Medias y ropa interior', 'Socks and underwear'],
        ],
      },
      {
        shelf: ['shoes-and-accessories', 'shoe', 'Calzado y accesorios', 'Shoes and accessories'],
        es: 'Zapatos, bolsos, gorras y maletas.',
        en: 'Shoes, bags, caps and luggage.',
        aisles: [
          ['shoes', 'shoe', 'Calzado', 'Shoes'],
          ['accessories', 'sunglasses', 'Accesorios y maletas', 'Accessories and luggage'],
        ],
      },
    ],
  },
];
