import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { BackToApp } from '../features/native-app/index.ts';
import { OrderConfirmation } from '../features/orders/index.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

export default function ThankYouPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  return (
    <Page width="column">
      <PageHead title={t`Thank you!`} indexed={false} />
      <OrderConfirmation orderNumber={query.get('order')} />
      <BackToApp />
    </Page>
  );
}
