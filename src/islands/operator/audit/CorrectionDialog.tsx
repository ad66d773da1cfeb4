import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Decision } from '#domain/decisions/decision.ts';
import { originalOf } from '#domain/settlement/reversals.ts';
import { correctionText } from '#islands/operator/later-text.ts';
import { decisionSummary, userNameOf } from '#islands/operator/text.ts';
import { useSent } from '#islands/operator/use-console.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { $uid } from '#stores/session.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import { createReversal } from './correction.ts';

interface Props {
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Takes back what a decision has credited or paid: in a sandbox at once, elsewhere by a command to copy. */
export function CorrectionDialog({ decision, onClose }: Props) {
  const hasSandbox = useStore($hasSandbox);
  const { consequence, title } = correctionText;
  return (
    <Dialog
      title={title}
      subject={`${decisionSummary(decision)}: ${userNameOf(decision.member)}`}
      text={[consequence[decision.requestKind]]}
      onClose={onClose}
    >
      {(close) =>
        hasSandbox ? (
          <ReasonForm decision={decision} onDone={close} />
        ) : (
          <>
            <Command decision={decision} />
            <div className="answers">
              <Keep onClick={close} />
            </div>
          </>
        )
      }
    </Dialog>
  );
}

const Keep = ({ onClick }: { readonly onClick: () => void }) => (
  <button type="button" className="button button--quiet" onClick={onClick}>
    {correctionText.keep}
  </button>
);

function ReasonForm({
  decision,
  onDone,
}: Pick<Props, 'decision'> & {
  readonly onDone: () => void;
}) {
  const [form] = useState(() => createReversal(decision));
  useSent(form, onDone);

  return (
    <FormFrame
      form={form}
      text={correctionText.form}
      sendsByKeys
      tone="danger"
      beside={<Keep onClick={onDone} />}
    >
      <TextAreaField form={form} text={correctionText.form} name="note" rows={2} />
    </FormFrame>
  );
}

function Command({ decision: { requestKind, requestId, member } }: Pick<Props, 'decision'>) {
  const operator = useStore($uid) ?? '';
  const command = correctionText.command(originalOf(member.uid, requestKind, requestId), operator);
  return (
    <>
      <p>{correctionText.byCommand}</p>
      <p>
        <code>{command}</code>
      </p>
      <CopyButton text={command} label={correctionText.copy} />
    </>
  );
}
