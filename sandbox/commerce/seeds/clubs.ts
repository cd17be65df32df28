import { encodePlusCode } from '@tarima/markets/plus-code';
import { getMarket, type MarketCode } from '@tarima/markets/table';
import { getRoundedDistanceKm } from './geography.ts';
import type { OpeningHours, SeedClub } from './types.ts';

const hours: OpeningHours = { weekdays: ['09:00', '20:30'], saturday: ['08:30', '20:30'], sunday: ['09:00', '19:00'] };
const islandHours: OpeningHours = {
  weekdays: ['09:00', '20:00'],
  saturday: ['09:00', '20:00'],
  sunday: ['10:00', '17:00'],
};

type Row = readonly [
  key: string,
  name: string,
  street: string,
  city: string,
  region: string,
  postalCode: string,
  phone: string,
  latitude: number,
  longitude: number,
];

// biome-ignore format: a table is most readable with one row per club
const rows: Record<MarketCode, readonly Row[]> = {
  CR: [
    ['6401', 'Escazú', 'Autopista Próspero Fernández, salida a Guachipelín', 'Escazú', 'San José', '10203', '2588 6401', 9.942, -84.1437],
    ['6402', 'Zapote', '400 m sur de la Casa Presidencial', 'San José', 'San José', '10105', '2588 6402', 9.9183, -84.0562],
    ['6403', 'Heredia', 'Avenida 10, contiguo al Palacio de los Deportes', 'Heredia', 'Heredia', '40101', '2588 6403', 9.9992, -84.1265],
    ['6404', 'Alajuela', 'Radial Francisco J. Orlich, 300 m norte', 'Alajuela', 'Alajuela', '20101', '2588 6404', 10.0058, -84.209],
    ['6405', 'Cartago', 'Avenida 2, salida a Paraíso', 'Cartago', 'Cartago', '30101', '2588 6405', 9.8631, -83.9123],
    ['6406', 'Tres Ríos', 'Carretera Florencio del Castillo, km 11', 'La Unión', 'Cartago', '30301', '2588 6406', 9.9069, -83.9871],
    ['6407', 'Llorente', 'Ruta 5, 200 m este del cruce', 'Tibás', 'San José', '11303', '2588 6407', 9.9608, -84.0778],
    ['6408', 'Liberia', 'Interamericana Norte, cruce de Liberia', 'Liberia', 'Guanacaste', '50101', '2588 6408', 10.6267, -85.4437],
  ],
  PA: [
    ['6201', 'Vía Brasil', 'Vía Brasil con calle 50', 'Ciudad de Panamá', 'Panamá', '0801', '302 6201', 8.9934, -79.5117],
    ['6202', 'Costa del Este', 'Avenida Centenario', 'Ciudad de Panamá', 'Panamá', '0834', '302 6202', 9.012, -79.4672],
    ['6203', 'Brisas del Golf', 'Calle Primera, Brisas del Golf', 'San Miguelito', 'Panamá', '0836', '302 6203', 9.0589, -79.4561],
    ['6204', 'La Chorrera', 'Vía Interamericana, salida oeste', 'La Chorrera', 'Panamá Oeste', '1001', '302 6204', 8.8803, -79.7833],
    ['6205', 'David', 'Vía Interamericana, entrada a David', 'David', 'Chiriquí', '0401', '302 6205', 8.4333, -82.4333],
  ],
  GT: [
    ['6301', 'Miraflores', 'Calzada Roosevelt 22-43, zona 11', 'Ciudad de Guatemala', 'Guatemala', '01011', '2379 6301', 14.6211, -90.5531],
    ['6302', 'Vista Hermosa', 'Bulevar Vista Hermosa 24-40, zona 15', 'Ciudad de Guatemala', 'Guatemala', '01015', '2379 6302', 14.5872, -90.4886],
    ['6303', 'Fraijanes', 'Carretera a El Salvador, km 16.5', 'Fraijanes', 'Guatemala', '01062', '2379 6303', 14.5342, -90.4508],
    ['6304', 'Xela', 'Avenida Las Américas 7-12, zona 3', 'Quetzaltenango', 'Quetzaltenango', '09001', '2379 6304', 14.8447, -91.5231],
  ],
  SV: [
    ['6501', 'Santa Elena', 'Bulevar Orden de Malta', 'Antiguo Cuscatlán', 'La Libertad', '1502', '2246 6501', 13.6628, -89.2519],
    ['6502', 'Los Héroes', 'Bulevar de los Héroes', 'San Salvador', 'San Salvador', '1101', '2246 6502', 13.7062, -89.2113],
    ['6503', 'San Miguel', 'Avenida Roosevelt Sur', 'San Miguel', 'San Miguel', '3301', '2246 6503', 13.4768, -88.1779],
  ],
  HN: [
    ['6601', 'La Florencia', 'Bulevar Suyapa, colonia La Florencia', 'Tegucigalpa', 'Francisco Morazán', '11101', '2206 6601', 14.0834, -87.1762],
    ['6602', 'El Sauce', 'Anillo Periférico, El Sauce', 'Tegucigalpa', 'Francisco Morazán', '11101', '2206 6602', 14.0607, -87.1924],
    ['6603', 'San Pedro Sula', 'Bulevar del Norte, salida a Puerto Cortés', 'San Pedro Sula', 'Cortés', '21101', '2206 6603', 15.5303, -88.0316],
  ],
  NI: [
    ['6701', 'Carretera a Masaya', 'Carretera a Masaya, km 5', 'Managua', 'Managua', '14034', '2264 6701', 12.1098, -86.2519],
    ['6702', 'León', 'Bypass de León, salida a Chinandega', 'León', 'León', '21000', '2264 6702', 12.4379, -86.878],
  ],
  DO: [
    ['6801', 'Los Prados', 'Avenida Charles de Gaulle esquina Núñez de Cáceres', 'Santo Domingo', 'Distrito Nacional', '10131', '334 6801', 18.4793, -69.9535],
    ['6802', 'Arroyo Hondo', 'Carretera Arroyo Hondo', 'Santo Domingo', 'Distrito Nacional', '10605', '334 6802', 18.4997, -69.9648],
    ['6803', 'San Isidro', 'Autopista San Isidro, km 9', 'Santo Domingo Este', 'Santo Domingo', '11501', '334 6803', 18.4902, -69.8287],
    ['6804', 'Santiago', 'Avenida Estrella Sadhalá', 'Santiago de los Caballeros', 'Santiago', '51000', '334 6804', 19.4632, -70.6841],
    ['6805', 'Punta Cana', 'Bulevar Turístico del Este', 'Punta Cana', 'La Altagracia', '23301', '334 6805', 18.6018, -68.4055],
  ],
  CO: [
    ['6101', 'Salitre', 'Avenida Calle 26 con carrera 68', 'Bogotá', 'Bogotá D. C.', '111321', '601 485 6101', 4.6542, -74.1089],
    ['6102', 'Usaquén', 'Carrera 7 con calle 132', 'Bogotá', 'Bogotá D. C.', '110121', '601 485 6102', 4.7131, -74.0314],
    ['6103', 'Barranquilla', 'Carrera 53 con calle 98', 'Barranquilla', 'Atlántico', '080020', '605 385 6103', 11.0061, -74.8237],
    ['6104', 'Cali', 'Calle 18, Ciudad Jardín', 'Cali', 'Valle del Cauca', '760033', '602 485 6104', 3.3634, -76.5352],
    ['6105', 'Medellín', 'Avenida El Poblado, carrera 43A', 'Medellín', 'Antioquia', '050022', '604 485 6105', 6.2013, -75.5741],
    ['6106', 'Pereira', 'Avenida 30 de Agosto', 'Pereira', 'Risaralda', '660003', '606 385 6106', 4.8134, -75.7128],
  ],
  AW: [
    ['6901', 'Oranjestad', 'L. G. Smith Boulevard', 'Oranjestad', 'Oranjestad', '00000', '528 6901', 12.5227, -70.0387],
    ['6902', 'San Nicolas', 'Bernard van de Veen Zeppenfeldstraat', 'San Nicolas', 'San Nicolas', '00000', '528 6902', 12.4368, -69.9076],
  ],
  BB: [
    ['7001', 'Green Hill', 'Green Hill, ABC Highway', 'Bridgetown', 'Saint Michael', 'BB12001', '417 7001', 13.1266, -59.5931],
    ['7002', 'Holetown', 'Highway 1, Sunset Crest', 'Holetown', 'Saint James', 'BB24016', '417 7002', 13.1867, -59.638],
  ],
  TT: [
    ['7101', 'Chaguanas', 'Mulchan Seuchan Road', 'Chaguanas', 'Chaguanas', '500234', '672 7101', 10.5168, -61.4119],
    ['7102', 'Port of Spain', 'Wrightson Road', 'Port of Spain', 'Port of Spain', '100623', '672 7102', 10.6552, -61.5237],
    ['7103', 'Mausica', 'Mausica Road', 'Arima', 'Tunapuna–Piarco', '301113', '672 7103', 10.6379, -61.3009],
    ['7104', 'La Romain', 'South Trunk Road', 'San Fernando', 'San Fernando', '600212', '672 7104', 10.2501, -61.4689],
  ],
  JM: [
    ['7201', 'Kingston', '111 Red Hills Road', 'Kingston', 'Saint Andrew', 'JMAAW19', '969 7201', 18.0297, -76.8161],
    ['7202', 'Portmore', 'Portmore Parkway', 'Portmore', 'Saint Catherine', 'JMCCN05', '969 7202', 17.9668, -76.8793],
    ['7203', 'Montego Bay', 'Alice Eldemire Drive', 'Montego Bay', 'Saint James', 'JMCJS15', '969 7203', 18.4696, -77.9287],
  ],
  VI: [
    ['7301', 'Saint Thomas', '5000 Weymouth Rhymer Highway', 'Charlotte Amalie', 'Saint Thomas', '00802', '775 7301', 18.3367, -64.8986],
    ['7302', 'Saint Croix', 'Melvin H. Evans Highway', 'Christiansted', 'Saint Croix', '00820', '775 7302', 17.7228, -64.7776],
  ],
};

