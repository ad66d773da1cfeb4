import { useMemo } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { type Proof, proofProblem } from '#domain/deposits/proof.ts';
import type { Instant } from '#domain/time.ts';
import { ReadablePicture } from '#ui/data/ReadablePicture.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { useDating } from '#ui/data/When.tsx';
import { PictureChooser } from '#ui/forms/PictureChooser.tsx';
import { proofOf } from '#stores/deposits.ts';
import { proofUpload } from '#stores/picture/upload.ts';
import styles from './ProofPanel.module.css';
import { proofText } from './text.ts';

/** A deposit's proof and, while it is pending, the control to add one. */
export function ProofPanel({ deposit: { id, status, proofAt } }: { readonly deposit: Deposit }) {
  return (
    <div className="stack">
      {proofAt !== null && <PresentProof depositId={id} at={proofAt} />}
      {status === 'pending' ? (
        <PictureChooser
          upload={proofUpload(id)}
          text={{
            label: proofAt === null ? proofText.choose : proofText.replace,
            send: proofText.send,
            sent: proofText.sent,
          }}
        />
      ) : (
        <p>{proofText.decided}</p>
      )}
    </div>
  );
}

interface PresentProps {
  readonly depositId: string;
  /** The time of upload: another time means another proof. */
  readonly at: Instant;
}

function PresentProof({ depositId, at }: PresentProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another proof has another time
  const $proof = useMemo(() => proofOf(depositId), [depositId, at]);
  const dated = useDating();
  return (
    <RemoteView store={$proof}>
      {(proof) => proof && <Shown proof={proof} text={proofText.uploadedOn(dated(at))} />}
    </RemoteView>
  );
}

function Shown({ proof, text }: { readonly proof: Proof; readonly text: string }) {
  return (
    <figure className={styles.shown}>
      <ReadablePicture picture={proof} check={proofProblem}>
        {(url) => <img src={url} alt={proofText.picture} />}
      </ReadablePicture>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
