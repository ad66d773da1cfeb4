import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { sandboxText } from '#i18n/sandbox.ts';
import type { Action } from '#stores/action.ts';
import { $hasSandbox, pretendedPayment, pretendedPayout } from '#stores/sandbox.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionFailure } from './FailureText.tsx';

interface Tone {
  readonly tone?: 'quiet';
}

/** In the sandbox, has a pending deposit credited at once. */
export const PretendedPayment = ({ deposit, tone }: Tone & { readonly deposit: Deposit }) => (
  <Pretence
    action={pretendedPayment}
    request={deposit}
    text={{ press: sandboxText.pretend, pressing: sandboxText.pretending }}
    {...(tone && { tone })}
  />
);

/** In the sandbox, has a held withdrawal paid and sent at once. */
export const PretendedPayout = ({ withdrawal, tone }: Tone & { readonly withdrawal: Withdrawal }) => (
  <Pretence
    action={pretendedPayout}
    request={withdrawal}
    text={{ press: sandboxText.pretendSent, pressing: sandboxText.sending }}
    {...(tone && { tone })}
  />
);

interface PretenceProps<Request> extends Tone {
  readonly action: Action<[request: Request]>;
  readonly request: Request;
  readonly text: { readonly press: string; readonly pressing: string };
}

function Pretence<Request>({ action, request, text, tone }: PretenceProps<Request>) {
  const progress = useStore(action.$progress);
  useEffect(() => action.reset, [action]);
  if (!useStore($hasSandbox)) return null;
  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          {...(tone && { tone })}
          text={text}
          onClick={() => void action.run(request)}
        />
      </div>
    </div>
  );
}