const pickupOnlyByPhone = new Set(['6702', '7302']);
const islands = new Set<MarketCode>(['AW', 'BB', 'TT', 'JM', 'VI']);
/** Delivery radius of a club. */
export const deliveryRadiusKm = 45;

const clubsWithLocation = (Object.keys(rows) as MarketCode[]).flatMap((country) =>
  rows[country].map(([key, name, street, city, region, postalCode, phone, latitude, longitude]) => ({
    key,
    country,
    name,
    address: { street, city, region, postalCode, phone: `+${getMarket(country).callingCode} ${phone}` },
    latitude,
    longitude,
    timeZone: getMarket(country).timeZone,
    hours: islands.has(country) ? islandHours : hours,
    ecommerceEnabled: !pickupOnlyByPhone.has(key),
    plusCode: encodePlusCode(latitude, longitude),
  })),
);

/** Lists at most three clubs of a country that deliver to a point, nearest first; empty outside every radius. */
export function listDeliveringClubs(
  country: MarketCode,
  point: { latitude: number; longitude: number },
): { club: string; distanceKm: number }[] {
  return clubsWithLocation
    .filter((club) => club.country === country && club.ecommerceEnabled)
    .map((club) => ({ club: club.key, distanceKm: getRoundedDistanceKm(point, club) }))
    .filter((entry) => entry.distanceKm <= deliveryRadiusKm)
    .sort((left, right) => left.distanceKm - right.distanceKm)
    .slice(0, 3);
}

/** The clubs of all thirteen markets (CLUBS-3). */
export const clubs: SeedClub[] = clubsWithLocation.map((club) => ({
  ...club,
  fulfillmentClubs: listDeliveringClubs(club.country, club).map((entry) => entry.club),
}));
