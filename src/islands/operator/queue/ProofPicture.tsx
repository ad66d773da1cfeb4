import { useMemo, useState } from 'react';
import type { UserRef } from '#domain/decisions/decision.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { type Proof, proofProblem } from '#domain/deposits/proof.ts';
import { usd } from '#i18n/format.ts';
import { userNameOf } from '#islands/operator/text.ts';
import { proofOfMember } from '#stores/proof.ts';
import { useVisible } from '#ui/canvas/use-visible.ts';
import { ReadablePicture } from '#ui/data/ReadablePicture.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import styles from './ProofPicture.module.css';
import { queueText } from './text.ts';

interface Props {
  readonly member: UserRef;
  readonly deposit: Deposit;
}

/** A deposit's proof. Loaded when it comes into view: a queue may be long, and pictures are large. */
export function ProofPicture({ member, deposit }: Props) {
  const { ref, isSeen } = useVisible<HTMLElement>();
  return (
    <figure className={styles.proof} ref={ref}>
      <figcaption>{queueText.proof}</figcaption>
      {deposit.proofAt === null ? (
        <p className={styles.none}>{queueText.noProof}</p>
      ) : isSeen ? (
        <Present key={deposit.proofAt} member={member} deposit={deposit} />
      ) : (
        <ProofSkeleton />
      )}
    </figure>
  );
}

/** A skeleton without an announcement: a queue has many pictures. */
const ProofSkeleton = () => <div className="skeleton" aria-hidden="true" />;

function Present({ member, deposit }: Props) {
  const store = useMemo(() => proofOfMember(member.uid, deposit.id), [member.uid, deposit.id]);
  const what = queueText.what.deposit(usd(deposit.amount), userNameOf(member));
  return (
    <RemoteView store={store} fallback={<ProofSkeleton />}>
      {(proof) =>
        proof ? <Picture proof={proof} what={what} /> : <p className={styles.none}>{queueText.noProof}</p>
      }
    </RemoteView>
  );
}

const Picture = ({ proof, what }: { readonly proof: Proof; readonly what: string }) => (
  <ReadablePicture picture={proof} check={proofProblem}>
    {(url) => (url === undefined ? <ProofSkeleton /> : <Thumbnail url={url} what={what} />)}
  </ReadablePicture>
);

function Thumbnail({ url, what }: { readonly url: string; readonly what: string }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={queueText.label(queueText.enlarge, what)}
        aria-haspopup="dialog"
        onClick={() => setLarge(true)}
      >
        <img src={url} alt="" />
      </button>
      {isLarge && <ProofDialog url={url} alt={queueText.proofAlt(what)} onClose={() => setLarge(false)} />}
    </>
  );
}
