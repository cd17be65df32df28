import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { LazyOnVisible } from '../../ui/lazy-on-visible.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AccountMember } from './account-sections.ts';
import { AttributesForm } from './attributes-form.tsx';
import { useMembershipAttributesQuery } from './membership-attributes.gen.ts';

const placeholder = <Skeleton className="mt-8 h-56 max-w-lg" />;

/** The extended attributes of the membership, loaded when they are about to be seen (ACCOUNT-290). */
export function AttributesSection({ member }: { member: AccountMember }) {
  return (
    <LazyOnVisible fallback={placeholder}>
      <Attributes member={member} />
    </LazyOnVisible>
  );
}

/** Nothing where the club asks for no attributes. A failure leaves the rest of the page as it is. */
export function Attributes({ member }: { member: AccountMember }) {
  const { data, loading, error, refetch } = useMembershipAttributesQuery({
    // In the cache, its part of the membership would replace that of other queries, which would then load again.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const attributes = data?.me?.membership?.attributes;
  if (attributes?.length === 0) return null;
  if (loading && !error && !attributes) return placeholder;
  return (
    <section className="mt-8 grid max-w-lg gap-4 border-t border-line pt-6">
      <div>
        <h2 className="text-xl">
          <Trans>More about you</Trans>
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>Optional. It helps your club decide what to offer.</Trans>
        </p>
      </div>
      {attributes ? (
        <AttributesForm memberId={member.id} attributes={attributes} />
      ) : (
        <div role="alert">
          <p>
            <Trans>We can’t show these details right now. Nothing has changed.</Trans>
          </p>
          <Button variant="secondary" className="mt-3" busy={loading} onClick={() => refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
