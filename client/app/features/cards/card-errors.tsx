import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { CardForm, CardFormProblem } from './card-form-schema.ts';
import { cardWords } from './card-words.ts';

/** What is wrong with the fields of a new card, on top of them. */
export function CardErrors({ form }: { form: UseFormReturn<CardForm> }) {
  const { t, i18n } = useLingui();
  const { errors, submitCount } = form.formState;
  const summary = (['number', 'expiry', 'code', 'holder'] as const).flatMap((id) => {
    const problem = errors[id]?.message as CardFormProblem | undefined;
    return problem ? [{ id, text: i18n._(cardWords[problem]) }] : [];
  });
  return <ErrorSummary title={t`Check this before you continue:`} errors={summary} turn={submitCount} />;
}
