import { useStore } from '@nanostores/react';
import { FRAME_WORDS } from '../../i18n/frame.ts';
import { $account } from '../../stores/account.ts';
import { $session } from '../../stores/session.ts';
import { LiveView } from '../ui/LiveView.tsx';
import styles from './WhoIsHere.module.css';

export function WhoIsHere() {
  const session = useStore($session);
  if (session.kind === 'guest') return <p className={styles.who}>{FRAME_WORDS.guest}</p>;
  return (
    <LiveView store={$account}>
      {(account) => <p className={styles.who}>{FRAME_WORDS.signedInAs(account.username)}</p>}
    </LiveView>
  );
}
