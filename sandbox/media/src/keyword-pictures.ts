import type { Arrangement } from './arrangements.ts';
import type { EmojiName } from './emoji.ts';
import type { Picture } from './picture-svg.ts';
import { type ToneName, tones } from './tones.ts';

type Rule = readonly [words: string, Arrangement, EmojiName, ToneName];

/** Pictures by word of a category key. The first rule with any of the words applies, so narrow rules come first. */
const rules: readonly Rule[] = [
  ['diaper diapers wipes', 'box', 'baby', 'mint'],
  ['baby babies infant mother', 'tub', 'baby-bottle', 'mint'],
  ['dog dogs', 'bag', 'dog-face', 'cocoa'],
  ['cat cats', 'bag', 'cat-face', 'cocoa'],
  ['pet pets treats', 'bag', 'paw', 'cocoa'],
  ['tea teas', 'box', 'tea', 'leaf'],
  ['coffee', 'bag', 'coffee', 'cocoa'],
  ['juice juices squash syrups', 'carton', 'tangerine', 'coral'],
  ['water soda', 'bottle', 'droplet', 'sky'],
  ['drink drinks beverages cola energy', 'bottle', 'cup', 'coral'],
  ['soy soya milk dairy', 'carton', 'milk', 'sky'],
  ['cheese paneer tofu', 'tray', 'cheese', 'mango'],
  ['yogurt curd lassi butter', 'tub', 'milk', 'sky'],
  ['ice frozen', 'tub', 'ice-cream', 'sky'],
  ['shampoo conditioner hair', 'pump', 'comb', 'plum'],
  ['shaving razor razors beard grooming', 'hero', 'razor', 'sea'],
  ['tooth toothpaste toothbrush oral', 'box', 'toothbrush', 'mint'],
  ['makeup lips eyes nails cosmetics', 'hero', 'lipstick', 'berry'],
  ['deo deos deodorants parfum toilette fragrances mists attar', 'bottle', 'blossom', 'plum'],
  ['soap soaps bars bath handwash wash shower', 'box', 'soap', 'rose'],
  ['skin face body lotion aromatherapy care', 'pump', 'lotion', 'rose'],
  ['sanitary feminine hygiene', 'box', 'blossom', 'rose'],
  ['medicine supplements proteins vitamins ayurveda health', 'jar', 'pill', 'leaf'],
  ['mask masks bandages antiseptics', 'box', 'bandage', 'coral'],
  ['detergent detergents laundry', 'jug', 'bubbles', 'sky'],
  ['dishwash cleaner cleaners disinfectants', 'pump', 'sponge', 'sea'],
  ['mops brushes brooms scrubbers', 'pair', 'broom', 'sea'],
  ['toilet tissue tissues paper napkins', 'pack', 'paper', 'kraft'],
  ['fresheners repellents incense pooja candles', 'box', 'candle', 'plum'],
  ['bins baskets bags foils', 'hero', 'basket', 'sand'],
  ['plants garden gardening fertilisers', 'hero', 'potted-plant', 'leaf'],
  ['glassware mugs cups tumblers', 'grid', 'tumbler', 'sky'],
  ['cookware pans cookers kadai tawa', 'hero', 'frying-pan', 'slate'],
  ['cutlery crockery plates bowls', 'pair', 'plate', 'slate'],
  ['utensils knives tools kitchen', 'hero', 'knife', 'slate'],
  ['containers jars storage bottles flasks lunch', 'grid', 'jar', 'sea'],
  ['stationery school pens', 'pack', 'pencil', 'kraft'],
  ['bulbs batteries electricals appliances', 'box', 'bulb', 'butter'],
  ['toys party festive', 'hero', 'balloon', 'berry'],
  ['chocolate chocolates', 'box', 'chocolate', 'cocoa'],
  ['biscuits cookies wafer rusks', 'box', 'cookie', 'sand'],
  ['candy candies sweets mithai jelly marshmallow gums', 'jar', 'candy', 'berry'],
  ['cake cakes pastries muffins', 'hero', 'shortcake', 'rose'],
  ['bread breads buns pavs bakery', 'bag', 'bread', 'sand'],
  ['noodles vermicelli', 'box', 'noodles', 'coral'],
  ['pasta pastas spaghetti macaroni', 'box', 'spaghetti', 'coral'],
  ['soup soups', 'tin', 'stew', 'clay'],
  ['cereal cereals oats flakes muesli breakfast', 'box', 'bowl', 'butter'],
  ['honey', 'jar', 'honey', 'mango'],
  ['jam jams spreads marmalade', 'jar', 'strawberry', 'berry'],
  ['pickle pickles chutney', 'jar', 'cucumber', 'leaf'],
  ['sauces sauce ketchup dips mayonnaise vinegar', 'bottle', 'tomato', 'coral'],
  ['olive olives gherkin jalapeno', 'jar', 'olive', 'leaf'],
  ['oil oils ghee', 'jug', 'sunflower', 'mango'],
  ['masala masalas spices seasonings herbs rubs', 'jar', 'hot-pepper', 'clay'],
  ['salt sugar jaggery', 'bag', 'salt', 'sky'],
  ['rice', 'bag', 'rice', 'butter'],
  ['atta flour flours sooji maida baking', 'bag', 'sheaf', 'sand'],
  ['dal dals pulses beans grains', 'bag', 'beans', 'clay'],
  ['nuts seeds almonds cashews dry', 'bag', 'peanuts', 'cocoa'],
  ['chips nachos namkeen papads snacks snack popcorn', 'bag', 'popcorn', 'mango'],
  ['eggs', 'tray', 'egg', 'sand'],
  ['chicken poultry', 'tray', 'poultry-leg', 'butter'],
  ['fish seafood prawns', 'tray', 'fish', 'sky'],
  ['meat mutton pork sausages bacon salami', 'tray', 'steak', 'berry'],
  ['mushrooms', 'tray', 'mushroom', 'sand'],
  ['fruit fruits berries', 'pack', 'red-apple', 'leaf'],
  ['vegetables vegetable greens salads cuts', 'pack', 'carrot', 'leaf'],
  ['flowers bouquets', 'hero', 'bouquet', 'rose'],
  ['tinned canned', 'tin', 'can', 'coral'],
  ['ready meals mixes heat eat cook', 'box', 'curry', 'mango'],
];

const rulesByWord = new Map(
  rules.flatMap((rule, rank) => rule[0].split(' ').map((word) => [word, { rank, rule }] as const)),
);

/** Chooses a picture by the words of a category's key; unknown words get a plain carton. */
export function choosePictureByWords(words: readonly string[]): Picture {
  const known = words.flatMap((word) => rulesByWord.get(word.toLowerCase()) ?? []);
  const [best] = known.sort((left, right) => left.rank - right.rank);
  if (!best) return { arrangement: 'hero', emoji: ['package'], tone: chooseTone(words.join('-')) };
  const [, arrangement, emoji, tone] = best.rule;
  return { arrangement, emoji: [emoji], tone };
}

/** Unknown categories get a constant tone by their key, so that they differ. */
function chooseTone(text: string): ToneName {
  const names = Object.keys(tones) as ToneName[];
  const sum = [...text].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return names[sum % names.length] ?? 'kraft';
}
