import { lazy, Suspense, useState } from 'react';
import type { ClubDialogProps } from './club-choice.tsx';

const ClubChoice = lazy(async () => ({ default: (await import('./club-choice.tsx')).ClubChoice }));

/** The choice of a club for pickup, over any page; no page loads it before it is first opened. */
export function ClubDialog(props: ClubDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <ClubChoice {...props} />
    </Suspense>
  ) : null;
}
