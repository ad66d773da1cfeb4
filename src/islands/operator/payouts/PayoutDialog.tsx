import { useRef, useState } from 'react';
import type { Payout } from '#islands/operator/model.ts';
import { useSent } from '#islands/operator/use-sent.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { createPayoutRecord } from './model.ts';
import { payoutText } from './text.ts';

interface Props {
  readonly payout: Payout;
  readonly name: string;
  /** @param isDone whether the payout is recorded */
  readonly onClose: (isDone: boolean) => void;
}

/** Asks for the reference of the payout. */
export function PayoutDialog({ payout, name, onClose }: Props) {
  const [form] = useState(() => createPayoutRecord(payout));
  const isDone = useRef(false);
  return (
    <Dialog title={payoutText.title} text={[name, payoutText.final]} onClose={() => onClose(isDone.current)}>
      {(close) => (
        <ReferenceForm
          form={form}
          onSent={() => {
            isDone.current = true;
            close();
          }}
          onKeep={close}
        />
      )}
    </Dialog>
  );
}

interface FormProps {
  readonly form: ReturnType<typeof createPayoutRecord>;
  readonly onSent: () => void;
  readonly onKeep: () => void;
}

function ReferenceForm({ form, onSent, onKeep }: FormProps) {
  useSent(form, onSent);

  return (
    <>
      <FormFrame form={form} text={payoutText.form}>
        <TextField
          form={form}
          text={payoutText.form}
          name="reference"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormFrame>
      <div>
        <button type="button" className="button button--quiet" onClick={onKeep}>
          {payoutText.keep}
        </button>
      </div>
    </>
  );
}
