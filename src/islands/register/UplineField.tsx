import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { NamedUpline } from './NamedUpline.tsx';
import { TypedUpline } from './TypedUpline.tsx';
import styles from './UplineField.module.css';
import { uplineText } from './text.ts';
import type { RegistrationModel } from './upline.ts';

/** The upline: named by the referral link, or typed. */
export function UplineField({ registration }: { readonly registration: RegistrationModel }) {
  const isTyped = useStore(registration.$isUplineTyped);
  const [wantsToType, setWantsToType] = useState(false);

  useEffect(() => {
    void registration.checkUpline();
  }, [registration]);

  const change = () => {
    registration.changeUpline();
    setWantsToType(true);
  };

  return (
    <fieldset className={`stack ${styles.upline}`}>
      <legend>{uplineText.title}</legend>
      {registration.referral.kind === 'malformed' && (
        <p className="field__error">{uplineText.malformedLink}</p>
      )}
      {isTyped ? (
        // Focus the field only for a person who asked for it: it also appears by itself when a link turns out to be
        // wrong.
        <TypedUpline registration={registration} takesFocus={wantsToType} />
      ) : (
        <NamedUpline registration={registration} onChange={change} />
      )}
    </fieldset>
  );
}
