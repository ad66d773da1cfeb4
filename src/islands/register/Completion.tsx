import { useState } from 'react';
import { LogOutButton } from '#islands/frame/LogOutButton.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { PersonFields } from './PersonFields.tsx';
import { UplineField } from './UplineField.tsx';
import { createCompletion } from './model.ts';
import { registerText } from './text.ts';

interface Props {
  readonly email: string;
  /** What the identity service calls the person, perhaps nothing. */
  readonly name: string;
}

/** What an account still needs that was begun, by Google say; or the way out of it. */
export function Completion({ email, name }: Props) {
  const [registration] = useState(() => createCompletion(location.search, name));
  const words = registerText.completion;
  const common = { form: registration.form, words: words.form };
  return (
    <>
      <h2>{words.title}</h2>
      <p>{words.text(email)}</p>
      <FormFrame {...common}>
        <PersonFields {...common} />
        <UplineField registration={registration} />
      </FormFrame>
      <div className="stack">
        <p>{words.another}</p>
        <div>
          <LogOutButton />
        </div>
      </div>
    </>
  );
}
