import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../shell/page-head.tsx';

export default function Home() {
  const { t } = useLingui();
  return <PageHead title={t`Everything for your home, at club prices`} />;
}
