import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { Party } from '../../domain/decision.ts';
import type { Deposit } from '../../domain/deposit.ts';
import { usd } from '../../i18n/format.ts';
import { partyName, QUEUE_WORDS } from '../../i18n/operator.ts';
import { proofOf } from '../../stores/operator/proofs.ts';
import { Failed } from '../ui/Failed.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import styles from './ProofPicture.module.css';
import { useSeen } from './use-seen.ts';

interface Props {
  readonly member: Party;
  readonly deposit: Deposit;
}

/** What a member has put beside a deposit. Read once it comes into view: a queue may be long, and pictures are large. */
export function ProofPicture({ member, deposit }: Props) {
  const { ref, isSeen } = useSeen<HTMLElement>();
  return (
    <figure className={styles.proof} ref={ref}>
      <figcaption>{QUEUE_WORDS.proof}</figcaption>
      {deposit.proofAt === null ? (
        <p className={styles.none}>{QUEUE_WORDS.noProof}</p>
      ) : isSeen ? (
        <Picture key={deposit.proofAt} member={member} deposit={deposit} />
      ) : (
        <Waiting />
      )}
    </figure>
  );
}

/** As the skeleton of a screen, but unsaid: a queue has many pictures. */
const Waiting = () => <div className="skeleton" aria-hidden="true" />;

function Picture({ member, deposit }: Props) {
  const store = useMemo(() => proofOf(member.uid, deposit.id), [member.uid, deposit.id]);
  const proof = useStore(store);
  const [isLarge, setLarge] = useState(false);
  const what = QUEUE_WORDS.what.deposit(usd(deposit.amount), partyName(member));

  switch (proof.state) {
    case 'loading':
      return <Waiting />;
    case 'none':
      return <p className={styles.none}>{QUEUE_WORDS.noProof}</p>;
    case 'failed':
      return <Failed failure={proof.failure} onRetry={store.retry} />;
    case 'ready':
      return (
        <>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={QUEUE_WORDS.label(QUEUE_WORDS.enlarge, what)}
            aria-haspopup="dialog"
            onClick={() => setLarge(true)}
          >
            <img src={proof.address} alt="" />
          </button>
          {isLarge && (
            <ProofDialog
              address={proof.address}
              alt={QUEUE_WORDS.proofAlt(what)}
              onClose={() => setLarge(false)}
            />
          )}
        </>
      );
  }
}
