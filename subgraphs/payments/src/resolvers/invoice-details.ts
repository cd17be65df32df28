import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import { createTerritoryId } from '@tarima/markets/territory-id';

/** Invoice details with the graph's territory ids, as the form takes them; null for a field without a value. */
export function toInvoiceDetails(details: InvoiceDetails) {
  const { departmentType, municipalityType, citiesType, ...rest } = details;
  const path = [departmentType, municipalityType, citiesType];
  const createId = (depth: number) =>
    path[depth - 1] ? createTerritoryId(path.slice(0, depth).filter((id) => id !== '')) : null;
  return {
    ...rest,
    name: rest.name || null,
    email: rest.email || null,
    secondaryIdType: rest.secondaryIdType || null,
    secondaryIdentification: rest.secondaryIdentification || null,
    economicActivity: rest.economicActivity || null,
    addressType: rest.addressType || null,
    departmentType: createId(1),
    municipalityType: createId(2),
    citiesType: createId(3),
  };
}
