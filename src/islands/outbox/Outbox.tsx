import { $mails } from '../../stores/outbox.ts';
import { Guarded } from '../ui/Guarded.tsx';
import { LiveView } from '../ui/LiveView.tsx';
import { Offline } from '../ui/Offline.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyOutbox } from './EmptyOutbox.tsx';
import { MailCard } from './MailCard.tsx';

/** What the embedded backend would have mailed, as letters to read. */
export function Outbox() {
  return (
    <Guarded route="outbox" waiting={<Skeleton />}>
      <Offline />
      <LiveView store={$mails}>
        {(mails) =>
          mails.length === 0 ? (
            <EmptyOutbox />
          ) : (
            <div className="stack">
              {mails.map((mail) => (
                <MailCard key={mail.id} mail={mail} />
              ))}
            </div>
          )
        }
      </LiveView>
    </Guarded>
  );
}
