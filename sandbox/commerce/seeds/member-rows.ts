import type { MembershipType, SeedOrder, SeedOrderStatus } from './types.ts';

/** `[alias, street, description, city, region, postal code, latitude, longitude]` */
export type AddressRow = readonly [string, string, string, string, string, string, number, number];

/** `[days ago, status, delivery, 'sku*quantity sku*quantity']` */
export type OrderRow = readonly [number, SeedOrderStatus, SeedOrder['delivery'], string];

/**
 * Seed of a member: login before `@tarima.test`, names, type, preferred club, six digits of the account, the card
 * number unless it is the account's first, phone, birth date, and days until the membership expires (negative when
 * expired).
 */
export type MemberRow = {
  login: string;
  names: readonly [first: string, last: string];
  type: MembershipType;
  club: string;
  account: string;
  card?: string;
  phone: string;
  born: string;
  expires: number;
  language: 'es' | 'en';
  addresses: readonly AddressRow[];
  orders: readonly OrderRow[];
};

const pickup = 'PICK_UP_IN_CLUB';
const home = 'DELIVERY';

// biome-ignore format: a table is most readable with a few lines per member
export const memberRows: readonly MemberRow[] = [
  { login: 'ana', names: ['Ana Lucía', 'Rojas Vargas'], type: 'DIAMOND', club: '6401', account: '104512', phone: '+50688214512', born: '1986-04-17', expires: 214, language: 'es',
    addresses: [
      ['Casa', 'Calle Los Laureles, condominio Bosques, casa 14', 'Portón verde, guarda las 24 horas', 'Escazú', 'San José', '10201', 9.9276, -84.1443],
      ['Oficina', 'Paseo Colón, torre Mercedes, piso 5', 'Preguntar por Ana en recepción', 'San José', 'San José', '10104', 9.9352, -84.0939],
    ],
    orders: [[41, '7000', home, '110101-1*1 120303-1*2 110109-1*1'], [16, '7000', pickup, '120202-1*1 120107-1*2 110107-1*1'], [1, '2000', pickup, '110118-1*1 120302-1*1']] },
  { login: 'marcus', names: ['Marcus', 'Campbell'], type: 'PLATINUM', club: '7201', account: '220871', phone: '+18768550871', born: '1979-11-02', expires: 156, language: 'en',
    addresses: [['Home', '12 Waterloo Road', 'Blue gate, ring twice', 'Kingston', 'Saint Andrew', 'JMAAW10', 18.0226, -76.788]],
    orders: [[28, '7000', pickup, '110111-1*2 120204-1*1'], [3, '3000', pickup, '110114-1*1 120206-1*2']] },
  { login: 'lucia', names: ['Lucía', 'Restrepo Mejía'], type: 'BUSINESS', club: '6101', account: '330145', phone: '+573104430145', born: '1990-07-23', expires: 98, language: 'es',
    addresses: [['Restaurante', 'Calle 85 # 12-40, local 2', 'Entrada de proveedores por la carrera 13', 'Bogotá', 'Bogotá D. C.', '110221', 4.6686, -74.0541]],
    orders: [[60, '7000', home, '110109-1*4 110120-1*3 110121-1*2'], [22, '7000', home, '120304-1*6 110101-1*3'], [5, '9000', home, '120201-1*4']] },
  { login: 'diego', names: ['Diego', 'Solano Quirós'], type: 'BUSINESS_PLATINUM', club: '6402', account: '104777', phone: '+50688304777', born: '1974-01-30', expires: 301, language: 'es',
    addresses: [['Soda La Esquina', 'Barrio Los Yoses, 75 m sur', 'Rótulo rojo', 'San José', 'San José', '11501', 9.9328, -84.0571]],
    orders: [[12, '7000', home, '110109-1*5 110104-1*4'], [2, '3000', home, '120304-1*8 120204-1*3']] },
  { login: 'sofia', names: ['Sofía', 'Chaves Mora'], type: 'DIAMOND', club: '6403', account: '105020', phone: '+50687115020', born: '1993-09-09', expires: 40, language: 'es',
    addresses: [['Apartamento', 'Residencial Los Arcos, apto. 3B', 'Timbre 3B', 'Heredia', 'Heredia', '40101', 9.9871, -84.1362]],
    orders: [[33, '7000', pickup, '120105-1*2 120305-1*1']] },
  { login: 'esteban', names: ['Esteban', 'Villalobos Araya'], type: 'DIAMOND', club: '6404', account: '105333', phone: '+50686425333', born: '1968-12-12', expires: -20, language: 'es',
    addresses: [['Casa', 'Del parque Juan Santamaría 300 m este', 'Casa esquinera, verjas blancas', 'Alajuela', 'Alajuela', '20101', 10.0163, -84.2116]],
    orders: [[190, '7000', pickup, '110105-1*2']] },
  { login: 'mariela', names: ['Mariela', 'Cordero Brenes'], type: 'DIAMOND', club: '6406', account: '105871', phone: '+50683905871', born: '1982-03-05', expires: 75, language: 'es',
    addresses: [['Casa', 'Residencial Omega, casa 22', 'Frente al parque', 'Curridabat', 'San José', '11801', 9.9116, -84.0335]], orders: [] },
  { login: 'kevin', names: ['Kevin', 'Baltodano Ruiz'], type: 'DIAMOND', club: '6408', account: '106004', phone: '+50689936004', born: '1996-06-28', expires: 340, language: 'es',
    addresses: [['Hotel', 'Ruta 21, 4 km al sur del aeropuerto', 'Recepción', 'Liberia', 'Guanacaste', '50104', 10.5722, -85.5401]],
    orders: [[9, '7000', pickup, '120102-1*4 120207-1*2']] },
  { login: 'carmen', names: ['Carmen', 'De Gracia'], type: 'DIAMOND', club: '6201', account: '210450', phone: '+50766120450', born: '1988-08-14', expires: 188, language: 'es',
    addresses: [['Casa', 'Calle 74 Este, San Francisco', 'PH Vista Bella, torre 2', 'Ciudad de Panamá', 'Panamá', '0816', 8.9941, -79.5037]],
    orders: [[18, '7000', home, '110111-1*3 110103-1*1']] },
  { login: 'ricardo', names: ['Ricardo', 'Him Batista'], type: 'BUSINESS', club: '6202', account: '210982', phone: '+50769910982', born: '1971-02-19', expires: 55, language: 'es',
    addresses: [['Bodega', 'Parque Industrial Costa del Este, galera 9', 'Rampa 3', 'Ciudad de Panamá', 'Panamá', '0834', 9.0172, -79.4581]],
    orders: [[45, '7000', home, '110120-1*10'], [7, '7000', home, '110109-1*12']] },
  { login: 'yarelis', names: ['Yarelis', 'Pitti'], type: 'PLATINUM', club: '6205', account: '211311', phone: '+50767551311', born: '1995-10-01', expires: -3, language: 'es',
    addresses: [['Casa', 'Urbanización Los Abanicos', 'Casa amarilla', 'David', 'Chiriquí', '0401', 8.4381, -82.4211]], orders: [] },
  { login: 'julio', names: ['Julio', 'Monterroso'], type: 'DIAMOND', club: '6301', account: '310118', phone: '+50254120118', born: '1980-05-25', expires: 265, language: 'es',
    addresses: [['Casa', '12 calle 3-25, zona 11, colonia Carabanchel', 'Portón negro', 'Ciudad de Guatemala', 'Guatemala', '01011', 14.6154, -90.5441]],
    orders: [[25, '7000', pickup, '110105-1*3 120108-1*2']] },
  { login: 'gabriela', names: ['Gabriela', 'Ixcot de León'], type: 'BUSINESS_PLATINUM', club: '6304', account: '310774', phone: '+50242330774', born: '1985-12-03', expires: 140, language: 'es',
    addresses: [['Cafetería', '4a calle 15-10, zona 3', 'Junto al parque Benito Juárez', 'Quetzaltenango', 'Quetzaltenango', '09001', 14.8424, -91.5179]],
    orders: [[14, '7000', pickup, '120303-1*6 110121-1*2']] },
  { login: 'roberto', names: ['Roberto', 'Menjívar'], type: 'DIAMOND', club: '6501', account: '510033', phone: '+50378110033', born: '1977-07-07', expires: 29, language: 'es',
    addresses: [['Casa', 'Calle Cuscatlán, residencial Las Luces 8', 'Caseta de vigilancia', 'Antiguo Cuscatlán', 'La Libertad', '1502', 13.6721, -89.2448]],
    orders: [[50, '7000', home, '110104-1*2 120301-1*1']] },
  { login: 'ingrid', names: ['Ingrid', 'Portillo de Salazar'], type: 'PLATINUM', club: '6502', account: '510246', phone: '+50370240246', born: '1991-01-11', expires: 310, language: 'es',
    addresses: [['Casa', 'Colonia Médica, pasaje 2, casa 6', 'Frente a la clínica', 'San Salvador', 'San Salvador', '1101', 13.7117, -89.2032]], orders: [] },
  { login: 'walter', names: ['Wálter', 'Zelaya Funes'], type: 'DIAMOND', club: '6601', account: '610501', phone: '+50499120501', born: '1969-04-04', expires: 81, language: 'es',
    addresses: [['Casa', 'Colonia Palmira, avenida República de Chile', 'Casa 1422', 'Tegucigalpa', 'Francisco Morazán', '11101', 14.1001, -87.1897]],
    orders: [[36, '7000', pickup, '110101-1*2 110104-1*2']] },
  { login: 'dunia', names: ['Dunia', 'Paz Mejía'], type: 'BUSINESS', club: '6603', account: '610980', phone: '+50495560980', born: '1983-11-21', expires: -45, language: 'es',
    addresses: [['Pulpería', 'Barrio Guamilito, 8 calle', 'Local celeste', 'San Pedro Sula', 'Cortés', '21101', 15.5099, -88.0303]], orders: [] },
  { login: 'xiomara', names: ['Xiomara', 'Espinoza Leiva'], type: 'DIAMOND', club: '6701', account: '710062', phone: '+50588120062', born: '1987-02-27', expires: 177, language: 'es',
    addresses: [['Casa', 'Altamira, del Vicky 1 c. al lago', 'Casa 412', 'Managua', 'Managua', '14034', 12.1211, -86.2573]],
    orders: [[20, '7000', home, '110105-1*1 120301-1*2']] },
  { login: 'rosanny', names: ['Rosanny', 'Peralta'], type: 'DIAMOND', club: '6801', account: '810214', phone: '+18095510214', born: '1992-06-15', expires: 240, language: 'es',
    addresses: [['Casa', 'Calle Max Henríquez Ureña 52, Piantini', 'Torre Caney, apto. 7A', 'Santo Domingo', 'Distrito Nacional', '10127', 18.4721, -69.9402]],
    orders: [[11, '7000', home, '110101-1*2 120204-1*1 120101-1*1']] },
  { login: 'hector', names: ['Héctor', 'Almonte'], type: 'BUSINESS_PLATINUM', club: '6804', account: '810655', phone: '+18297430655', born: '1976-09-30', expires: 118, language: 'es',
    addresses: [['Colmado', 'Calle del Sol 88', 'Entrada por el callejón', 'Santiago de los Caballeros', 'Santiago', '51000', 19.4512, -70.6943]],
    orders: [[4, '3000', home, '110109-1*8 110113-1*6']] },
  { login: 'camilo', names: ['Camilo', 'Arango Duque'], type: 'DIAMOND', club: '6105', account: '330388', phone: '+573004430388', born: '1984-10-18', expires: 199, language: 'es',
    addresses: [['Apartamento', 'Carrera 37 # 10A-25', 'Edificio Guayacanes, 802', 'Medellín', 'Antioquia', '050021', 6.2079, -75.5667]],
    orders: [[30, '7000', pickup, '110110-1*1 120306-1*1']] },
  { login: 'valentina', names: ['Valentina', 'Char Donado'], type: 'PLATINUM', club: '6103', account: '330721', phone: '+573154430721', born: '1997-05-08', expires: 62, language: 'es',
    addresses: [['Casa', 'Carrera 58 # 79-120', 'Casa de dos pisos', 'Barranquilla', 'Atlántico', '080020', 11.0016, -74.8079]], orders: [] },
  { login: 'giselle', names: ['Giselle', 'Croes'], type: 'DIAMOND', club: '6901', account: '910044', phone: '+2975940044', born: '1981-08-29', expires: 285, language: 'en',
    addresses: [['Home', 'Caya Punta Brabo 17', 'White wall, palm tree', 'Oranjestad', 'Oranjestad', '00000', 12.5303, -70.0311]],
    orders: [[8, '7000', pickup, '120102-1*1 110117-1*2']] },
  { login: 'ruben', names: ['Ruben', 'Tromp'], type: 'BUSINESS', club: '6902', account: '910201', phone: '+2976630201', born: '1973-03-14', expires: 33, language: 'en',
    addresses: [['Snack bar', 'Main Street 40', 'Deliver to the back door', 'San Nicolas', 'San Nicolas', '00000', 12.4352, -69.9119]], orders: [] },
  { login: 'shanice', names: ['Shanice', 'Brathwaite'], type: 'DIAMOND', club: '7001', account: '120077', card: '0002', phone: '+12468230077', born: '1989-12-24', expires: 151, language: 'en',
    addresses: [['Home', '8 Pine Gardens', 'Second house after the church', 'Bridgetown', 'Saint Michael', 'BB11113', 13.0986, -59.5949]],
    orders: [[27, '7000', pickup, '110111-1*1 110102-1*1']] },
  { login: 'anil', names: ['Anil', 'Ramkissoon'], type: 'PLATINUM', club: '7101', account: '150333', phone: '+18686840333', born: '1978-04-21', expires: 221, language: 'en',
    addresses: [['Home', '15 Rodney Road', 'Corner lot', 'Chaguanas', 'Chaguanas', '500312', 10.5201, -61.4046]],
    orders: [[17, '7000', home, '110102-1*2 110106-1*3']] },
  { login: 'kezia', names: ['Kezia', 'Mohammed'], type: 'BUSINESS_PLATINUM', club: '7102', account: '150812', phone: '+18687720812', born: '1986-01-06', expires: -12, language: 'en',
    addresses: [['Bakery', '27 Ariapita Avenue', 'Side entrance before 10', 'Port of Spain', 'Port of Spain', '170412', 10.6629, -61.5257]],
    orders: [[80, '7000', pickup, '110120-1*8']] },
  { login: 'tanya', names: ['Tanya', 'Wright-Brown'], type: 'DIAMOND', club: '7203', account: '221405', phone: '+18764731405', born: '1994-07-19', expires: 320, language: 'en',
    addresses: [['Home', '3 Bogue Heights', 'Top of the hill', 'Montego Bay', 'Saint James', 'JMCJS01', 18.4521, -77.9275]], orders: [] },
  { login: 'delroy', names: ['Delroy', 'Hylton'], type: 'BUSINESS', club: '7202', account: '221960', phone: '+18765521960', born: '1965-09-12', expires: 47, language: 'en',
    addresses: [['Cook shop', 'Braeton Parkway 61', 'Opposite the gas station', 'Portmore', 'Saint Catherine', 'JMCCN03', 17.9489, -76.8922]],
    orders: [[6, '7000', pickup, '120204-1*4 110101-1*2']] },
  { login: 'elise', names: ['Elise', 'Petersen'], type: 'DIAMOND', club: '7301', account: '730019', phone: '+13405130019', born: '1983-05-31', expires: 132, language: 'en',
    addresses: [['Home', '41 Frenchtown Road', 'Yellow shutters', 'Charlotte Amalie', 'Saint Thomas', '00802', 18.3371, -64.9424]],
    orders: [[13, '7000', pickup, '120103-1*1 120206-1*1']] },
];
