import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  listBrokenPasswordRules,
  listPasswordRules,
  type PasswordPolicy,
  type PasswordRule,
} from '@tarima/markets/password-policy';
import { type ComponentProps, useId, useState } from 'react';
import { cx } from './cx.ts';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';

/** A new password: it can be shown, and the rules of the policy that it meets are ticked while it is typed (MEMBERSHIP-155). */
export function PasswordField({
  policy,
  password,
  ...field
}: Omit<ComponentProps<typeof Field>, 'type' | 'action'> & {
  /** Undefined while it is loading. */
  policy: PasswordPolicy | undefined;
  /** The current value. */
  password: string;
}) {
  const { t } = useLingui();
  const rulesId = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-3">
      <Field
        {...field}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-24"
        aria-details={policy && rulesId}
        action={
          <button
            type="button"
            aria-label={isShown ? t`Hide password` : t`Show password`}
            className="min-h-11 rounded-lg px-3 text-sm font-semibold text-sea"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
          </button>
        }
      />
      {policy && <PasswordRules id={rulesId} policy={policy} password={password} />}
    </div>
  );
}

function PasswordRules({ id, policy, password }: { id: string; policy: PasswordPolicy; password: string }) {
  const { i18n, t } = useLingui();
  const broken = listBrokenPasswordRules(password, policy);
  // The maximum matters only to somebody who exceeds it.
  const rules = listPasswordRules(policy).filter((rule) => rule !== 'MAXIMUM_LENGTH' || broken.includes(rule));
  const texts: Readonly<Record<PasswordRule, MessageDescriptor>> = {
    MINIMUM_LENGTH: msg`At least ${policy.minimumLength} characters`,
    MAXIMUM_LENGTH: msg`At most ${policy.maximumLength} characters`,
    LOWERCASE: msg`A lowercase letter`,
    UPPERCASE: msg`A capital letter`,
    DIGIT: msg`A number`,
    ALLOWED_CHARACTERS: msg`Only numbers, dots, asterisks and letters without accents`,
  };
  return (
    <ul id={id} aria-label={t`Password requirements`} className="grid gap-1 text-sm">
      {rules.map((rule) => {
        const isMet = password !== '' && !broken.includes(rule);
        return (
          <li key={rule} className={cx('flex items-start gap-1.5', isMet ? 'text-leaf' : 'text-ink-soft')}>
            <Icon name={isMet ? 'check' : 'minus'} className="mt-0.5 size-4 shrink-0" />
            <span>
              {i18n._(texts[rule])}
              <span className="sr-only">: {isMet ? <Trans>done</Trans> : <Trans>still missing</Trans>}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
