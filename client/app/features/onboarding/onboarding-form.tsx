import { Trans, useLingui } from '@lingui/react/macro';
import { getMarketDate } from '@tarima/markets/applicant-rules';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useModals } from '../../session/modals.ts';
import { usePasswordPolicyQuery } from '../../session/password-policy.gen.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { type CaptchaState, LazyCaptcha, useCaptchaHandle } from '../captcha/index.ts';
import { createReasonResolver } from '../person-form/index.ts';
import type { CreatedAccount } from './created-account.ts';
import { FailureNotice, type OnboardingFailure } from './failure-notice.tsx';
import {
  readOnboardingDraft,
  removeOnboardingDraft,
  storeOnboardingDraft,
  toOnboardingDraft,
} from './onboarding-draft.ts';
import { MemberFields, SignInFields } from './onboarding-fields.tsx';
import { getOnboardingMessage } from './onboarding-messages.ts';
import {
  listOnboardingErrors,
  type OnboardingFormField,
  type OnboardingReason,
  type OnboardingValues,
  onboardingFormFields,
} from './onboarding-rules.ts';
import { useCreateAccount } from './use-create-account.ts';

/** The form that creates the online account of a membership (MEMBERSHIP-83, MEMBERSHIP-94). */
export function OnboardingForm() {
  const { t, i18n } = useLingui();
  const { market } = useLocale();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const modals = useModals();
  const [captcha, captchaRef] = useCaptchaHandle();
  const [captchaState, setCaptchaState] = useState<CaptchaState>('working');
  const [failure, setFailure] = useState<OnboardingFailure>();
  const createAccount = useCreateAccount(captcha);
  const policy = usePasswordPolicyQuery().data?.passwordPolicy;

  const resolver = useMemo(
    () =>
      createReasonResolver((values: OnboardingValues) =>
        listOnboardingErrors(values, { market, policy, today: getMarketDate(market, new Date()) }),
      ),
    [market, policy],
  );
  const form = useForm<OnboardingValues>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      membershipNumber: '',
      firstName: '',
      lastName: '',
      birthDate: '',
      email: '',
      phoneCountry: market.code,
      phone: '',
      ...readOnboardingDraft(market.code),
      documentNumber: '',
      password: '',
    },
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeOnboardingDraft(market.code, toOnboardingDraft(values)),
      }),
    [form, market.code],
  );

  const errorOf = (field: OnboardingFormField) => {
    const reason = errors[field]?.type as OnboardingReason | undefined;
    return reason && i18n._(getOnboardingMessage({ field, reason }));
  };

  const submit = async (values: OnboardingValues) => {
    setFailure(undefined);
    const outcome = await createAccount(values);
    switch (outcome?.type) {
      case 'created': {
        const { email, isEmailSent } = outcome;
        const draft = toOnboardingDraft(values);
        const created: CreatedAccount = { membershipNumber: values.membershipNumber, email, isEmailSent, draft };
        removeOnboardingDraft(market.code);
        await navigate(pathTo('onboarding-created'), { replace: true, state: created });
        return;
      }
      case 'fields':
        for (const { field, reason } of outcome.errors) form.setError(field, { type: reason });
        return;
      case 'refused':
        setFailure(outcome);
        return;
      case 'throttled':
        setFailure({
          message: t`You’ve tried too many times. Your details are still here; wait a minute and try again.`,
        });
        return;
      case 'unavailable':
        modals.open('error', { code: 'MO-500' });
    }
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit, () => setFailure(undefined))} className="grid gap-8">
      <ErrorSummary
        title={t`Check this before you continue:`}
        submissionCount={submitCount}
        errors={onboardingFormFields.flatMap((field) => {
          const text = errorOf(field);
          return text ? [{ id: field, text }] : [];
        })}
      />
      {failure && <FailureNotice failure={failure} />}
      <MemberFields form={form} errorOf={errorOf} />
      <SignInFields form={form} errorOf={errorOf} policy={policy} />
      <LazyCaptcha subject="onboarding" handle={captchaRef} onState={setCaptchaState} />
      <div className="grid justify-items-start gap-2">
        <Button
          type="submit"
          size="large"
          busy={isSubmitting}
          disabled={captchaState === 'error'}
          className="max-sm:w-full"
        >
          <Trans>Create account</Trans>
        </Button>
        <p className="text-sm text-ink-soft">
          <Trans>Creating an account is free and doesn’t change your membership.</Trans>
        </p>
      </div>
    </form>
  );
}
