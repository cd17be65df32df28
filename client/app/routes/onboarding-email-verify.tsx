import { useLingui } from '@lingui/react/macro';
import { VerifyView } from '../features/onboarding/index.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

export default function OnboardingEmailVerifyPage() {
  const { t } = useLingui();
  return (
    <Page width="column" className="py-8 lg:py-12">
      <PageHead title={t`Confirm your email`} indexed={false} />
      <VerifyView />
    </Page>
  );
}
