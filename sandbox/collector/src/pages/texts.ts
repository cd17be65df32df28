import type { EntryKind } from '../store/tables.ts';

export type Language = 'es' | 'en';

const es = {
  otherLanguage: 'English',
  collector: 'Colector',
  intro:
    'Lo que la tienda registró en este entorno de pruebas: eventos y páginas de quienes aceptaron, y errores sin identificadores.',
  kind: 'Tipo',
  session: 'Navegador',
  allKinds: 'Todos',
  allSessions: 'Todos',
  calls: (count: number) => (count === 1 ? '1 llamada' : `${count} llamadas`),
  filter: 'Filtrar',
  showAll: 'Ver todo',
  count: (count: number) => (count === 1 ? '1 registro' : `${count} registros`),
  empty: 'Todavía no hay registros. Aparecen aquí cuando alguien acepta las estadísticas, o cuando ocurre un error.',
  emptyFor: 'No hay registros con estos filtros.',
  kinds: { track: 'Evento', identify: 'Identificación', page: 'Página', log: 'Registro' } satisfies Record<
    EntryKind,
    string
  >,
  levels: { info: 'información', warn: 'advertencia', error: 'error' },
  member: 'Miembro',
  noIdentity: 'sin identificador',
  noProperties: 'Sin propiedades',
  context: 'Ver el contexto',
  pageName: 'Página vista',
  identified: 'Miembro identificado',
};

const en: typeof es = {
  otherLanguage: 'Español',
  collector: 'Collector',
  intro:
    'What the store has recorded in this sandbox: events and page views of visitors who accepted, and errors without identifiers.',
  kind: 'Type',
  session: 'Browser',
  allKinds: 'All',
  allSessions: 'All',
  calls: (count) => (count === 1 ? '1 call' : `${count} calls`),
  filter: 'Filter',
  showAll: 'Show all',
  count: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  empty: 'Nothing yet. Entries appear here when a visitor accepts analytics, or when an error happens.',
  emptyFor: 'No entries match these filters.',
  kinds: { track: 'Event', identify: 'Identify', page: 'Page', log: 'Log' },
  levels: { info: 'info', warn: 'warning', error: 'error' },
  member: 'Member',
  noIdentity: 'no identifier',
  noProperties: 'No properties',
  context: 'View context',
  pageName: 'Page viewed',
  identified: 'Member identified',
};

/** Texts of the collector's page. */
export const texts: Readonly<Record<Language, typeof es>> = { es, en };

const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  es: new Intl.DateTimeFormat('es-CR', { dateStyle: 'medium', timeStyle: 'medium' }),
  en: new Intl.DateTimeFormat('en-JM', { dateStyle: 'medium', timeStyle: 'medium' }),
};

/** A moment in the time zone of this machine. */
export const formatMoment = (moment: Date, language: Language): string => formats[language].format(moment);
