import { useState } from 'react';
import { bulkDialogText } from '#islands/operator/later-text.ts';
import { keyOf, type PendingRequest } from '#islands/operator/model.ts';
import { useSent } from '#islands/operator/use-console.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import styles from './Queue.module.css';
import { createBulkRefusal } from './bulk-refusal.ts';
import { type FieldsProps, NoteFields } from './DecisionDialog.tsx';
import type { Refusal } from './decision.ts';
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
  const kind = requests[0]?.kind ?? 'deposit';
  const [form] = useState(() => createBulkRefusal(requests, onRefused));
  return (
    <Dialog
      title={bulkDialogText.title(requests.length)}
      text={[decisionText.refuse[kind]]}
      onClose={() => onClose(form.$state.get().phase === 'sent')}
    >
      {(close) => (
        <>
          <ul className={styles.requests}>
            {requests.map((request) => (
              <li key={keyOf(request)}>{nameOf(request)}</li>
            ))}
          </ul>
          <Note form={form} list={kind} onKeep={close} />
        </>
      )}
    </Dialog>
  );
}

function Note({ form, ...props }: Pick<FieldsProps, 'form' | 'list' | 'onKeep'>) {
  useSent(form, props.onKeep);
  return <NoteFields form={form} text={bulkDialogText.form} {...props} />;
}
