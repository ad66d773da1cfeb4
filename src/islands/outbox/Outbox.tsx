import { ROUTES } from '#domain/routes.ts';
import { LiveView } from '#ui/data/RemoteView.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Guarded } from '#ui/guard/RouteGuard.tsx';
import { MailCard } from './MailCard.tsx';
import { $mails } from './model.ts';
import { OUTBOX_WORDS } from './text.ts';

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

export function EmptyOutbox() {
  return (
    <div className="card stack">
      <h2>{OUTBOX_WORDS.empty}</h2>
      <p>{OUTBOX_WORDS.emptyHint}</p>
      <p className="cluster">
        <a className="button button--quiet" href={ROUTES.register.path}>
          {OUTBOX_WORDS.register}
        </a>
        <a className="button button--quiet" href={ROUTES.forgotPassword.path}>
          {OUTBOX_WORDS.forgotPassword}
        </a>
      </p>
    </div>
  );
}
