import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';

/** Fields of a form under a heading. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

type NameField = Omit<ComponentProps<typeof Field>, 'label'>;

/** First and last name. */
export function NameFields(props: { firstName: NameField; lastName: NameField; maxLength: number }) {
  const { t } = useLingui();
  const { maxLength } = props;
  const shared = { autoCapitalize: 'words', enterKeyHint: 'next', maxLength } as const;
  return (
    <>
      <Field {...props.firstName} {...shared} label={t`First name`} autoComplete="given-name" />
      <Field {...props.lastName} {...shared} label={t`Last name`} autoComplete="family-name" />
    </>
  );
}

/** The date of birth, which is typed as DD/MM/YYYY. */
export function BirthDateField(field: Omit<ComponentProps<typeof DateField>, 'id' | 'label'>) {
  const { t } = useLingui();
  return (
    <DateField
      {...field}
      id="birthDate"
      label={t`Date of birth`}
      hint={t`Day, month and year: DD/MM/YYYY`}
      autoComplete="bday"
      enterKeyHint="next"
    />
  );
}
