import { useState } from 'react';
import { LogOutButton } from '#islands/frame/LogOutButton.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import styles from './Fields.module.css';
import { OptionalFields } from './OptionalFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { UplineField } from './UplineField.tsx';
import { createCompletion } from './model.ts';
import { registerText } from './text.ts';

interface Props {
  readonly email: string;
  /** The person's name at the identity service, possibly empty. */
  readonly name: string;
  /** Whether Google knows a photo. */
  readonly hasPhoto: boolean;
}

/** Asks for what a begun account lacks (after a Google sign-in, say), and offers a way out. */
export function Completion({ email, name, hasPhoto }: Props) {
  const [registration] = useState(() => createCompletion(location.search, name));
  const text = registerText.completion;
  const common = { form: registration.form, text: text.form };
  return (
    <>
      <h2>{text.title}</h2>
      <p>{text.text(email)}</p>
      <FormFrame {...common}>
        <div className={styles.fields}>
          <PersonFields common={common} />
          <OptionalFields common={common} />
        </div>
        <UplineField registration={registration} />
        {hasPhoto && (
          <label className="cluster">
            <input type="checkbox" onChange={({ target }) => registration.$takesPhoto.set(target.checked)} />
            {text.takePhoto}
          </label>
        )}
      </FormFrame>
      <div className="stack">
        <p>{text.another}</p>
        <div>
          <LogOutButton />
        </div>
      </div>
    </>
  );
}
