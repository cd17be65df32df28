import type { ChangeEvent, ComponentProps, FocusEvent } from 'react';
import { useRef } from 'react';
import { completeDate, maskDate } from './date-mask.ts';
import { Field } from './field.tsx';

/** A text field for a date as DD/MM/YYYY, masked while it is typed (MEMBERSHIP-62). Takes what `form.register` returns. */
export function DateField({ onChange, onBlur, ...field }: ComponentProps<typeof Field>) {
  const previous = useRef('');
  return (
    <Field
      {...field}
      inputMode="numeric"
      className="figures"
      onFocus={({ target }) => {
        previous.current = target.value;
      }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const { target } = event;
        const { text, caret } = maskDate(target.value, target.selectionStart ?? target.value.length, previous.current);
        if (text !== target.value) {
          target.value = text;
          target.setSelectionRange(caret, caret);
        }
        previous.current = text;
        onChange?.(event);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        const text = completeDate(event.target.value).replace(/\/$/, '');
        if (text !== event.target.value && /\d/.test(text)) {
          event.target.value = text;
          onChange?.(event);
        }
        onBlur?.(event);
      }}
    />
  );
}
