import { useState } from 'react';
import { type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { ApiFailure, type FailureWords, failureWords } from '../../api/failure.ts';
import { type FieldRule, fieldProblem } from './field-rules.ts';

/** A field's text, against its rule or against the other fields: what is wrong, or null. */
type FieldCheck<F> = FieldRule | ((value: never, fields: F) => string | null);

export interface AccountFormOptions<F extends FieldValues> {
  /** Every field, in the order of the screen. */
  readonly checks: { readonly [N in keyof F]: FieldCheck<F> };
  /** Rejects with an `ApiFailure`: what it says of a field goes there. */
  readonly onSubmit: (fields: F) => Promise<void>;
}

/**
 * A form of the account screens. Fields are looked at when it is sent, the first one that is wrong takes the focus, and
 * editing a field takes away what was said of it. What the server says of a field stands at the field.
 *
 * @source docs/sources.md "Accounts and forms"
 */
export function useAccountForm<F extends FieldValues>({ checks, onSubmit }: AccountFormOptions<F>) {
  const form = useForm<F>({ mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const [problem, setProblem] = useState<FailureWords | null>(null);
  const { errors, isSubmitting } = form.formState;

  const problemOf = (name: Path<F>, value: PathValue<F, Path<F>>, fields: F): string | null => {
    const check = checks[name];
    if (typeof check === 'function') return check(value as never, fields); // the check of this field takes its value
    return fieldProblem(String(value ?? ''), check);
  };
  const show = (thrown: unknown) => {
    const fields = thrown instanceof ApiFailure ? thrown.fields : {};
    const known = Object.entries(fields).filter(([name]) => name in checks);
    for (const [index, [name, message]] of known.entries())
      form.setError(name as Path<F>, { type: 'server', message }, { shouldFocus: index === 0 }); // a name of `checks`
    if (known.length === 0) setProblem(failureWords(thrown));
  };

  return {
    /** What the form as a whole was refused for. */
    problem,
    isSubmitting,
    /** Writes into fields. */
    fill(texts: Partial<F>) {
      for (const [name, text] of Object.entries(texts)) form.setValue(name as Path<F>, text); // a name of `checks`
    },
    /** What is typed in a field now. */
    typed: (name: Path<F>): string => String(form.getValues(name) ?? ''),
    /** What is typed in a field; the form is drawn with every key from then on. */
    text: (name: Path<F>): string => String(form.watch(name) ?? ''),
    /** Properties of the field of this name. */
    field(name: Path<F>) {
      const message = errors[name]?.message;
      return {
        ...form.register(name, {
          validate: (value, fields) => problemOf(name, value, fields) ?? true,
          onChange() {
            form.clearErrors(name);
            setProblem(null);
          },
        }),
        problem: typeof message === 'string' ? message : null,
      };
    },
    handleSubmit: form.handleSubmit(async (fields) => {
      setProblem(null);
      await onSubmit(fields).catch(show);
    }),
  };
}
