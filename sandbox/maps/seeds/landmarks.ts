import type { MarketCode } from '@tarima/markets/table';

/** A landmark used in directions; `province` is a name in `provinces.ts`. */
export interface Landmark {
  readonly country: MarketCode;
  readonly name: string;
  readonly town: string;
  readonly province: string;
  readonly latitude: number;
  readonly longitude: number;
}

type Row = readonly [name: string, town: string, province: string, latitude: number, longitude: number];

/** Churches, parks and streets of the capitals and of the towns with a club. */
// biome-ignore format: a table is most readable with one row per place
const rows: Readonly<Record<MarketCode, readonly Row[]>> = {
  CR: [
    ['Catedral Metropolitana', 'San José', 'San José', 9.9326, -84.0783],
    ['Paseo Colón', 'San José', 'San José', 9.9353, -84.0935],
    ['Parque La Sabana', 'San José', 'San José', 9.9359, -84.1032],
    ['Barrio Amón', 'San José', 'San José', 9.9381, -84.0753],
    ['Iglesia de Zapote', 'San José', 'San José', 9.9203, -84.0597],
    ['Iglesia de San Miguel', 'Escazú', 'San José', 9.9189, -84.1399],
    ['Iglesia de San Rafael', 'Escazú', 'San José', 9.9322, -84.1386],
    ['Parque de Guachipelín', 'Escazú', 'San José', 9.9466, -84.1587],
    ['Iglesia de Tibás', 'Tibás', 'San José', 9.9592, -84.0808],
    ['Parque Central de Heredia', 'Heredia', 'Heredia', 9.9985, -84.1169],
    ['Parque Central de Alajuela', 'Alajuela', 'Alajuela', 10.0166, -84.2141],
    ['Basílica de los Ángeles', 'Cartago', 'Cartago', 9.8643, -83.9129],
    ['Iglesia de Tres Ríos', 'La Unión', 'Cartago', 9.9069, -83.9865],
    ['Parque Mario Cañas Ruiz', 'Liberia', 'Guanacaste', 10.6345, -85.4407],
  ],
  PA: [
    ['Catedral Basílica Santa María la Antigua', 'Ciudad de Panamá', 'Panamá', 8.9523, -79.5354],
    ['Vía España', 'Ciudad de Panamá', 'Panamá', 8.9851, -79.5252],
    ['Parque Omar', 'Ciudad de Panamá', 'Panamá', 9.0007, -79.5099],
    ['Avenida Balboa', 'Ciudad de Panamá', 'Panamá', 8.9733, -79.5283],
    ['Iglesia de Brisas del Golf', 'San Miguelito', 'Panamá', 9.0551, -79.4562],
    ['Parque Libertador', 'La Chorrera', 'Panamá Oeste', 8.8802, -79.7833],
    ['Parque Miguel de Cervantes', 'David', 'Chiriquí', 8.4291, -82.4302],
  ],
  GT: [
    ['Catedral Metropolitana', 'Ciudad de Guatemala', 'Guatemala', 14.6424, -90.5129],
    ['Obelisco', 'Ciudad de Guatemala', 'Guatemala', 14.5943, -90.5173],
    ['Calzada Roosevelt', 'Ciudad de Guatemala', 'Guatemala', 14.6225, -90.5487],
    ['Parque Central de Fraijanes', 'Fraijanes', 'Guatemala', 14.4639, -90.4411],
    ['Parque Centro América', 'Quetzaltenango', 'Quetzaltenango', 14.8345, -91.5181],
  ],
  SV: [
    ['Catedral Metropolitana', 'San Salvador', 'San Salvador', 13.6988, -89.1911],
    ['Monumento al Salvador del Mundo', 'San Salvador', 'San Salvador', 13.7012, -89.2244],
    ['Bulevar de los Héroes', 'San Salvador', 'San Salvador', 13.7076, -89.2115],
    ['Parque de Antiguo Cuscatlán', 'Antiguo Cuscatlán', 'La Libertad', 13.6731, -89.2407],
    ['Catedral de San Miguel', 'San Miguel', 'San Miguel', 13.4818, -88.1776],
  ],
  HN: [
    ['Catedral de San Miguel Arcángel', 'Tegucigalpa', 'Francisco Morazán', 14.1055, -87.2043],
    ['Basílica de Suyapa', 'Tegucigalpa', 'Francisco Morazán', 14.0848, -87.1522],
    ['Bulevar Morazán', 'Tegucigalpa', 'Francisco Morazán', 14.0993, -87.1872],
    ['Parque Central de San Pedro Sula', 'San Pedro Sula', 'Cortés', 15.5042, -88.0251],
  ],
  NI: [
    ['Nueva Catedral', 'Managua', 'Managua', 12.1279, -86.2632],
    ['Rotonda Rubén Darío', 'Managua', 'Managua', 12.1277, -86.2655],
    ['Carretera a Masaya', 'Managua', 'Managua', 12.1106, -86.2527],
    ['Catedral de León', 'León', 'León', 12.435, -86.8782],
  ],
  DO: [
    ['Catedral Primada', 'Santo Domingo', 'Distrito Nacional', 18.473, -69.8839],
    ['Parque Mirador Sur', 'Santo Domingo', 'Distrito Nacional', 18.4473, -69.9502],
    ['Avenida Winston Churchill', 'Santo Domingo', 'Distrito Nacional', 18.4683, -69.9394],
    ['Faro a Colón', 'Santo Domingo Este', 'Santo Domingo', 18.4787, -69.8683],
    ['Monumento a los Héroes de la Restauración', 'Santiago de los Caballeros', 'Santiago', 19.4511, -70.6946],
    ['Plaza de Bávaro', 'Punta Cana', 'La Altagracia', 18.6816, -68.4182],
  ],
  CO: [
    ['Plaza de Bolívar', 'Bogotá', 'Bogotá D. C.', 4.5981, -74.076],
    ['Parque de la 93', 'Bogotá', 'Bogotá D. C.', 4.6767, -74.0483],
    ['Avenida El Dorado', 'Bogotá', 'Bogotá D. C.', 4.6512, -74.1043],
    ['Plaza de Usaquén', 'Bogotá', 'Bogotá D. C.', 4.6953, -74.0306],
    ['Plaza de la Paz', 'Barranquilla', 'Atlántico', 10.9878, -74.7889],
    ['Plaza de Cayzedo', 'Cali', 'Valle del Cauca', 3.4517, -76.5325],
    ['Parque El Poblado', 'Medellín', 'Antioquia', 6.2104, -75.5709],
    ['Plaza de Bolívar de Pereira', 'Pereira', 'Risaralda', 4.8143, -75.6946],
  ],
  AW: [
    ['Wilhelmina Park', 'Oranjestad', 'Oranjestad West', 12.5166, -70.0346],
    ['Fort Zoutman', 'Oranjestad', 'Oranjestad West', 12.5181, -70.0352],
    ['Palm Beach', 'Noord', 'Noord/Tanki Leendert', 12.5706, -70.0448],
    ['Santa Theresita Church', 'San Nicolas', 'San Nicolas Zuid', 12.4357, -69.9068],
  ],
  BB: [
    ['National Heroes Square', 'Bridgetown', 'Saint Michael', 13.0968, -59.6145],
    ['Queen’s Park', 'Bridgetown', 'Saint Michael', 13.0993, -59.6097],
    ['Saint James Parish Church', 'Holetown', 'Saint James', 13.1897, -59.6384],
    ['Saint Lawrence Gap', 'Oistins', 'Christ Church', 13.0667, -59.5722],
  ],
  TT: [
    ['Queen’s Park Savannah', 'Port of Spain', 'Port of Spain', 10.6692, -61.5133],
    ['Independence Square', 'Port of Spain', 'Port of Spain', 10.6497, -61.511],
    ['Chaguanas Market', 'Chaguanas', 'Chaguanas', 10.5169, -61.4111],
    ['Arima Dial', 'Arima', 'Arima', 10.6375, -61.2823],
    ['Harris Promenade', 'San Fernando', 'San Fernando', 10.2805, -61.4661],
  ],
  JM: [
    ['Half Way Tree Clock Tower', 'Kingston', 'Saint Andrew', 18.0107, -76.7986],
    ['Emancipation Park', 'Kingston', 'Saint Andrew', 18.0083, -76.7868],
    ['Saint William Grant Park', 'Kingston', 'Kingston', 17.9713, -76.7929],
    ['Portmore Mall', 'Portmore', 'Saint Catherine', 17.9619, -76.8789],
    ['Sam Sharpe Square', 'Montego Bay', 'Saint James', 18.4711, -77.9213],
  ],
  VI: [
    ['Emancipation Garden', 'Charlotte Amalie', 'Saint Thomas', 18.3411, -64.9309],
    ['Magens Bay', 'Charlotte Amalie', 'Saint Thomas', 18.3632, -64.9247],
    ['Fort Christiansvaern', 'Christiansted', 'Saint Croix', 17.7473, -64.702],
    ['Cruz Bay Park', 'Cruz Bay', 'Saint John', 18.331, -64.7948],
  ],
};

export const landmarks: readonly Landmark[] = (Object.keys(rows) as MarketCode[]).flatMap((country) =>
  rows[country].map(([name, town, province, latitude, longitude]) => ({
    country,
    name,
    town,
    province,
    latitude,
    longitude,
  })),
);
