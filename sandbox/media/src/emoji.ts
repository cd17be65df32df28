/**
 * The illustrations a picture may use: a name that reads well in a URL -> file of `@lobehub/fluent-emoji-flat`
 * (Unicode code points, without `.svg`). A closed list: a URL can name nothing else.
 */
export const emojiFiles = {
  // fruit and vegetables
  grapes: '1f347', melon: '1f348', watermelon: '1f349', tangerine: '1f34a', lemon: '1f34b', banana: '1f34c',
  pineapple: '1f34d', mango: '1f96d', 'red-apple': '1f34e', 'green-apple': '1f34f', pear: '1f350', peach: '1f351',
  cherries: '1f352', strawberry: '1f353', blueberries: '1fad0', kiwi: '1f95d', tomato: '1f345', olive: '1fad2',
  coconut: '1f965', avocado: '1f951', eggplant: '1f346', potato: '1f954', carrot: '1f955', corn: '1f33d',
  'hot-pepper': '1f336-fe0f', 'bell-pepper': '1fad1', cucumber: '1f952', 'leafy-green': '1f96c', broccoli: '1f966',
  garlic: '1f9c4', onion: '1f9c5', mushroom: '1f344', peanuts: '1f95c', beans: '1fad8', chestnut: '1f330',
  ginger: '1fada', 'pea-pod': '1fadb', 'sweet-potato': '1f360', herb: '1f33f', sheaf: '1f33e', seedling: '1f331',
  // bread, meat, dishes
  bread: '1f35e', croissant: '1f950', baguette: '1f956', flatbread: '1fad3', pretzel: '1f968', bagel: '1f96f',
  pancakes: '1f95e', waffle: '1f9c7', cheese: '1f9c0', 'meat-on-bone': '1f356', 'poultry-leg': '1f357',
  steak: '1f969', bacon: '1f953', hamburger: '1f354', fries: '1f35f', pizza: '1f355', 'hot-dog': '1f32d',
  sandwich: '1f96a', taco: '1f32e', burrito: '1f32f', tamale: '1fad4', falafel: '1f9c6', egg: '1f95a',
  'frying-pan': '1f373', paella: '1f958', stew: '1f372', bowl: '1f963', salad: '1f957', popcorn: '1f37f',
  butter: '1f9c8', salt: '1f9c2', can: '1f96b', bento: '1f371', rice: '1f35a', curry: '1f35b', noodles: '1f35c',
  spaghetti: '1f35d', sushi: '1f363', shrimp: '1f990', crab: '1f980', lobster: '1f99e', squid: '1f991', fish: '1f41f',
  dumpling: '1f95f', cow: '1f404', pig: '1f416', rooster: '1f413',
  // sweets and drinks
  'ice-cream': '1f368', 'soft-ice': '1f366', 'shaved-ice': '1f367', doughnut: '1f369', cookie: '1f36a',
  'birthday-cake': '1f382', shortcake: '1f370', cupcake: '1f9c1', pie: '1f967', chocolate: '1f36b', candy: '1f36c',
  lollipop: '1f36d', custard: '1f36e', honey: '1f36f', 'baby-bottle': '1f37c', milk: '1f95b', coffee: '2615',
  teapot: '1fad6', tea: '1f375', sake: '1f376', champagne: '1f37e', wine: '1f377', cocktail: '1f378',
  'tropical-drink': '1f379', beer: '1f37a', beers: '1f37b', tumbler: '1f943', pouring: '1fad7', cup: '1f964',
  'bubble-tea': '1f9cb', juice: '1f9c3', mate: '1f9c9', ice: '1f9ca', jar: '1fad9',
  // kitchen and home
  chopsticks: '1f962', plate: '1f37d-fe0f', cutlery: '1f374', spoon: '1f944', knife: '1f52a', amphora: '1f3fa',
  couch: '1f6cb-fe0f', chair: '1fa91', bed: '1f6cf-fe0f', door: '1f6aa', mirror: '1fa9e', window: '1fa9f',
  toilet: '1f6bd', shower: '1f6bf', bathtub: '1f6c1', plunger: '1faa0', razor: '1fa92', lotion: '1f9f4',
  'safety-pin': '1f9f7', broom: '1f9f9', basket: '1f9fa', paper: '1f9fb', bucket: '1faa3', soap: '1f9fc',
  bubbles: '1fae7', toothbrush: '1faa5', sponge: '1f9fd', extinguisher: '1f9ef', cart: '1f6d2', candle: '1f56f-fe0f',
  bulb: '1f4a1', 'potted-plant': '1fab4', teddy: '1f9f8', frame: '1f5bc-fe0f', thread: '1f9f5', yarn: '1f9f6',
  'house-garden': '1f3e1', sparkles: '2728', wastebasket: '1f5d1-fe0f', fire: '1f525', droplet: '1f4a7',
  // electronics and office
  television: '1f4fa', laptop: '1f4bb', desktop: '1f5a5-fe0f', printer: '1f5a8-fe0f', keyboard: '2328-fe0f',
  mouse: '1f5b1-fe0f', battery: '1f50b', plug: '1f50c', phone: '1f4f1', telephone: '260e-fe0f', camera: '1f4f7',
  'video-camera': '1f4f9', headphones: '1f3a7', microphone: '1f3a4', radio: '1f4fb', speaker: '1f50a', watch: '231a',
  'alarm-clock': '23f0', joystick: '1f579-fe0f', satellite: '1f4e1', clapper: '1f3ac',
  guitar: '1f3b8', piano: '1f3b9', drum: '1f941', notebook: '1f4d3', books: '1f4da', pencil: '270f-fe0f',
  pen: '1f58a-fe0f', crayon: '1f58d-fe0f', brush: '1f58c-fe0f', scissors: '2702-fe0f', ruler: '1f4cf',
  triangle: '1f4d0', paperclip: '1f587-fe0f', pushpin: '1f4cc', folder: '1f4c1', 'file-box': '1f5c3-fe0f',
  cabinet: '1f5c4-fe0f', clipboard: '1f4cb', document: '1f4c4', memo: '1f4dd', calendar: '1f4c5', abacus: '1f9ee',
  envelope: '2709-fe0f', briefcase: '1f4bc', backpack: '1f392', package: '1f4e6', microscope: '1f52c', receipt: '1f9fe',
  // tools, outdoor, motoring
  hammer: '1f528', wrench: '1f527', screwdriver: '1fa9b', saw: '1fa9a', axe: '1fa93', toolbox: '1f9f0', ladder: '1fa9c',
  gear: '2699-fe0f', clamp: '1f5dc-fe0f', 'nut-bolt': '1f529', magnet: '1f9f2', flashlight: '1f526', rope: '1faa2',
  tent: '26fa', camping: '1f3d5-fe0f', umbrella: '26f1-fe0f', 'rain-umbrella': '2614', beach: '1f3d6-fe0f',
  sun: '2600-fe0f', palm: '1f334', wave: '1f30a', bicycle: '1f6b2', car: '1f697', wheel: '1f6de', 'fuel-pump': '26fd',
  motorcycle: '1f3cd-fe0f', luggage: '1f9f3', compass: '1f9ed', fishing: '1f3a3', sunflower: '1f33b', hibiscus: '1f33a',
  rose: '1f339', tulip: '1f337', bouquet: '1f490', blossom: '1f33c', cactus: '1f335', tree: '1f333', lock: '1f512',
  lifebuoy: '1f6df', wood: '1fab5', bricks: '1f9f1',
  // sport and play
  football: '26bd', basketball: '1f3c0', baseball: '26be', volleyball: '1f3d0', tennis: '1f3be', 'ping-pong': '1f3d3',
  boxing: '1f94a', goggles: '1f97d', 'diving-mask': '1f93f', skateboard: '1f6f9', kite: '1fa81', 'yo-yo': '1fa80',
  dart: '1f3af', puzzle: '1f9e9', dice: '1f3b2', palette: '1f3a8', robot: '1f916', rocket: '1f680',
  dinosaur: '1f996', unicorn: '1f984', train: '1f682', 'race-car': '1f3ce-fe0f', doll: '1fa86', balloon: '1f388',
  pinata: '1fa85', gift: '1f381', party: '1f389', scooter: '1f6f4', roller: '1f6fc', airplane: '2708-fe0f',
  trophy: '1f3c6', flyer: '1f94f', cards: '1f0cf',
  // clothing
  't-shirt': '1f455', jeans: '1f456', dress: '1f457', shorts: '1fa73', socks: '1f9e6', shoe: '1f45f',
  'hiking-boot': '1f97e', sandal: '1fa74', 'high-heel': '1f461', coat: '1f9e5', cap: '1f9e2', 'sun-hat': '1f452',
  glasses: '1f453', sunglasses: '1f576-fe0f', gloves: '1f9e4', scarf: '1f9e3', swimsuit: '1fa71', bikini: '1f459',
  briefs: '1fa72', handbag: '1f45c', purse: '1f45b', 'formal-shoe': '1f45e', blouse: '1f45a', necktie: '1f454',
  'safety-vest': '1f9ba', helmet: '26d1-fe0f',
  // health, beauty, baby, pets
  pill: '1f48a', syringe: '1f489', bandage: '1fa79', stethoscope: '1fa7a', thermometer: '1f321-fe0f', heart: '2764-fe0f',
  lipstick: '1f484', 'nail-polish': '1f485', comb: '1faae', tooth: '1f9b7', muscle: '1f4aa', bone: '1f9b4', dog: '1f415',
  'dog-face': '1f436', cat: '1f408', 'cat-face': '1f431', poodle: '1f429', paw: '1f43e', parrot: '1f99c', bird: '1f426',
  rabbit: '1f430', hamster: '1f439', 'tropical-fish': '1f420', baby: '1f476', chick: '1f425', bear: '1f43b',
  honeybee: '1f41d', 'test-tube': '1f9ea', moon: '1f319', feather: '1fab6',
} as const;

/** A name of the list above, for instance `red-apple`. */
export type EmojiName = keyof typeof emojiFiles;

/** Narrows any text to an {@link EmojiName}. */
export function isEmojiName(name: string): name is EmojiName {
  return Object.hasOwn(emojiFiles, name);
}
