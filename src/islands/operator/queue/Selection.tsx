import { useState } from 'react';
import type { RequestKind } from '#domain/decisions/decision.ts';
import { keyOf, type PendingRequest } from '#islands/operator/model.ts';
import { useSent } from '#islands/operator/use-console.ts';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import { createBulkRefusal, type DecisionForm, type Refusal } from './decision.ts';
import { nameOf } from './notice-text.ts';
import { Reasons } from './DecisionDialog.tsx';
import { bulkText, decisionText } from './text.ts';

interface Props {
  /** At least one, as they were when they were selected. */
  readonly requests: readonly PendingRequest[];
  readonly onRefused: (refusals: readonly Refusal[]) => void;
  /** @param isDone whether they are refused, or it is known why not */
  readonly onClose: (isDone: boolean) => void;
}

/** Asks for one note to all that are selected, and a confirmation. */
export function BulkDialog({ requests, onRefused, onClose }: Props) {
  const [form] = useState(() => createBulkRefusal(requests, onRefused));
  return (
    <Dialog
      title={bulkText.title(requests.length)}
      text={bulkText.text}
      onClose={() => onClose(form.$state.get().phase === 'sent')}
    >
      {(close) => (
        <>
          <ul>
            {requests.map((request) => (
              <li key={keyOf(request)}>{nameOf(request)}</li>
            ))}
          </ul>
          <NoteForm kind={requests[0]?.kind ?? 'deposit'} form={form} onDone={close} />
        </>
      )}
    </Dialog>
  );
}

interface NoteProps {
  readonly kind: RequestKind;
  readonly form: DecisionForm;
  readonly onDone: () => void;
}

function NoteForm({ kind, form, onDone }: NoteProps) {
  useSent(form, onDone);

  return (
    <>
      <FormFrame form={form} text={bulkText.form}>
        <TextAreaField form={form} text={bulkText.form} name="note" rows={3} sendsByKeys />
      </FormFrame>
      <Reasons kind={kind} form={form} />
      <div>
        <button type="button" className="button button--quiet" onClick={onDone}>
          {decisionText.keep}
        </button>
      </div>
    </>
  );
}

interface SelectionBarProps {
  readonly count: number;
  readonly onRefuse: () => void;
  readonly onClear: () => void;
}

/** What can be done with all that is selected. */
export const SelectionBar = ({ count, onRefuse, onClear }: SelectionBarProps) => (
  <div className="cluster">
    <span role="status">{bulkText.selected(count)}</span>
    <DangerButton onClick={onRefuse}>{bulkText.refuse}</DangerButton>
    <button type="button" className="button button--quiet" onClick={onClear}>
      {bulkText.clear}
    </button>
  </div>
);

/** Requests that are selected, as they were at that time. Those that have left the queue are selected no more. */
export function useSelection(requests: readonly PendingRequest[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PendingRequest>>(new Map());
  const present = new Set(requests.map(keyOf));
  return {
    selected: [...chosen.values()].filter((request) => present.has(keyOf(request))),
    isSelected: (request: PendingRequest): boolean => chosen.has(keyOf(request)),
    toggle(request: PendingRequest): void {
      const next = new Map(chosen);
      if (!next.delete(keyOf(request))) next.set(keyOf(request), request);
      setChosen(next);
    },
    clear: (): void => setChosen(new Map()),
  };
}
