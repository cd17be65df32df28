import { Trans } from '@lingui/react/macro';
import { hasAppParent } from '../../native/native-app.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

const closeBrowser = async () => (await import('../../native/bridge.ts')).sendToApp({ type: 'closeBrowser' });

/** Button that closes the app's browser after a purchase (NATIVE-46). Renders nothing outside the app. */
export function BackToApp() {
  const isHydrated = useHydrated();
  if (!isHydrated || !hasAppParent()) return null;
  return (
    <p className="no-print mt-8 text-center">
      <Button variant="secondary" onClick={closeBrowser}>
        <Trans>Back to the app</Trans>
      </Button>
    </p>
  );
}
