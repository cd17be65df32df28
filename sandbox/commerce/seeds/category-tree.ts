import type { EmojiName } from '../../media/src/emoji.ts';
import type { ToneName } from '../../media/src/tones.ts';

/** A shelf: `[key, illustration, Spanish name, English name]`. */
type Shelf = readonly [key: string, emoji: EmojiName, es: string, en: string];

/** The tree as a person reads it; `categories.ts` makes the platform's categories of it. */
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
    es: 'Lo que nunca falta en la alacena, en presentaciones que rinden el mes entero.',
    en: 'What a cupboard is never without, in sizes that last the whole month.',
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
        en: 'Oils, sauces, spices and canned goods that make the pot taste right.',
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
    en: 'Meat, cheese, fruit and vegetables that reach the club every morning.',
    sections: [
      {
        shelf: ['produce', 'carrot', 'Frutas y verduras', 'Fruit and vegetables'],
        es: 'De la finca al club, por pieza o por peso.',
        en: 'From the farm to the club, by the piece or by weight.',
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
        es: 'Leche, quesos, natilla, huevos y embutidos.',
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
    es: 'Pan, repostería y queques que salen del horno del club.',
    en: 'Bread, pastries and cakes out of the club’s own ovens.',
    sections: [
      {
        shelf: ['breads', 'baguette', 'Panes', 'Breads'],
        es: 'Para la mesa, el sánguche y la parrillada.',
        en: 'For the table, the sandwich and the grill.',
        aisles: [
          ['loaves-and-rolls', 'bread', 'Pan de molde y bollos', 'Loaves and rolls'],
          ['tortillas', 'flatbread', 'Tortillas y panes planos', 'Tortillas and flatbreads'],
        ],
      },
      {
        shelf: ['sweet-bakery', 'shortcake', 'Repostería', 'Sweet bakery'],
        es: 'Queques para celebrar y bocadillos para el café.',
        en: 'Cakes to celebrate and little things for coffee.',
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
    en: 'Ready meals, vegetables and ice cream to keep at hand.',
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
        es: 'Vegetales, frutas, pollo y pescado congelados en su punto.',
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
        es: 'Granos de la región y todo para la merienda.',
        en: 'Beans from the region and all it takes for an afternoon cup.',
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
        en: 'For adults over 18. Enjoy in moderation.',
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
        es: 'Tostaditas, semillas y galletas saladas.',
        en: 'Chips, nuts and crackers.',
        aisles: [
          ['chips', 'fries', 'Papas, plátanos y tostaditas', 'Chips and crisps'],
          ['nuts', 'peanuts', 'Nueces y semillas', 'Nuts and seeds'],
          ['crackers', 'pretzel', 'Galletas saladas y palomitas', 'Crackers and popcorn'],
        ],
      },
      {
        shelf: ['sweets', 'candy', 'Dulces', 'Sweets'],
        es: 'Chocolates, galletas y confites.',
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
    es: 'Papel, detergente y todo para una casa limpia, por paca.',
    en: 'Paper, detergent and all that keeps a home clean, by the bale.',
    sections: [
      {
        shelf: ['paper-and-disposables', 'paper', 'Papel y desechables', 'Paper and disposables'],
        es: 'Higiénico, toallas, servilletas y vajilla desechable.',
        en: 'Bath tissue, towels, napkins and disposable tableware.',
        aisles: [
          ['paper', 'paper', 'Papel higiénico y toallas', 'Bath tissue and towels'],
          ['disposables', 'plate', 'Desechables y bolsas', 'Disposables and bags'],
        ],
      },
      {
        shelf: ['cleaning', 'bucket', 'Limpieza', 'Cleaning'],
        es: 'Lavandería, pisos, cocina y baño.',
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
        es: 'Cabello, piel, boca y afeitado.',
        en: 'Hair, skin, mouth and shaving.',
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
    es: 'Pañales, comida y cariño en tamaño familiar.',
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
        es: 'Compotas, chupones y lo que hace falta para salir.',
        en: 'Purées, bottles and what a day out takes.',
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
    es: 'Alimento por saco, arena y juguetes para los de cuatro patas.',
    en: 'Food by the sack, litter and toys for those on four legs.',
    sections: [
      {
        shelf: ['pet-food', 'bone', 'Alimento para mascotas', 'Pet food'],
        es: 'Croquetas, húmedo y premios.',
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
    es: 'Pantallas, cómputo, sonido y celulares con garantía del club.',
    en: 'Screens, computers, sound and phones with the club’s guarantee.',
    sections: [
      {
        shelf: ['tv-and-audio', 'speaker', 'Pantallas y sonido', 'TV and audio'],
        es: 'Televisores, parlantes y audífonos.',
        en: 'Televisions, speakers and headphones.',
        aisles: [
          ['televisions', 'television', 'Televisores', 'Televisions'],
          ['audio', 'headphones', 'Audio', 'Audio'],
        ],
      },
      {
        shelf: ['computing-and-phones', 'laptop', 'Cómputo y celulares', 'Computing and phones'],
        es: 'Portátiles, impresoras, tabletas y celulares.',
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
        en: 'To cook, to serve and to keep.',
        aisles: [
          ['cookware', 'stew', 'Ollas y sartenes', 'Cookware'],
          ['small-appliances', 'plug', 'Electrodomésticos', 'Small appliances'],
          ['tableware', 'cutlery', 'Vajilla y almacenaje', 'Tableware and storage'],
        ],
      },
      {
        shelf: ['living', 'bed', 'Sala y dormitorio', 'Living and bedroom'],
        es: 'Muebles, camas, toallas y luz.',
        en: 'Furniture, beds, towels and light.',
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
    es: 'Para arreglar, sembrar, acampar y rodar.',
    en: 'To mend, to plant, to camp and to drive.',
    sections: [
      {
        shelf: ['tools', 'hammer', 'Herramientas', 'Tools'],
        es: 'Manuales, eléctricas y ferretería.',
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
        es: 'Cuadernos, colores y bultos para todo el curso.',
        en: 'Notebooks, colours and backpacks for the whole year.',
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
    es: 'Juegos, piñatas y regalos para cumplir años como se debe.',
    en: 'Games, piñatas and gifts for a proper birthday.',
    sections: [
      {
        shelf: ['toys', 'teddy', 'Juguetes', 'Toys'],
        es: 'Para armar, abrazar y correr.',
        en: 'To build, to hug and to run with.',
        aisles: [
          ['learning-toys', 'puzzle', 'Armar y aprender', 'Build and learn'],
          ['play', 'teddy', 'Muñecos y vehículos', 'Dolls and vehicles'],
          ['games', 'dice', 'Juegos de mesa', 'Board games'],
        ],
      },
      {
        shelf: ['party', 'pinata', 'Fiestas', 'Party'],
        es: 'Globos, piñatas y envolturas.',
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
