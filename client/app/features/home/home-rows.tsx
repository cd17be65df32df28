import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { useClubKey } from '../../session/shell-data.ts';
import { Link } from '../../ui/link.tsx';
import {
  findEndingSoon,
  ProductRow,
  type ProductRowQueryVariables,
  ProductRowSkeleton,
  useProductRowQuery,
  useProductRowSuspenseQuery,
} from '../catalog/index.ts';

const maxProducts = 10;
/** Promotions that end within this many days count as ending soon. */
const soonDays = 14;

/** Query variables for the newest products in stock at the chosen club, or in the country without one. */
export function getNewInClubVariables(clubKey: string | null): ProductRowQueryVariables {
  return { clubKey, input: { pageSize: 20, sort: 'LATEST', ...(clubKey ? { clubKey, inStockOnly: true } : {}) } };
}

/** The row of new products at the chosen club; rendered on the server. */
export function InYourClub({ variables }: { variables: ProductRowQueryVariables }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const clubKey = useClubKey();
  const { data: shell } = useShellSuspenseQuery();
  const { data } = useProductRowSuspenseQuery({ variables });
  const club = shell.clubs.find((candidate) => candidate.key === clubKey);
  const products = data.products.items.slice(0, maxProducts);
  if (products.length === 0) return null;
  return (
    <section>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-xl lg:text-2xl">
          {club ? <Trans>Now in {club.name}</Trans> : <Trans>New at our clubs</Trans>}
        </h2>
        <Link
          to={pathTo('search')}
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-sea underline"
        >
          <Trans>See all</Trans>
        </Link>
      </div>
      <ProductRow products={products} label={t`New products`} />
    </section>
  );
}

/** Placeholder with the height of the promotions row. */
export function EndingSoonSkeleton() {
  return (
    <section>
      <EndingSoonTitle />
      <ProductRowSkeleton />
    </section>
  );
}

function EndingSoonTitle() {
  return (
    <h2 className="mb-4 text-xl lg:text-2xl">
      <Trans>Deals ending soon</Trans>
    </h2>
  );
}

/** The row of promotions, sorted by end date. */
export function EndingSoon() {
  const { t } = useLingui();
  const clubKey = useClubKey();
  const { data, error } = useProductRowQuery({
    variables: { clubKey, input: { pageSize: 20, promotionEndsWithinDays: soonDays, ...(clubKey ? { clubKey } : {}) } },
  });
  const products = data && findEndingSoon(data.products.items, maxProducts);
  if (error || products?.length === 0) return null;
  if (!products) return <EndingSoonSkeleton />;
  return (
    <section>
      <EndingSoonTitle />
      <ProductRow products={products} label={t`Deals ending soon`} />
    </section>
  );
}
