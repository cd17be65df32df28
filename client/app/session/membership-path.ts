import { usePathTo } from '../i18n/use-locale.ts';
import { useShellSuspenseQuery } from './shell.gen.ts';
import { usePickupClubKey } from './shell-data.ts';

/** Returns the path to buy a membership (MEMBERSHIP-51), or undefined when the club sells none (MEMBERSHIP-52). */
export function useMembershipPath(): string | undefined {
  const pathTo = usePathTo();
  const clubKey = usePickupClubKey();
  const { data } = useShellSuspenseQuery();
  const club = data.clubs.find(({ key }) => key === clubKey);
  return club && !club.sellsMemberships ? undefined : pathTo('membership-info');
}
