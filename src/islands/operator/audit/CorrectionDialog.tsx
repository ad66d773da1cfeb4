import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Decision } from '#domain/decisions/decision.ts';
import { originalOf } from '#domain/settlement/reversals.ts';
import { FormDialog } from '#islands/operator/FormDialog.tsx';
import { correctionText } from '#islands/operator/later-text.ts';
import { decisionSummary, userNameOf } from '#islands/operator/text.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { $uid } from '#stores/session.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import { createReversal } from './correction.ts';

interface Props {
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Takes back what a decision has credited or paid: in a sandbox at once, elsewhere by a command to copy. */
export function CorrectionDialog({ decision, onClose }: Props) {
  const { requestKind, requestId, member } = decision;
  const hasSandbox = useStore($hasSandbox);
  const operator = useStore($uid) ?? '';
  const [form] = useState(() => createReversal(decision));
  const { title, consequence, keep } = correctionText;
  const question = {
    title,
    subject: `${decisionSummary(decision)}: ${userNameOf(member)}`,
    text: [consequence[requestKind]],
    onClose,
  };
  if (hasSandbox) {
    const words = correctionText.form(requestKind);
    return (
      <FormDialog {...question} form={form} words={words} keep={keep} tone="danger">
        <TextAreaField form={form} text={words} name="note" rows={2} />
      </FormDialog>
    );
  }
  const command = correctionText.command(originalOf(member.uid, requestKind, requestId), operator);
  return (
    <Dialog {...question}>
      {(close) => (
        <>
          <p>{correctionText.byCommand}</p>
          <p>
            <code>{command}</code>
          </p>
          <CopyButton text={command} label={correctionText.copy} />
          <div className="answers">
            <button type="button" className="button button--quiet" onClick={close}>
              {keep}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
