import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Answer, Verdict } from '#domain/decisions/decision.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import { createDecision, createSecondDecision, type Standing, standingOf } from './decision.ts';
import { verdictOn, type Waiting } from './model.ts';
import { changesText, nameOf, outcomeText } from './outcome-text.ts';
import { decisionText, partyName } from './text.ts';

/** What an operator is about to do to a request. */
export interface Asked {
  readonly row: Waiting;
  readonly answer: Answer;
  /** Of the two sample operators, the one who signs in nowhere. */
  readonly asSecond?: true;
}

interface Props extends Asked {
  readonly onClose: () => void;
}

/** Asks for the note, and once more, before a request is decided for good. What became of it is said by the queue. */
export function DecisionDialog({ onClose, ...asked }: Props) {
  const { row, answer, asSecond } = asked;
  const verdict = verdictOn(row, answer);
  const text = [
    nameOf(row),
    ...(asSecond ? [decisionText.asSecond] : []),
    consequenceOf(row, verdict),
    decisionText.final,
  ];
  return (
    <Dialog title={decisionText.title[verdict]} text={text} onClose={onClose}>
      {(close) => <NoteForm asked={asked} onDone={close} />}
    </Dialog>
  );
}

function NoteForm({ asked, onDone }: { readonly asked: Asked; readonly onDone: () => void }) {
  const { row, answer, asSecond } = asked;
  const [form] = useState(() =>
    asSecond && row.of === 'withdrawal' ? createSecondDecision(row) : createDecision(row, answer),
  );
  const [words] = useState(() => decisionText.form(verdictOn(row, answer)));
  const [$standing] = useState(() => standingOf(row, answer));
  const standing = useStore($standing);
  const { phase } = useStore(form.$state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it was sent
  useEffect(() => {
    if (phase === 'sent') onDone();
  }, [phase]);

  // That it leaves the queue by what is being sent here is no news.
  if (phase === 'editing' && standing.kind !== 'as-shown') {
    return <Overtaken row={row} standing={standing} onDone={onDone} />;
  }
  return (
    <>
      <FormFrame form={form} words={words}>
        <TextAreaField form={form} words={words} name="note" rows={3} />
      </FormFrame>
      <div>
        <button type="button" className="button button--quiet" onClick={onDone}>
          {decisionText.keep}
        </button>
      </div>
    </>
  );
}

interface OvertakenProps {
  readonly row: Waiting;
  readonly standing: Exclude<Standing, { readonly kind: 'as-shown' }>;
  readonly onDone: () => void;
}

/** What has happened meanwhile, in place of a decision that is no longer to be made. */
function Overtaken({ row, standing, onDone }: OvertakenProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Whatever had the focus is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p className="notice" role="alert">
        {overtakenText(row, standing)}
      </p>
      <div>
        <button type="button" className="button" onClick={onDone} ref={button}>
          {decisionText.close}
        </button>
      </div>
    </>
  );
}

function overtakenText(row: Waiting, standing: OvertakenProps['standing']): string {
  if (standing.kind === 'changed') {
    return decisionText.changed(nameOf(row), changesText(row, standing.present));
  }
  if (standing.kind === 'approved') {
    return decisionText.approvedMeanwhile(nameOf(row), partyName(standing.by));
  }
  return standing.outcome ? outcomeText(standing.outcome) : decisionText.gone;
}

function consequenceOf({ of }: Waiting, verdict: Verdict): string {
  if (verdict !== 'refuse') return decisionText.consequence[verdict];
  return decisionText.consequence[of === 'deposit' ? 'refuseDeposit' : 'refuseWithdrawal'];
}
