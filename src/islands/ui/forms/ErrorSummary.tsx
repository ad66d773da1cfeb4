import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { uiText } from '#i18n/ui.ts';
import type { Form } from '#stores/form.ts';
import { FailureText } from '#ui/feedback/FailureText.tsx';
import type { FormText } from './use-field.ts';
import { controlId } from './use-field.ts';

interface Props<F extends string, P> {
  readonly form: Form<F, P>;
  readonly text: FormText<F, P>;
}

/** So many fields are seen at once: each says what is wrong, and no box repeats it. */
const FEW = 2;

/**
 * A form's error, or the names of the fields that have one, each linked to its field, which says what is wrong. If there was
 * only one, it says so itself. It takes the focus after each failed submit. The box with the focus has no name, and the alert
 * is inside it, as in the GOV.UK Design System: screen readers then read title and errors once, and all of them. In a form of
 * few fields the first wrong one takes the focus instead, and the alert is for screen readers alone.
 */
export function ErrorSummary<F extends string, P>({ form, text }: Props<F, P>) {
  const { errors, failure, failedSubmits } = useStore(form.$state);
  const box = useRef<HTMLDivElement>(null);

  // In the order of the page, which the texts follow.
  const fields = Object.keys(text.fields) as F[];
  const wrong = fields.filter((field) => errors[field] !== undefined);
  const errorOf = (field: F) => text.error(errors[field] as P, field);

  // What a mended field leaves is as it was: an alert that changes is read again, to a person who types.
  const present = { failedSubmits, wrong, said: wrong.map(errorOf).join(' ') };
  const [last, setLast] = useState(present);
  if (last.failedSubmits !== failedSubmits) setLast(present);

  useEffect(() => {
    if (last.failedSubmits > 0)
      (box.current ?? document.getElementById(controlId(last.wrong[0] ?? '')))?.focus();
  }, [last]);

  if (wrong.length === 0 && failure === null) return null;
  if (fields.length <= FEW && failure === null) {
    return (
      <p key={failedSubmits} role="alert" className="visually-hidden">
        {last.said}
      </p>
    );
  }
  const isOne = last.wrong.length < 2;

  return (
    <div className="error-summary" tabIndex={-1} ref={box}>
      <div role="alert">
        <h2>{uiText.errorsTitle}</h2>
        {failure && <FailureText failure={failure} />}
        {wrong.length > 0 && (
          <ul className={isOne ? undefined : 'cluster'}>
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#${controlId(field)}`} onClick={(event) => focusField(event, field)}>
                  {isOne ? errorOf(field) : text.fields[field].label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A plain link would hide the field's label above the window and add the hash to the history. */
function focusField(event: { preventDefault: () => void }, field: string) {
  const control = document.getElementById(controlId(field));
  if (!control) return;
  event.preventDefault();
  control.closest('.field')?.scrollIntoView();
  control.focus({ preventScroll: true });
}
