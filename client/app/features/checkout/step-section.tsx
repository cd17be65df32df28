import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { currentStepHeadingId } from './current-step.ts';

/** One step of the checkout: open, done (with a summary), or still ahead. */
export function StepSection({
  number,
  title,
  state,
  summary,
  changeTo,
  children,
}: {
  number: number;
  title: string;
  state: 'open' | 'done' | 'ahead';
  /** Shown while the step is done. */
  summary?: ReactNode;
  /** Path that reopens the step. */
  changeTo: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousState = useRef(state);
  // The button that opened this step has disappeared, so its heading takes the focus.
  useEffect(() => {
    if (state === 'open' && previousState.current !== 'open') heading.current?.focus();
    previousState.current = state;
  }, [state]);
  return (
    <li className="border-b border-line py-3.5" aria-current={state === 'open' ? 'step' : undefined}>
      <div className="phone-spacing flex items-start gap-3">
        <span
          aria-hidden="true"
          className={cx(
            'figures mt-1.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full font-bold',
            state === 'open' && 'bg-sea text-paper',
            state === 'done' && 'bg-sea-soft text-sea',
            state === 'ahead' && 'bg-board-deep text-ink-soft',
          )}
        >
          {state === 'done' ? <Icon name="check" className="size-5" /> : number}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <h2
              ref={heading}
              id={state === 'open' ? currentStepHeadingId : undefined}
              tabIndex={-1}
              className={cx('text-xl outline-none', state === 'ahead' && 'text-ink-soft')}
            >
              {title}
            </h2>
            {state === 'done' && (
              <Link
                to={changeTo}
                preventScrollReset
                className="inline-flex min-h-11 items-center font-semibold text-sea underline"
              >
                <Trans>Change</Trans>
                <span className="sr-only"> {title}</span>
              </Link>
            )}
          </div>
          {state === 'done' && <div className="text-sm text-ink-soft">{summary}</div>}
        </div>
      </div>
      {state === 'open' && <div className="mt-3 mb-2 sm:pl-11">{children}</div>}
    </li>
  );
}
