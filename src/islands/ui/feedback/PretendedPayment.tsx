import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import { $hasSandbox, pretendedPayment } from '#stores/sandbox.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionFailure } from './FailureText.tsx';

interface Props {
  readonly deposit: Deposit;
  readonly tone?: 'quiet';
}

/** In the sandbox, has a pending deposit credited at once. */
export function PretendedPayment({ deposit, tone }: Props) {
  const progress = useStore(pretendedPayment.$progress);
  useEffect(() => pretendedPayment.reset, []);
  if (!useStore($hasSandbox)) return null;
  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          {...(tone && { tone })}
          text={{ press: sandboxText.pretend, pressing: sandboxText.pretending }}
          onClick={() => void pretendedPayment.run(deposit)}
        />
      </div>
    </div>
  );
}
