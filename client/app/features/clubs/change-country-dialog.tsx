import { lazy, Suspense, useState } from 'react';
import type { ChangeCountryDialogProps } from './change-country.tsx';

const ChangeCountry = lazy(async () => ({ default: (await import('./change-country.tsx')).ChangeCountry }));

/** The change-country message over any page (store.md §2.6); no page loads it before it is first opened. */
export function ChangeCountryDialog(props: ChangeCountryDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <ChangeCountry {...props} />
    </Suspense>
  ) : null;
}
