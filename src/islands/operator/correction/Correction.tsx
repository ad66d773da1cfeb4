import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Decision } from '#domain/decisions/decision.ts';
import { originalOf } from '#domain/settlement/reversals.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { $uid } from '#stores/session.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import { createReversal } from './model.ts';
import { correctionText } from './text.ts';

interface Props {
  readonly decision: Decision;
  /** What it was, e.g. `Deposit of $300.00 credited`. */
  readonly line: string;
}

/** Takes back what a decision has credited or paid: in a sandbox at once, elsewhere by a command to copy. */
export function Correction({ decision, line }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isOwn = useStore($uid) === decision.member.uid;
  if (isOwn) return null;
  return (
    <>
      <DangerButton label={correctionText.openFor(line)} onClick={() => setIsOpen(true)}>
        {correctionText.open}
      </DangerButton>
      {isOpen && <CorrectionDialog decision={decision} line={line} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function CorrectionDialog({ decision, line, onClose }: Props & { readonly onClose: () => void }) {
  const hasSandbox = useStore($hasSandbox);
  const { consequence, final, keep, title } = correctionText;
  return (
    <Dialog title={title} text={[line, consequence[decision.of], final]} onClose={onClose}>
      {(close) => (
        <>
          {hasSandbox ? <ReasonForm decision={decision} onSent={close} /> : <Command decision={decision} />}
          <div>
            <button type="button" className="button button--quiet" onClick={close}>
              {keep}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function ReasonForm({
  decision,
  onSent,
}: Pick<Props, 'decision'> & {
  readonly onSent: () => void;
}) {
  const [form] = useState(() => createReversal(decision));
  const { phase } = useStore(form.$state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it was sent
  useEffect(() => {
    if (phase === 'sent') onSent();
  }, [phase]);

  return (
    <FormFrame form={form} text={correctionText.form}>
      <TextAreaField form={form} text={correctionText.form} name="note" rows={2} sendsByKeys />
    </FormFrame>
  );
}

function Command({ decision: { of, subject, member } }: Pick<Props, 'decision'>) {
  const operator = useStore($uid) ?? '';
  const command = correctionText.command(originalOf(member.uid, of, subject), operator);
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
