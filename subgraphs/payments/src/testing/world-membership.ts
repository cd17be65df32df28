import type { MembershipPort } from '../application/ports.ts';

/** A fake membership API: numbers that start with 0000 are not valid; one territory path and one economic activity. */
export function createMembership(): MembershipPort {
  const path = [
    { id: 'CR-1', apiId: 'CR-1' },
    { id: 'CR-1/CR-1-2', apiId: 'CR-1-2' },
    { id: 'CR-1/CR-1-2/CR-1-2-3', apiId: 'CR-1-2-3' },
  ];
  return {
    isValid: async (number) => !number.startsWith('0000'),
    findTerritoryPath: async (_market, id) => path.slice(0, path.findIndex((territory) => territory.id === id) + 1),
    hasEconomicActivity: async (_market, id) => id === '4711',
  };
}
