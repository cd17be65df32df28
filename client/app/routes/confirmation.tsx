import { useLingui } from '@lingui/react/macro';
import { Confirmation } from '../features/checkout/confirmation.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { securePage } from '../shell/secure-header.tsx';
import { Page } from '../ui/page.tsx';

export const handle = securePage;

export default function ConfirmationPage() {
  const { t } = useLingui();
  return (
    <Page width="column">
      <PageHead title={t`Your payment`} indexed={false} />
      <Confirmation />
    </Page>
  );
}
