import type { MarketCode } from '@tarima/markets/table';

/** Districts by province and city. A city with an empty list consists of one district with its own name. */
type Districts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const alone: readonly string[] = [];
const cities = (...names: string[]) => Object.fromEntries(names.map((name) => [name, alone]));
const numbered = (word: string, numbers: readonly (number | string)[]) => numbers.map((number) => `${word} ${number}`);

/**
 * Provinces with a complete list of cities; other provinces use the gazetteer's towns. The districts are complete in
 * the provinces of San José and Panamá.
 */
// biome-ignore format: a table reads best as one row a city
export const completeProvinces: Readonly<Partial<Record<MarketCode, Districts>>> = {
  CR: {
    'San José': {
      'San José': ['Carmen', 'Merced', 'Hospital', 'Catedral', 'Zapote', 'San Francisco de Dos Ríos', 'Uruca', 'Mata Redonda', 'Pavas', 'Hatillo', 'San Sebastián'],
      Escazú: ['Escazú', 'San Antonio', 'San Rafael'],
      Desamparados: ['Desamparados', 'San Miguel', 'San Juan de Dios', 'San Rafael Arriba', 'San Antonio', 'Frailes', 'Patarrá', 'San Cristóbal', 'Rosario', 'Damas', 'San Rafael Abajo', 'Gravilias', 'Los Guido'],
      Puriscal: ['Santiago', 'Mercedes Sur', 'Barbacoas', 'Grifo Alto', 'San Rafael', 'Candelarita', 'Desamparaditos', 'San Antonio', 'Chires'],
      Tarrazú: ['San Marcos', 'San Lorenzo', 'San Carlos'],
      Aserrí: ['Aserrí', 'Tarbaca', 'Vuelta de Jorco', 'San Gabriel', 'Legua', 'Monterrey', 'Salitrillos'],
      Mora: ['Colón', 'Guayabo', 'Tabarcia', 'Piedras Negras', 'Picagres', 'Jaris', 'Quitirrisí'],
      Goicoechea: ['Guadalupe', 'San Francisco', 'Calle Blancos', 'Mata de Plátano', 'Ipís', 'Rancho Redondo', 'Purral'],
      'Santa Ana': ['Santa Ana', 'Salitral', 'Pozos', 'Uruca', 'Piedades', 'Brasil'],
      Alajuelita: ['Alajuelita', 'San Josecito', 'San Antonio', 'Concepción', 'San Felipe'],
      'Vázquez de Coronado': ['San Isidro', 'San Rafael', 'Dulce Nombre de Jesús', 'Patalillo', 'Cascajal'],
      Acosta: ['San Ignacio', 'Guaitil', 'Palmichal', 'Cangrejal', 'Sabanillas'],
      Tibás: ['San Juan', 'Cinco Esquinas', 'Anselmo Llorente', 'León XIII', 'Colima'],
      Moravia: ['San Vicente', 'San Jerónimo', 'La Trinidad'],
      'Montes de Oca': ['San Pedro', 'Sabanilla', 'Mercedes', 'San Rafael'],
      Turrubares: ['San Pablo', 'San Pedro', 'San Juan de Mata', 'San Luis', 'Carara'],
      Dota: ['Santa María', 'Jardín', 'Copey'],
      Curridabat: ['Curridabat', 'Granadilla', 'Sánchez', 'Tirrases'],
      'Pérez Zeledón': ['San Isidro de El General', 'El General', 'Daniel Flores', 'Rivas', 'San Pedro', 'Platanares', 'Pejibaye', 'Cajón', 'Barú', 'Río Nuevo', 'Páramo', 'La Amistad'],
      'León Cortés Castro': ['San Pablo', 'San Andrés', 'Llano Bonito', 'San Isidro', 'Santa Cruz', 'San Antonio'],
    },
    Alajuela: {
      ...cities('San Ramón', 'Grecia', 'San Mateo', 'Atenas', 'Naranjo', 'Palmares', 'Poás', 'Orotina', 'San Carlos', 'Zarcero', 'Sarchí', 'Upala', 'Los Chiles', 'Guatuso', 'Río Cuarto'),
      Alajuela: ['Alajuela', 'San José', 'Carrizal', 'San Antonio', 'Guácima', 'San Isidro', 'Sabanilla', 'San Rafael', 'Río Segundo', 'Desamparados', 'Turrúcares', 'Tambor', 'Garita', 'Sarapiquí'],
    },
    Cartago: {
      ...cities('Paraíso', 'Jiménez', 'Turrialba', 'Alvarado', 'Oreamuno', 'El Guarco'),
      Cartago: ['Oriental', 'Occidental', 'Carmen', 'San Nicolás', 'Aguacaliente', 'Guadalupe', 'Corralillo', 'Tierra Blanca', 'Dulce Nombre', 'Llano Grande', 'Quebradilla'],
      'La Unión': ['Tres Ríos', 'San Diego', 'San Juan', 'San Rafael', 'Concepción', 'Dulce Nombre', 'San Ramón', 'Río Azul'],
    },
    Heredia: {
      ...cities('Barva', 'Santo Domingo', 'Santa Bárbara', 'San Rafael', 'San Isidro', 'Flores', 'San Pablo', 'Sarapiquí'),
      Heredia: ['Heredia', 'Mercedes', 'San Francisco', 'Ulloa', 'Varablanca'],
      Belén: ['San Antonio', 'La Ribera', 'La Asunción'],
    },
    Guanacaste: {
      ...cities('Nicoya', 'Santa Cruz', 'Bagaces', 'Carrillo', 'Cañas', 'Abangares', 'Tilarán', 'Nandayure', 'La Cruz', 'Hojancha'),
      Liberia: ['Liberia', 'Cañas Dulces', 'Mayorga', 'Nacascolo', 'Curubandé'],
    },
    Puntarenas: cities('Puntarenas', 'Esparza', 'Buenos Aires', 'Montes de Oro', 'Osa', 'Quepos', 'Golfito', 'Coto Brus', 'Parrita', 'Corredores', 'Garabito', 'Monteverde', 'Puerto Jiménez'),
    Limón: cities('Limón', 'Pococí', 'Siquirres', 'Talamanca', 'Matina', 'Guácimo'),
  },
  PA: {
    Panamá: {
      'Ciudad de Panamá': ['San Felipe', 'El Chorrillo', 'Santa Ana', 'Calidonia', 'Curundú', 'Betania', 'Bella Vista', 'Pueblo Nuevo', 'San Francisco', 'Parque Lefevre', 'Río Abajo', 'Juan Díaz', 'Pedregal', 'Ancón', 'Chilibre', 'Las Cumbres', 'Pacora', 'San Martín', 'Tocumen', 'Las Mañanitas', '24 de Diciembre', 'Alcalde Díaz', 'Ernesto Córdoba Campos', 'Caimitillo', 'Don Bosco', 'Las Garzas'],
      'San Miguelito': ['Amelia Denis de Icaza', 'Belisario Porras', 'José Domingo Espinar', 'Mateo Iturralde', 'Victoriano Lorenzo', 'Arnulfo Arias', 'Belisario Frías', 'Omar Torrijos', 'Rufina Alfaro'],
      Chepo: ['Chepo', 'Cañita', 'Chepillo', 'El Llano', 'Las Margaritas', 'Santa Cruz de Chinina', 'Madugandí', 'Tortí'],
      Chimán: ['Chimán', 'Brujas', 'Gonzalo Vásquez', 'Pásiga', 'Unión Santeña'],
      Balboa: ['San Miguel', 'La Ensenada', 'La Esmeralda', 'La Guinea', 'Pedro González', 'Saboga'],
      Taboga: ['Taboga', 'Otoque Occidente', 'Otoque Oriente'],
    },
    'Panamá Oeste': {
      ...cities('Capira', 'Chame', 'San Carlos'),
      Arraiján: ['Arraiján', 'Juan Demóstenes Arosemena', 'Nuevo Emperador', 'Santa Clara', 'Veracruz', 'Vista Alegre', 'Burunga', 'Cerro Silvestre', 'Vacamonte'],
      'La Chorrera': ['Barrio Balboa', 'Barrio Colón', 'El Coco', 'Guadalupe', 'Puerto Caimito', 'Playa Leona'],
    },
    Chiriquí: {
      ...cities('Alanje', 'Barú', 'Boquerón', 'Boquete', 'Bugaba', 'Dolega', 'Gualaca', 'Remedios', 'Renacimiento', 'San Félix', 'San Lorenzo', 'Tierras Altas', 'Tolé'),
      David: ['David', 'David Este', 'David Sur', 'San Pablo Viejo', 'Las Lomas', 'Pedregal', 'San Carlos', 'Bijagual', 'Chiriquí', 'Cochea', 'Guacá'],
    },
  },
  CO: {
    'Bogotá D. C.': {
      Bogotá: ['Usaquén', 'Chapinero', 'Santa Fe', 'San Cristóbal', 'Usme', 'Tunjuelito', 'Bosa', 'Kennedy', 'Fontibón', 'Engativá', 'Suba', 'Barrios Unidos', 'Teusaquillo', 'Los Mártires', 'Antonio Nariño', 'Puente Aranda', 'La Candelaria', 'Rafael Uribe Uribe', 'Ciudad Bolívar', 'Sumapaz'],
    },
  },
  AW: {
    'Noord/Tanki Leendert': cities('Noord', 'Tanki Leendert', 'Palm Beach', 'Alto Vista'),
    'Oranjestad West': cities('Oranjestad', 'Madiki', 'Eagle'),
    'Oranjestad Oost': cities('Dakota', 'Tarabana', 'Sabana Blanco'),
    Paradera: cities('Paradera', 'Ayo', 'Piedra Plat'),
    'Santa Cruz': cities('Santa Cruz', 'Macuarima', 'Cashero'),
    Savaneta: cities('Savaneta', 'Pos Chiquito', 'Jara'),
    'San Nicolas Noord': cities('Brasil', 'Juana Morto', 'Kustbatterij'),
    'San Nicolas Zuid': cities('San Nicolas', 'Lago Heights', 'Seroe Colorado'),
  },
  BB: {
    'Christ Church': cities('Oistins', 'Hastings', 'Worthing', 'Maxwell', 'Saint Lawrence Gap'),
    'Saint Andrew': cities('Belleplaine', 'Greenland'),
    'Saint George': cities('The Glebe', 'Bulkeley', 'Drax Hall'),
    'Saint James': cities('Holetown', 'Paynes Bay', 'Sunset Crest', 'Weston'),
    'Saint John': cities('Four Cross Roads', 'Martin’s Bay'),
    'Saint Joseph': cities('Bathsheba', 'Horse Hill'),
    'Saint Lucy': cities('Checker Hall', 'Crab Hill'),
    'Saint Michael': cities('Bridgetown', 'Black Rock', 'Warrens', 'Wildey', 'Haggatt Hall'),
    'Saint Peter': cities('Speightstown', 'Mullins'),
    'Saint Philip': cities('Six Cross Roads', 'Crane'),
    'Saint Thomas': cities('Welchman Hall', 'Hillaby'),
  },
  VI: {
    'Saint Croix': cities('Christiansted', 'Frederiksted', 'Anna’s Hope', 'East End', 'Northcentral', 'Northwest', 'Sion Farm', 'Southcentral', 'Southwest'),
    'Saint John': cities('Cruz Bay', 'Coral Bay', 'Central', 'East End'),
    'Saint Thomas': cities('Charlotte Amalie', 'Tutu', 'Northside', 'Southside', 'East End', 'West End', 'Water Island'),
  },
};

