import { useStore } from '@nanostores/react';
import type { MailLanguage } from '#stores/account.ts';
import { $session } from '#stores/session.ts';
import { Offline } from '#ui/feedback/Offline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RouteGuard } from '#ui/guard/RouteGuard.tsx';
import { Completion } from './Completion.tsx';
import styles from './Fields.module.css';
import { GuestUpgrade } from './GuestUpgrade.tsx';
import { NewAccount } from './NewAccount.tsx';

interface Props {
  readonly mailLanguage: MailLanguage;
  /** Whether accounts and mails stay in this browser alone. */
  readonly isEmbedded: boolean;
}

/** Creates accounts: new ones, guests' upgrades, and accounts that were begun. */
export function Register(props: Props) {
  return (
    <RouteGuard route="register" fallback={<Skeleton />}>
      <div className={`stack ${styles.register}`}>
        <Offline />
        <AccountForm {...props} />
      </div>
    </RouteGuard>
  );
}

function AccountForm({ mailLanguage, isEmbedded }: Props) {
  const session = useStore($session);
  if (session.kind === 'guest') return <GuestUpgrade mailLanguage={mailLanguage} isEmbedded={isEmbedded} />;
  if (session.kind === 'incomplete') return <Completion {...session} />;
  return <NewAccount mailLanguage={mailLanguage} />;
}
