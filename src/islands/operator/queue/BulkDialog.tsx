import { useState } from 'react';
import type { RequestKind } from '#domain/decisions/decision.ts';
import { bulkDialogText } from '#islands/operator/later-text.ts';
import { keyOf, type PendingRequest } from '#islands/operator/model.ts';
import { useSent } from '#islands/operator/use-console.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextAreaField } from '#ui/forms/TextAreaField.tsx';
import { createBulkRefusal } from './bulk-refusal.ts';
import { Reasons } from './DecisionDialog.tsx';
import type { DecisionForm, Refusal } from './decision.ts';
import { nameOf } from './notice-text.ts';
import { decisionText } from './text.ts';

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
      title={bulkDialogText.title(requests.length)}
      text={bulkDialogText.text}
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
      <FormFrame form={form} text={bulkDialogText.form}>
        <TextAreaField form={form} text={bulkDialogText.form} name="note" rows={3} sendsByKeys />
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
