import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { CardForm, CardFormProblem } from './card-form-schema.ts';
import { useCardMessage } from './card-messages.ts';

/** The summary of the field errors, shown above the fields of a new card. */
export function CardErrors({ form }: { form: UseFormReturn<CardForm> }) {
  const { t } = useLingui();
  const messageFor = useCardMessage();
  const { errors, submitCount } = form.formState;
  const summary = (['number', 'expiry', 'code', 'holder'] as const).flatMap((id) => {
    const problem = errors[id]?.message as CardFormProblem | undefined;
    return problem ? [{ id, text: messageFor(problem) }] : [];
  });
  return <ErrorSummary title={t`Check this before you continue:`} errors={summary} turn={submitCount} />;
}
