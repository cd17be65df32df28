import { Trans } from '@lingui/react/macro';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { PalletMark } from '../../ui/logo.tsx';

/** Introduces the club with a sign-in link; shown to guests only. */
export function MembershipBanner() {
  const { signIn } = useSignInLinks();
  const { data } = useViewerQuery();
  if (data?.me) return null;
  return (
    <section className="flex flex-col items-start gap-5 rounded-card bg-sea p-6 text-paper sm:flex-row sm:items-center lg:p-9">
      <span className="rounded-card bg-paper p-4">
        <PalletMark className="h-12 w-auto" />
      </span>
      <div className="flex-1">
        <h2 className="text-2xl">
          <Trans>Members-only warehouse club</Trans>
        </h2>
        <p className="mt-1 max-w-xl text-lg">
          <Trans>One membership, club prices on everything. Sign in to get home delivery and see your orders.</Trans>
        </p>
      </div>
      <a
        href={signIn}
        className="inline-flex min-h-13 items-center rounded-full bg-mango px-7 text-lg font-semibold text-ink focus-visible:outline-paper"
      >
        <Trans>Sign in</Trans>
      </a>
    </section>
  );
}
