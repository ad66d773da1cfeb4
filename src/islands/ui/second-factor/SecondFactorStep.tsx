import { useEffect, useState } from 'react';

import { secondFactorText } from '#i18n/second-factor.ts';
import {
  answerByCode,
  answerByRecoveryCode,
  giveUpSecondFactor,
  type SecondFactorChallenge,
} from '#stores/second-factor.ts';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { controlId } from '#ui/forms/use-field.ts';

interface Props {
  readonly challenge: SecondFactorChallenge;
}

/** Asks for the second factor of an account, in the place of what asked for its password. */
export function SecondFactorStep({ challenge }: Props) {
  const [way, setWay] = useState<'code' | 'recoveryCode'>('code');
  const { title, text, useRecovery, useCode, noRecovery, back } = secondFactorText;

  // This step has replaced the focused element, so move the focus.
  useEffect(() => document.getElementById(controlId(way))?.focus(), [way]);

  return (
    <section className="stack" aria-labelledby="second-factor-step">
      <h2 id="second-factor-step">{title}</h2>
      <p>{text}</p>
      {way === 'code' ? <ByCode challenge={challenge} /> : <ByRecoveryCode challenge={challenge} />}
      {!challenge.takesRecoveryCodes && <p className="field__hint">{noRecovery}</p>}
      <div className="cluster">
        {challenge.takesRecoveryCodes && (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => setWay(way === 'code' ? 'recoveryCode' : 'code')}
          >
            {way === 'code' ? useRecovery : useCode}
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={giveUpSecondFactor}>
          {back}
        </button>
      </div>
    </section>
  );
}

function ByCode({ challenge }: Props) {
  const [form] = useState(() => answerByCode(challenge));
  const common = { form, text: secondFactorText.codeForm };
  return (
    <FormFrame {...common}>
      <TextField {...common} name="code" inputMode="numeric" autoComplete="one-time-code" />
    </FormFrame>
  );
}

function ByRecoveryCode({ challenge }: Props) {
  const [form] = useState(() => answerByRecoveryCode(challenge));
  const common = { form, text: secondFactorText.recoveryForm };
  return (
    <FormFrame {...common}>
      <TextField
        {...common}
        name="recoveryCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormFrame>
  );
}