/** Districts of the larger towns elsewhere. */
// biome-ignore format: a table reads best as one row a city
export const largerTowns: Readonly<Partial<Record<MarketCode, Districts>>> = {
  GT: { Guatemala: { 'Ciudad de Guatemala': numbered('Zona', [...Array(19).keys()].map((zone) => zone + 1).concat(21, 24, 25)) } },
  SV: {
    'San Salvador': { 'San Salvador': ['Centro Histórico', 'Escalón', 'San Benito', 'Flor Blanca', 'Miramonte', 'San Jacinto', 'Candelaria', 'Layco'] },
    'La Libertad': { 'Antiguo Cuscatlán': ['Centro', 'Santa Elena', 'La Sultana', 'Madreselva', 'Ciudad Merliot'] },
  },
  HN: {
    'Francisco Morazán': { Tegucigalpa: ['Centro', 'Palmira', 'Lomas del Guijarro', 'Kennedy', 'Hato de Enmedio', 'La Florencia', 'El Sauce', 'Miraflores', 'Comayagüela'] },
    Cortés: { 'San Pedro Sula': ['El Centro', 'Trejo', 'Río de Piedras', 'Los Andes', 'Satélite', 'Chamelecón', 'Cofradía'] },
  },
  NI: {
    Managua: { Managua: numbered('Distrito', ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']) },
    León: { León: ['El Sagrario', 'Subtiava', 'El Laborío', 'San Felipe', 'Zaragoza', 'Guadalupe'] },
  },
  DO: {
    'Distrito Nacional': { 'Santo Domingo': ['Ciudad Colonial', 'Gazcue', 'Naco', 'Piantini', 'Bella Vista', 'Los Prados', 'Arroyo Hondo', 'Evaristo Morales', 'Villa Consuelo', 'Villa Juana', 'Cristo Rey', 'Ensanche La Fe', 'Los Cacicazgos', 'Mirador Sur'] },
    'Santo Domingo': { 'Santo Domingo Este': ['Alma Rosa', 'Los Mina', 'Ozama', 'San Isidro', 'Villa Duarte'] },
    Santiago: { 'Santiago de los Caballeros': ['Centro', 'Los Jardines', 'Cerros de Gurabo', 'Villa Olga', 'Pueblo Nuevo', 'Cienfuegos'] },
  },
  CO: {
    Antioquia: { Medellín: ['Popular', 'Santa Cruz', 'Manrique', 'Aranjuez', 'Castilla', 'Doce de Octubre', 'Robledo', 'Villa Hermosa', 'Buenos Aires', 'La Candelaria', 'Laureles', 'La América', 'San Javier', 'El Poblado', 'Guayabal', 'Belén'] },
    'Valle del Cauca': { Cali: numbered('Comuna', [...Array(22).keys()].map((comuna) => comuna + 1)) },
    Atlántico: { Barranquilla: ['Norte-Centro Histórico', 'Riomar', 'Metropolitana', 'Suroccidente', 'Suroriente'] },
    Risaralda: { Pereira: ['Centro', 'Río Otún', 'Boston', 'Cuba', 'El Poblado', 'Universidad'] },
  },
  TT: { 'Port of Spain': { 'Port of Spain': ['Downtown', 'Woodbrook', 'Newtown', 'Saint Clair', 'Belmont', 'East Dry River', 'Saint James'] } },
  JM: {
    Kingston: { Kingston: ['Downtown', 'Kingston Gardens', 'Rae Town', 'Fletchers Land', 'Port Royal'] },
    'Saint Andrew': { 'New Kingston': ['New Kingston', 'Trafalgar Park', 'Golden Triangle'], 'Half Way Tree': ['Half Way Tree', 'Eastwood Park', 'Richmond Park'] },
  },
};
