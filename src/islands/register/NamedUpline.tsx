import { useStore } from '@nanostores/react';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import styles from './UplineField.module.css';
import { registerText, uplineText } from './text.ts';
import type { RegistrationModel } from './upline.ts';

interface Props {
  readonly registration: RegistrationModel;
  readonly onChange: () => void;
}

/** The upline that the referral link names, to be confirmed; without a link, the programme. */
export function NamedUpline({ registration, onChange }: Props) {
  const { form, $upline } = registration;
  const upline = useStore($upline);
  const { values } = useStore(form.$state);

  if (upline.state === 'programme') {
    return (
      <>
        <p>{uplineText.programme}</p>
        <p>
          <button type="button" className="button button--quiet" onClick={onChange}>
            {uplineText.invited}
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
              <strong>{uplineText.is(upline.username)}</strong>
            </p>
            <p className="field__hint">{uplineText.fromLink}</p>
          </>
        ) : (
          <p>{uplineText.checking(values.upline)}</p>
        )}
      </div>
      <div className={styles.answer}>
        <CheckboxField form={form} text={registerText.form} name="uplineConfirmed" />
        <button type="button" className="button button--quiet" onClick={onChange}>
          {uplineText.change}
        </button>
      </div>
    </>
  );
}
