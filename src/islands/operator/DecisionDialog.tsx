import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type Answer, type Verdict, verdictOf } from '../../domain/decision.ts';
import { DECISION_WORDS } from '../../i18n/operator.ts';
import { createDecision } from '../../stores/operator/decision.ts';
import type { Waiting } from '../../stores/operator/requests.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { FormFrame } from '../ui/FormFrame.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { nameOf } from './outcome-text.ts';

interface Props {
  readonly row: Waiting;
  readonly answer: Answer;
  readonly onClose: () => void;
}

/** Asks for the note, and once more, before a request is decided for good. What became of it is said by the queue. */
export function DecisionDialog({ row, answer, onClose }: Props) {
  const verdict = verdictOf(row.of, answer);
  const text = [nameOf(row), consequenceOf(row, verdict), DECISION_WORDS.final];
  return (
    <Dialog title={DECISION_WORDS.title[verdict]} text={text} onClose={onClose}>
      {(close) => <NoteForm row={row} answer={answer} onDone={close} />}
    </Dialog>
  );
}

function NoteForm({ row, answer, onDone }: Pick<Props, 'row' | 'answer'> & { readonly onDone: () => void }) {
  const [form] = useState(() => createDecision(row, answer));
  const [words] = useState(() => DECISION_WORDS.form(verdictOf(row.of, answer)));
  const { phase } = useStore(form.$state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it was sent
  useEffect(() => {
    if (phase === 'sent') onDone();
  }, [phase]);

  return (
    <>
      <FormFrame form={form} words={words}>
        <TextAreaField form={form} words={words} name="note" rows={3} />
      </FormFrame>
      <div>
        <button type="button" className="button button--quiet" onClick={onDone}>
          {DECISION_WORDS.keep}
        </button>
      </div>
    </>
  );
}

function consequenceOf({ of }: Waiting, verdict: Verdict): string {
  if (verdict !== 'refuse') return DECISION_WORDS.consequence[verdict];
  return DECISION_WORDS.consequence[of === 'deposit' ? 'refuseDeposit' : 'refuseWithdrawal'];
}
