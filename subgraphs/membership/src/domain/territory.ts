/** A province, city or district of a market (ADDRESSES-71). */
export interface Territory {
  /** Opaque; it contains the ids of the parents. */
  readonly id: string;
  readonly name: string;
}

/** Whether two names mean the same territory: accents, case and words such as "Provincia de" do not count. */
export function isSameTerritoryName(one: string, other: string): boolean {
  return normalizeName(one) === normalizeName(other);
}

const kindOfTerritory =
  /^(?:provincia|departamento|distrito|canton|municipio) (?:de |del )?| (?:province|department|parish|district)$/g;

/** @returns a name without accents and without the word for its kind: `Provincia de San José` -> `san jose` */
function normalizeName(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(kindOfTerritory, '').trim();
}
