import type { MarketCode } from '@tarima/markets/table';

/** A first-level territory: its code in the GeoNames gazetteer and its local name. */
export type ProvinceRow = readonly [code: string, name: string];

/** All provinces, departments and parishes of the thirteen markets; in Aruba, the regions of its census. */
// biome-ignore format: a table is most readable with a few rows per market
export const provinces: Readonly<Record<MarketCode, readonly ProvinceRow[]>> = {
  SV: [
    ['01', 'Ahuachapán'], ['02', 'Cabañas'], ['03', 'Chalatenango'], ['04', 'Cuscatlán'], ['05', 'La Libertad'],
    ['06', 'La Paz'], ['07', 'La Unión'], ['08', 'Morazán'], ['09', 'San Miguel'], ['10', 'San Salvador'],
    ['11', 'Santa Ana'], ['12', 'San Vicente'], ['13', 'Sonsonate'], ['14', 'Usulután'],
  ],
  CO: [
    ['01', 'Amazonas'], ['02', 'Antioquia'], ['03', 'Arauca'], ['04', 'Atlántico'], ['35', 'Bolívar'], ['36', 'Boyacá'],
    ['37', 'Caldas'], ['08', 'Caquetá'], ['32', 'Casanare'], ['09', 'Cauca'], ['10', 'Cesar'], ['11', 'Chocó'],
    ['12', 'Córdoba'], ['33', 'Cundinamarca'], ['15', 'Guainía'], ['14', 'Guaviare'], ['16', 'Huila'], ['17', 'La Guajira'],
    ['38', 'Magdalena'], ['19', 'Meta'], ['20', 'Nariño'], ['21', 'Norte de Santander'], ['22', 'Putumayo'],
    ['23', 'Quindío'], ['24', 'Risaralda'], ['25', 'San Andrés y Providencia'], ['26', 'Santander'], ['27', 'Sucre'],
    ['28', 'Tolima'], ['29', 'Valle del Cauca'], ['30', 'Vaupés'], ['31', 'Vichada'], ['34', 'Bogotá D. C.'],
  ],
  CR: [
    ['08', 'San José'], ['01', 'Alajuela'], ['02', 'Cartago'], ['04', 'Heredia'], ['03', 'Guanacaste'],
    ['07', 'Puntarenas'], ['06', 'Limón'],
  ],
  GT: [
    ['01', 'Alta Verapaz'], ['02', 'Baja Verapaz'], ['03', 'Chimaltenango'], ['04', 'Chiquimula'], ['05', 'El Progreso'],
    ['06', 'Escuintla'], ['07', 'Guatemala'], ['08', 'Huehuetenango'], ['09', 'Izabal'], ['10', 'Jalapa'], ['11', 'Jutiapa'],
    ['12', 'Petén'], ['13', 'Quetzaltenango'], ['14', 'Quiché'], ['15', 'Retalhuleu'], ['16', 'Sacatepéquez'],
    ['17', 'San Marcos'], ['18', 'Santa Rosa'], ['19', 'Sololá'], ['20', 'Suchitepéquez'], ['21', 'Totonicapán'],
    ['22', 'Zacapa'],
  ],
  PA: [
    ['01', 'Bocas del Toro'], ['02', 'Chiriquí'], ['03', 'Coclé'], ['04', 'Colón'], ['05', 'Darién'], ['11', 'Emberá-Wounaan'],
    ['09', 'Guna Yala'], ['06', 'Herrera'], ['07', 'Los Santos'], ['00', 'Naso Tjër Di'], ['12', 'Ngäbe-Buglé'],
    ['08', 'Panamá'], ['13', 'Panamá Oeste'], ['10', 'Veraguas'],
  ],
  HN: [
    ['01', 'Atlántida'], ['02', 'Choluteca'], ['03', 'Colón'], ['04', 'Comayagua'], ['05', 'Copán'], ['06', 'Cortés'],
    ['07', 'El Paraíso'], ['08', 'Francisco Morazán'], ['09', 'Gracias a Dios'], ['10', 'Intibucá'],
    ['11', 'Islas de la Bahía'], ['12', 'La Paz'], ['13', 'Lempira'], ['14', 'Ocotepeque'], ['15', 'Olancho'],
    ['16', 'Santa Bárbara'], ['17', 'Valle'], ['18', 'Yoro'],
  ],
  NI: [
    ['01', 'Boaco'], ['02', 'Carazo'], ['03', 'Chinandega'], ['04', 'Chontales'], ['17', 'Costa Caribe Norte'],
    ['18', 'Costa Caribe Sur'], ['05', 'Estelí'], ['06', 'Granada'], ['07', 'Jinotega'], ['08', 'León'], ['09', 'Madriz'],
    ['10', 'Managua'], ['11', 'Masaya'], ['12', 'Matagalpa'], ['13', 'Nueva Segovia'], ['14', 'Río San Juan'],
    ['15', 'Rivas'],
  ],
  AW: [
    ['NO', 'Noord/Tanki Leendert'], ['OW', 'Oranjestad West'], ['OE', 'Oranjestad Oost'], ['PA', 'Paradera'],
    ['SC', 'Santa Cruz'], ['SA', 'Savaneta'], ['SN', 'San Nicolas Noord'], ['SZ', 'San Nicolas Zuid'],
  ],
  BB: [
    ['01', 'Christ Church'], ['02', 'Saint Andrew'], ['03', 'Saint George'], ['04', 'Saint James'], ['05', 'Saint John'],
    ['06', 'Saint Joseph'], ['07', 'Saint Lucy'], ['08', 'Saint Michael'], ['09', 'Saint Peter'], ['10', 'Saint Philip'],
    ['11', 'Saint Thomas'],
  ],
  DO: [
    ['34', 'Distrito Nacional'], ['01', 'Azua'], ['02', 'Baoruco'], ['03', 'Barahona'], ['04', 'Dajabón'], ['06', 'Duarte'],
    ['11', 'Elías Piña'], ['28', 'El Seibo'], ['08', 'Espaillat'], ['29', 'Hato Mayor'], ['19', 'Hermanas Mirabal'],
    ['09', 'Independencia'], ['10', 'La Altagracia'], ['12', 'La Romana'], ['30', 'La Vega'],
    ['14', 'María Trinidad Sánchez'], ['31', 'Monseñor Nouel'], ['15', 'Monte Cristi'], ['32', 'Monte Plata'],
    ['16', 'Pedernales'], ['35', 'Peravia'], ['18', 'Puerto Plata'], ['20', 'Samaná'], ['33', 'San Cristóbal'],
    ['36', 'San José de Ocoa'], ['23', 'San Juan'], ['24', 'San Pedro de Macorís'], ['21', 'Sánchez Ramírez'],
    ['25', 'Santiago'], ['26', 'Santiago Rodríguez'], ['37', 'Santo Domingo'], ['27', 'Valverde'],
  ],
  VI: [['010', 'Saint Croix'], ['020', 'Saint John'], ['030', 'Saint Thomas']],
  TT: [
    ['01', 'Arima'], ['CHA', 'Chaguanas'], ['CTT', 'Couva–Tabaquite–Talparo'], ['DMN', 'Diego Martin'],
    ['03', 'Mayaro–Rio Claro'], ['PED', 'Penal–Debe'], ['PTF', 'Point Fortin'], ['05', 'Port of Spain'],
    ['PRT', 'Princes Town'], ['10', 'San Fernando'], ['SJL', 'San Juan–Laventille'], ['SGE', 'Sangre Grande'],
    ['SIP', 'Siparia'], ['11', 'Tobago'], ['TUP', 'Tunapuna–Piarco'],
  ],
  JM: [
    ['01', 'Clarendon'], ['02', 'Hanover'], ['17', 'Kingston'], ['04', 'Manchester'], ['07', 'Portland'],
    ['08', 'Saint Andrew'], ['09', 'Saint Ann'], ['10', 'Saint Catherine'], ['11', 'Saint Elizabeth'],
    ['12', 'Saint James'], ['13', 'Saint Mary'], ['14', 'Saint Thomas'], ['15', 'Trelawny'], ['16', 'Westmoreland'],
  ],
};
