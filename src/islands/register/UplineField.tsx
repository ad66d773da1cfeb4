import { useStore } from '@nanostores/react';
import { Fragment, useEffect, useId, useState } from 'react';
import { uiText } from '#i18n/ui.ts';
import { FailureText } from '#ui/feedback/FailureText.tsx';
import boxStyles from '#ui/forms/CheckboxField.module.css';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { controlId } from '#ui/forms/use-field.ts';
import styles from './UplineField.module.css';
import { registerText, uplineText } from './text.ts';
import type { RegistrationModel } from './upline.ts';

interface FieldProps {
  readonly registration: RegistrationModel;
  /** Whether each browser keeps accounts of its own. */
  readonly isEmbedded?: boolean;
}

/** The upline: named by the referral link, or typed. */
export function UplineField({ registration, isEmbedded = false }: FieldProps) {
  const isTyped = useStore(registration.$isUplineTyped);
  const isNamed = useStore(registration.$upline).state !== 'programme' && !isTyped;
  const [wantsToType, setWantsToType] = useState(false);
  const hintId = useId();

  useEffect(() => {
    void registration.checkUpline();
  }, [registration]);

  const change = () => {
    registration.changeUpline(true);
    setWantsToType(true);
  };

  return (
    <fieldset className={`stack ${styles.upline}`}>
      <legend>{uplineText.title}</legend>
      {registration.referral.kind === 'malformed' && (
        <p className="field__error">{uplineText.malformedLink}</p>
      )}
      {isNamed ? (
        <NamedUpline registration={registration} onChange={change} />
      ) : (
        <div>
          {[false, true].map((isMember) => (
            <Fragment key={`${isMember}`}>
              <label className={boxStyles.row}>
                <input
                  type="radio"
                  name="inviter"
                  checked={isTyped === isMember}
                  aria-describedby={isMember ? undefined : hintId}
                  onChange={() => {
                    setWantsToType(false);
                    registration.changeUpline(isMember);
                  }}
                />
                {isMember ? uplineText.member : uplineText.noOne}
              </label>
              {!isMember && (
                <p className="field__hint" id={hintId}>
                  {uplineText.programme}
                </p>
              )}
            </Fragment>
          ))}
        </div>
      )}
      {isTyped && (
        // Focus the field only for a person who pressed “Change”: it also appears by itself when a link turns out to be wrong.
        <TypedUpline registration={registration} takesFocus={wantsToType} isEmbedded={isEmbedded} />
      )}
    </fieldset>
  );
}

interface Props extends Required<FieldProps> {
  readonly takesFocus: boolean;
}

/** The upline as text, checked when the person leaves the field. */
function TypedUpline({ registration, takesFocus, isEmbedded }: Props) {
  useEffect(() => {
    if (takesFocus) document.getElementById(controlId('upline'))?.focus();
  }, [takesFocus]);

  return (
    <>
      <p className="field__hint">{uplineText.about}</p>
      <TextField
        form={registration.form}
        text={registerText.form}
        name="upline"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={() => void registration.checkUpline()}
      />
      <div role="status" className={styles.status}>
        <UplineStatus registration={registration} isEmbedded={isEmbedded} />
      </div>
    </>
  );
}

/** What is known about the typed upline. */
function UplineStatus({ registration, isEmbedded }: Required<FieldProps>) {
  const upline = useStore(registration.$upline);
  const { errors, values } = useStore(registration.form.$state);
  if (isEmbedded && (upline.state === 'unknown' || errors.upline === 'upline-unknown')) {
    return <p>{uplineText.elsewhere(values.upline.trim())}</p>;
  }
  // The field shows its error itself.
  if (errors.upline !== undefined) return null;

  switch (upline.state) {
    case 'programme':
    case 'unasked':
      return null;
    case 'checking':
      return <p>{uplineText.checking(upline.asked)}</p>;
    case 'known':
      return <p>{uplineText.is(upline.username)}</p>;
    case 'unknown':
      return <p className="field__error">{uplineText.unknown(upline.asked)}</p>;
    case 'unchecked':
      return (
        <>
          <p>{uplineText.unchecked(upline.asked)}</p>
          <FailureText failure={upline.failure} />
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void registration.checkUpline()}
          >
            {uiText.retry}
          </button>
        </>
      );
  }
}

interface NamedUplineProps {
  readonly registration: RegistrationModel;
  readonly onChange: () => void;
}

/** The upline that the referral link names, to be confirmed. */
function NamedUpline({ registration, onChange }: NamedUplineProps) {
  const { form, $upline } = registration;
  const upline = useStore($upline);
  const { values } = useStore(form.$state);

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
      <div className={`cluster ${styles.answer}`}>
        <CheckboxField form={form} text={registerText.form} name="uplineConfirmed" />
        <button type="button" className="button button--quiet" onClick={onChange}>
          {uplineText.change}
        </button>
      </div>
    </>
  );
}
