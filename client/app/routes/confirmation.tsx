import { useLingui } from '@lingui/react/macro';
import { Confirmation } from '../features/checkout/index.ts';
import { blankPage } from '../shell/frame.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const handle = blankPage;

export default function ConfirmationPage() {
  const { t } = useLingui();
  return (
    <Page width="column">
      <PageHead title={t`Your payment`} indexed={false} />
      <Confirmation />
    </Page>
  );
}
