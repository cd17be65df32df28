/** Class of a search query; scores are reported per class. */
export type QueryClass = 'plain' | 'mistake' | 'plural' | 'brand' | 'category' | 'otherLanguage' | 'region' | 'phrase';

/** A search query with its relevant products. */
export interface JudgedQuery {
  readonly text: string;
  readonly language: 'es' | 'en';
  readonly kind: QueryClass;
  /** Ids of products, any of which is a correct first result. */
  readonly expected: readonly string[];
}

/**
 * One query per line as `text = ids`: searches as people type them, with the products that a shopper would expect among the
 * first three results. Written before any search was run, for the seed catalogue (sandbox/commerce/seeds/products).
 */
const judged: Readonly<Record<`${'es' | 'en'} ${QueryClass}`, string>> = {
  'es plain': `
    arroz = 110101 110102 110103 110122 110123 110124 110125
    leche = 120303 190303 120315 120316
    huevos = 120304
    café = 150101 150102 150103 150106 150107 150108 150110
    azúcar = 110121 110181
    atún = 110114
    pollo = 120204 120205 140402
    agua = 150201 150202 150203
    cerveza = 150401 150402 150406 150407 150408 150409
    queso = 120301 120302 120308 120309 120313 120314
    pan = 130101 130102 130103 130111
    papel higiénico = 170101 170109 170110
    detergente = 170201 170202
    cloro = 170204
    pañales = 190101 190105 190106
    televisor = 210101 210102 210103
    licuadora = 220203
    cafetera = 220202
    taladro = 230101
    champú = 180101 190201
    miel = 110118
    helado = 140501 140502 140503 140504
    bloqueador = 180103
    audífonos = 210105 210114
    zanahoria picada con brócoli = 120109 140301`,
  'en plain': `
    rice = 110101 110102 110103 110122 110123 110124 110125
    milk = 120303 190303 120315 120316
    eggs = 120304
    coffee = 150101 150102 150103 150106 150107 150108 150110
    sugar = 110121 110181
    tuna = 110114
    chicken = 120204 120205 140402 140103
    water = 150201 150202 150203
    beer = 150401 150402 150406 150407 150408 150409
    cheese = 120301 120302 120308 120309 120313 120314
    bread = 130101 130102 130111
    bleach = 170204
    diapers = 190101 190105 190106
    television = 210101 210102 210103
    blender = 220203
    headphones = 210105
    drill = 230101
    sunscreen = 180103
    honey = 110118
    ice cream = 140501 140503 140504
    tent = 230401
    laptop = 210201
    toothpaste = 180201
    pillow = 220503`,
  'es mistake': `
    aroz = 110101 110102 110103 110122 110123 110124 110125
    lehce = 120303 190303 120315 120316
    cafe molido = 150101 150106 150110
    azucar = 110121 110181
    detergnte = 170201 170202
    papel ijienico = 170101 170109 170110
    televicion = 210101 210102 210103
    desodorate = 180105
    choclate = 160301 160302 160303
    panales = 190101 190105 190106
    lavaplato = 170302
    mantekilla de mani = 110119
    atun en agua = 110114
    galetas = 160304 160205 130207 160312 160313 160319 130221
    vicicleta = 230502
    serbilletas = 170103
    jabon de abena = 180102
    cervesa = 150401 150402 150406 150407 150408 150409
    aceite de olva = 110110 110142
    licuadra = 220203`,
  'en mistake': `
    cofee = 150101 150102 150103 150106 150107 150108 150110
    choclate = 160301 160302 160303
    sugr = 110121 110181
    tooth past = 180201
    detergant = 170201 170202
    diappers = 190101 190105 190106
    televison = 210101 210102 210103
    avocadoes = 120106
    strawbery = 120105
    mayonaise = 110113
    hedphones = 210105
    blendr = 220203
    brocoli = 120109
    shampo = 180101 190201
    biclycle = 230502
    spagetti = 110107`,
  'es plural': `
    bananos = 120101
    manzanas = 120103
    lápiz = 240101 240102
    cuaderno = 240201 240205 240206
    almohada = 220503
    sartén = 220102
    galleta = 160304 160205 130207 200104 160312 160313 160319 130221
    vinos = 150403 150405
    bombillo = 220601
    piñas = 120102`,
  'en plural': `
    apple = 120103
    pencil = 240101 240102
    notebook = 240201 240205 240206
    onion rings or fries = 140104 140112
    battery = 210501 210502
    tomato = 120107
    towel = 220502 170102 190202
    chair = 220402 240401 210406 230406
    mango = 120104
    balloon = 250402`,
  'es brand': `
    Don Chepe = 110111 150103 160203
    Cerro Claro = 150101 150102 110102 110103 150107 150106 150110 110123 110127
    café Cerro Claro = 150101 150102 150106 150107 150110
    Pasitos = 190101 190102 190103
    Horizonte = 210101 210102 210103
    arroz Tarima Selecta = 110101
    detergente Clarín = 170201 170202`,
  'en brand': `
    doña merce beans = 110104 110105
    mar adentro tuna = 110114
    horizonte tv = 210101 210102 210103
    finca alegre = 120101 120102 120104 120106 110115
    rabito dog food = 200101 200102 200103 200106 200107 200108
    burbuja = 150304 150305 150208 150314 150315 150316`,
  'es category': `
    frutas = 120101 120102 120103 120104 120105 120106
    mariscos = 120206 120207 120229
    juguetes = 250101 250102 250103 250104 250201 250202 200303
    mascotas = 200101 200102 200103 200104 200105 200201 200202 200203 200204 200301 200302 200303 200304 200401 200402 200403 200404
    vitaminas = 180401 180402 180403 180404
    zapatos = 260401 260402 260403 260404 260405 260406
    lácteos = 120303 120301 120302 120304 120305`,
  'en category': `
    vegetables = 120107 120108 120109 120110 140301
    seafood = 120206 120207 120229
    furniture = 220401 220402 220403
    vitamins = 180401 180402 180403 180404
    snacks = 160101 160102 160103 160104 160105 160201 160202 160203 160204 160205 160206 160207 140101
    cat food = 200201 200202 200205 200206
    cookware = 220101 220102 220103 220104`,
  'es otherLanguage': `
    air fryer = 220201
    rice cooker = 220204
    diapers = 190101 190105 190106
    cookies = 130207 160304 160312 160313 160319 130221
    toilet paper = 170101 170109 170110
    sunscreen = 180103
    laptop = 210201
    dog food = 200101 200102 200103 200106 200107 200108
    power bank = 210502
    hot sauce = 110111`,
  'en otherLanguage': `
    arroz = 110101 110102 110103 110122 110123 110124 110125
    frijoles negros = 110105
    papel higiénico = 170101 170109 170110
    pollo = 120204 120205 140402 140103
    jabón = 180102 190201 180109 190206
    café = 150101 150102 150103 150106 150107 150108 150110
    tres leches = 130202
    piñata = 250401 160305
    cerveza = 150401 150402 150406 150407 150408 150409`,
  'es region': `
    habichuelas = 110104 110105 110128 110131
    guineo = 120101
    gaseosa = 150304 150305 150314 150315 150316 150317
    papitas = 160101
    portátil = 210201
    comida para perro = 200101 200102 200103 200106 200107 200108
    tenis = 260401
    calcetines = 260301
    lejía = 170204
    dentífrico = 180201
    foco = 220601 230105
    torta de cumpleaños = 130201
    auriculares = 210105 210114
    computadora = 210201`,
  'en region': `
    nappies = 190101 190105 190106
    soda = 150304 150305 150314 150315 150316 150317
    bath tissue = 170101 170109 170110
    trash bags = 170107
    garbage bags = 170107
    prawns = 120206
    sneakers = 260401
    phone = 210301 210303
    speaker = 210104`,
  'es phrase': `
    aceite de girasol = 110109
    salsa de tomate = 110112
    frijoles rojos = 110104
    arroz integral = 110103
    pechuga de pollo = 120204
    carne molida = 120202 120219
    alimento para gato = 200201 200205 200206
    pasta de dientes = 180201
    jugo de naranja = 150301
    vino tinto = 150403
    televisor de 55 pulgadas = 210101
    papas a la francesa = 140104
    silla de oficina = 240401
    arena para gato = 200203 200208`,
  'en phrase': `
    olive oil = 110110 110142
    black beans = 110105
    brown rice = 110103
    chicken breast = 120204
    ground beef = 120202
    orange juice = 150301
    red wine = 150403
    laundry detergent = 170202 170201
    peanut butter = 110119
    gas grill = 230301
    office chair = 240401
    beach umbrella = 230403
    frying pan = 220102`,
};

/** All search queries with judgements. */
export const queries: readonly JudgedQuery[] = Object.entries(judged).flatMap(([group, lines]) => {
  const [language, kind] = group.split(' ') as [JudgedQuery['language'], QueryClass];
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', ids = ''] = line.split('=');
      return { text: text.trim(), language, kind, expected: ids.trim().split(/\s+/) };
    });
});
