import { useStore } from '@nanostores/react';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { REGISTER_WORDS, UPLINE_WORDS } from './text.ts';
import type { RegistrationModel } from './upline.ts';

interface Props {
  readonly registration: RegistrationModel;
  readonly onChange: () => void;
}

/** The upline of the referral link, to be confirmed; or the programme, when there was no link. */
export function NamedUpline({ registration, onChange }: Props) {
  const { form, $upline } = registration;
  const upline = useStore($upline);
  const { values } = useStore(form.$state);

  if (upline.state === 'programme') {
    return (
      <>
        <p>{UPLINE_WORDS.programme}</p>
        <p>
          <button type="button" className="button button--quiet" onClick={onChange}>
            {UPLINE_WORDS.invited}
          </button>
        </p>
      </>
    );
  }
  return (
    <>
      <div role="status">
        {upline.state === 'known' ? (
          <>
            <p>
              <strong>{UPLINE_WORDS.is(upline.username)}</strong>
            </p>
            <p>{UPLINE_WORDS.fromLink}</p>
          </>
        ) : (
          <p>{UPLINE_WORDS.checking(values.upline)}</p>
        )}
      </div>
      <CheckboxField form={form} words={REGISTER_WORDS.form} name="uplineConfirmed" />
      <p>
        <button type="button" className="button button--quiet" onClick={onChange}>
          {UPLINE_WORDS.change}
        </button>
      </p>
    </>
  );
}
