import type { UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { CardForm, CardFormProblem } from './card-form-schema.ts';
import { useCardMessage } from './card-messages.ts';

/** The summary of the field errors, shown above the fields of a new card. */
export function CardErrors({
  form,
  title,
  isShown = true,
  others = [],
  submissionCount = form.formState.submitCount,
}: {
  form: UseFormReturn<CardForm>;
  title: string;
  /** Whether the fields of the card are shown. */
  isShown?: boolean;
  /** Errors of the same form outside the card. */
  others?: readonly { id: string; text: string }[];
  /** Changes with each submission. */
  submissionCount?: number;
}) {
  const messageFor = useCardMessage();
  const { errors } = form.formState;
  const summary = (['number', 'expiry', 'code', 'holder'] as const).flatMap((id) => {
    const problem = errors[id]?.message as CardFormProblem | undefined;
    return problem && isShown ? [{ id, text: messageFor(problem) }] : [];
  });
  return <ErrorSummary title={title} errors={[...summary, ...others]} submissionCount={submissionCount} />;
}
