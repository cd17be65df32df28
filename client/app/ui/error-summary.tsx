import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Lists all errors above a form, each linked to its field, and takes the focus when it appears. */
export function ErrorSummary({
  title,
  errors,
  submissionCount,
}: {
  title: ReactNode;
  errors: readonly { id: string; text: string }[];
  /** Changes with each submission of the form. */
  submissionCount: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (submissionCount > 0) box.current?.focus();
  }, [submissionCount]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-clay p-4">
      <p className="font-semibold text-clay">{title}</p>
      <ul className="mt-1">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-2.5 underline"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
