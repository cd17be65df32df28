import type { Membership, MembershipStatus } from '../domain/membership.ts';
import type { Memberships } from './ports.ts';

export type ReadMembershipStatus = (membership: Pick<Membership, 'number'>) => Promise<MembershipStatus>;

/** @returns the use case that reads the status of an existing membership, once per request for each membership */
export function createReadMembershipStatus({
  memberships,
}: {
  readonly memberships: Pick<Memberships, 'findStatus'>;
}): ReadMembershipStatus {
  const known = new Map<string, Promise<MembershipStatus>>();

  const read = async (number: string): Promise<MembershipStatus> => {
    const status = await memberships.findStatus(number);
    if (!status) throw new Error('The membership API gave no status of a membership that it returned.');
    return status;
  };
  return ({ number }) => {
    const status = known.get(number) ?? read(number);
    known.set(number, status);
    return status;
  };
}
