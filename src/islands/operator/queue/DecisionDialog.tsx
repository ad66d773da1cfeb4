import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { NoteForm as Note, NoteProblem } from '#domain/decisions/decision-note.ts';
import { AGREED_OUTCOME, type Outcome } from '#domain/decisions/decision.ts';
import { isUnproven, outcomeOf, type PendingRequest } from '#islands/operator/model.ts';
import { userNameOf } from '#islands/operator/text.ts';
import { useSent } from '#islands/operator/use-console.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import type { FormText } from '#ui/forms/use-field.ts';
import styles from './Queue.module.css';
import {
  type Asked,
  createDecision,
  createSecondDecision,
  type DecisionForm,
  type RequestState,
  requestStateOf,
} from './decision.ts';
import { $lastReasons, type ReasonList, reasonListOf } from './model.ts';
import { changesText, nameOf, noticeText } from './notice-text.ts';
import { decisionText, reasonText, reasonTexts } from './text.ts';

interface Props extends Asked {
  readonly onClose: () => void;
}

/** Asks for a note and a confirmation. The queue reports the outcome. */
export function DecisionDialog({ onClose, ...asked }: Props) {
  const { row, choice, asSecond } = asked;
  const outcome = asSecond ? AGREED_OUTCOME[row.kind] : outcomeOf(row, choice);
  const text = [consequenceOf(row, outcome), ...(asSecond ? [decisionText.asSecond] : [])];
  return (
    <Dialog title={titleOf(row, outcome)} subject={nameOf(row)} text={text} onClose={onClose}>
      {(close) => <NoteForm asked={asked} onDone={close} />}
    </Dialog>
  );
}

function NoteForm({ asked, onDone }: { readonly asked: Asked; readonly onDone: () => void }) {
  const { row, choice, asSecond } = asked;
  const [form] = useState(() => (asSecond ? createSecondDecision(row) : createDecision(row, choice)));
  const [text] = useState(() => decisionText.form(outcomeOf(row, choice), isUnproven(row)));
  const [$state] = useState(() => requestStateOf(row, choice));
  const state = useStore($state);
  const { phase } = useStore(form.$state);
  useSent(form, onDone);

  // The request leaves the queue because of this decision: no message needed.
  if (phase === 'editing' && state.kind !== 'as-shown') {
    return <Overtaken row={row} state={state} onDone={onDone} />;
  }
  return <NoteFields form={form} text={text} list={reasonListOf(row, choice)} onKeep={onDone} />;
}

export interface FieldsProps {
  readonly form: DecisionForm;
  readonly text: FormText<keyof Note, NoteProblem>;
  /** The reasons at hand. Null: the decision needs none. */
  readonly list: ReasonList | null;
  readonly onKeep: () => void;
}

/** The note of a decision, the reasons at hand that fill it, and what confirms the decision or leaves it. */
export function NoteFields({ form, text, list, onKeep }: FieldsProps) {
  const last = useStore($lastReasons);
  const reasons = list ? [...last[list], ...reasonTexts[list]] : [];

  /** The arrow keys put in one reason after the other, while the note holds nothing else. */
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { value } = event.currentTarget;
    const place = reasons.indexOf(value);
    if (by === undefined || reasons.length === 0 || (place === -1 && value !== '')) return;
    event.preventDefault();
    const from = place === -1 && by === -1 ? 0 : place;
    form.fill({ note: reasons.at((from + by) % reasons.length) ?? value });
  };

  return (
    <FormFrame
      form={form}
      text={text}
      sendsByKeys
      tone={list && list !== 'unproven' ? 'danger' : undefined}
      beside={
        <>
          <span className={`field__hint ${styles.byKeys}`}>{decisionText.keys}</span>
          <button type="button" className="button button--quiet" onClick={onKeep}>
            {decisionText.keep}
          </button>
        </>
      }
    >
      <TextAreaField form={form} text={text} name="note" rows={2} onKeyDown={onKeyDown} />
      {list && <Reasons reasons={reasons} form={form} />}
    </FormFrame>
  );
}

/** Reasons at hand: those given last, and those for everyone. A press fills the note. */
function Reasons({ reasons, form }: { readonly reasons: readonly string[]; readonly form: DecisionForm }) {
  return (
    <fieldset className={styles.reasons}>
      <legend className="field__hint">
        {reasonText.title} <span className={styles.byKeys}>{reasonText.key}</span>
      </legend>
      {reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          aria-label={reasonText.use(reason)}
          onClick={() => form.fill({ note: reason })}
        >
          {reason}
        </button>
      ))}
    </fieldset>
  );
}

interface OvertakenProps {
  readonly row: PendingRequest;
  readonly state: Exclude<RequestState, { readonly kind: 'as-shown' }>;
  readonly onDone: () => void;
}

/** What happened meanwhile, instead of a decision that is no longer possible. */
function Overtaken({ row, state, onDone }: OvertakenProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The focused control is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p className="notice notice--warning" role="alert">
        {overtakenText(row, state)}
      </p>
      <div className="answers">
        <button type="button" className="button" onClick={onDone} ref={button}>
          {decisionText.close}
        </button>
      </div>
    </>
  );
}

function overtakenText(row: PendingRequest, state: OvertakenProps['state']): string {
  if (state.kind === 'changed') {
    return decisionText.changed(nameOf(row), changesText(row, state.present));
  }
  if (state.kind === 'approved') {
    return decisionText.approvedMeanwhile(nameOf(row), userNameOf(state.by));
  }
  return state.notice ? noticeText(state.notice) : decisionText.gone;
}

const titleOf = ({ kind }: PendingRequest, outcome: Outcome): string =>
  outcome === 'approve' ? decisionText.approve[kind].title : decisionText.title[outcome];

function consequenceOf(row: PendingRequest, outcome: Outcome): string {
  if (outcome === 'approve') return decisionText.approve[row.kind].consequence;
  if (outcome === 'credit') return decisionText.credit(isUnproven(row));
  if (outcome === 'pay') return decisionText.pay;
  return decisionText.refuse[row.kind];
}
