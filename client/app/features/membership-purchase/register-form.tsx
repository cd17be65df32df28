import { Trans, useLingui } from '@lingui/react/macro';
import { getMarketDate } from '@tarima/markets/applicant-rules';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { MembershipType } from '../../apollo/schema-types.gen.ts';
import { usePage } from '../../app-providers.tsx';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { usePasswordPolicyQuery } from '../../session/password-policy.gen.ts';
import { useSignInLinks } from '../../session/sign-in-links.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { type CaptchaState, LazyCaptcha, useCaptchaHandle } from '../captcha/index.ts';
import { createReasonResolver, registerCleanedField } from '../person-form/index.ts';
import type { RegisterOutcome } from './begin-membership.ts';
import { DocumentField } from './document-field.tsx';
import { readRegisterDraft, storeRegisterDraft } from './register-draft.ts';
import { AddressFields, ContactFields, PersonFields } from './register-fields.tsx';
import { getRegisterMessage } from './register-messages.ts';
import { AccountLinks, RegisterNotice } from './register-notice.tsx';
import {
  listRegisterErrors,
  type RegisterField,
  type RegisterReason,
  type RegisterValues,
  registerFields,
  toApplicant,
} from './register-rules.ts';
import { useRegister } from './use-register.ts';

/** What is bought, and who buys it. */
export interface RegisterFormProps {
  readonly type: MembershipType;
  readonly clubKey: string;
  /** Id of the signed-in member, who has an account; null for a guest, who chooses a password. */
  readonly memberId: string | null;
}

/** The form of a new member (MEMBERSHIP-57). */
export function RegisterForm({ type, clubKey, memberId }: RegisterFormProps) {
  const { t, i18n } = useLingui();
  const { market } = useLocale();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { signIn } = useSignInLinks();
  const [captcha, captchaRef] = useCaptchaHandle();
  const [captchaState, setCaptchaState] = useState<CaptchaState>('working');
  const { identityDocument } = usePage().settings;
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<RegisterOutcome>();
  const register = useRegister(captcha);
  const policy = usePasswordPolicyQuery({ skip: memberId !== null }).data?.passwordPolicy;
  const owner = memberId ?? 'guest';

  const resolver = useMemo(
    () =>
      createReasonResolver((values: RegisterValues) =>
        listRegisterErrors(values, { market, today: getMarketDate(market, new Date()) }, policy),
      ),
    [market, policy],
  );
  const form = useForm<RegisterValues>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      firstName: '',
      lastName: '',
      idType: 'ID',
      birthDate: '',
      email: '',
      phoneCountry: market.code,
      phone: '',
      province: null,
      city: null,
      addressLine1: '',
      addressLine2: '',
      sharesInfo: false,
      ...readRegisterDraft(market.code, owner),
      idNumber: '',
      document: null,
      password: '',
    },
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeRegisterDraft(market.code, owner, values),
      }),
    [form, market.code, owner],
  );

  const errorOf = (field: RegisterField) => {
    const reason = errors[field]?.type as RegisterReason | undefined;
    return reason && i18n._(getRegisterMessage({ field, reason }));
  };
  const text = (field: 'firstName' | 'lastName' | 'email' | 'addressLine1' | 'addressLine2') =>
    registerCleanedField(form, field, errorOf(field));

  const submit = form.handleSubmit(async (values) => {
    setOutcome(undefined);
    const applicant = {
      ...toApplicant(values),
      sharesInfo: values.sharesInfo,
      ...(memberId === null && { password: values.password }),
      ...(values.document && { documentId: values.document.id }),
    };
    const result = await register({ type, club: clubKey, applicant });
    setOutcome(result);
    if (result?.type === 'begun') {
      await navigate(pathTo('membership-checkout', {}, { attempt: result.attemptId }));
    }
    if (result?.type === 'fields') {
      for (const { field, reason } of result.errors) {
        // The club no longer has the picture.
        if (field === 'document') form.setValue('document', null);
        form.setError(field, { type: reason });
      }
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <ErrorSummary
        title={t`Check this before you continue:`}
        submissionCount={submitCount}
        errors={registerFields.flatMap((field) => {
          const message = errorOf(field);
          return message ? [{ id: field, text: message }] : [];
        })}
      />
      <RegisterNotice outcome={outcome} />
      <PersonFields form={form} text={text} errorOf={errorOf}>
        {identityDocument && (
          <DocumentField
            rules={identityDocument}
            value={form.watch('document')}
            error={errorOf('document')}
            onChange={(document) => form.setValue('document', document)}
            onBusy={setIsSending}
          />
        )}
      </PersonFields>
      <ContactFields form={form} text={text} errorOf={errorOf}>
        {errors.email?.type === ('IN_USE' satisfies RegisterReason) && <AccountLinks signInPath={signIn} />}
      </ContactFields>
      <AddressFields form={form} text={text} errorOf={errorOf} />
      {memberId === null && (
        <section className="grid gap-5">
          <h2 className="text-xl">
            <Trans>Your online account</Trans>
          </h2>
          <PasswordField
            {...form.register('password')}
            id="password"
            label={t`Password`}
            hint={t`You’ll sign in with your email address and this password.`}
            error={errorOf('password')}
            policy={policy}
            password={form.watch('password')}
            enterKeyHint="done"
          />
        </section>
      )}
      <label className="flex min-h-11 items-start gap-3">
        <input type="checkbox" {...form.register('sharesInfo')} className="mt-0.5 size-5 shrink-0 accent-sea" />
        <span>
          <Trans>The club may share my details with its partners, so that they can send me offers. (Optional)</Trans>
        </span>
      </label>
      <LazyCaptcha subject={{ purpose: 'MEMBERSHIP_NEW' }} handle={captchaRef} onState={setCaptchaState} />
      <div className="grid justify-items-start gap-2">
        <Button
          type="submit"
          size="large"
          busy={isSubmitting}
          disabled={captchaState === 'error' || isSending}
          className="max-sm:w-full"
        >
          <Trans>Continue to payment</Trans>
        </Button>
        <p className="text-sm text-ink-soft">
          <Trans>You haven’t been charged yet. You’ll see the total on the next page.</Trans>
        </p>
      </div>
    </form>
  );
}
