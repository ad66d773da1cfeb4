import { ROUTES } from '#domain/routes.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RouteGuard } from '#ui/guard/RouteGuard.tsx';
import { MailCard } from './MailCard.tsx';
import { $mails } from './model.ts';
import { outboxText } from './text.ts';

/** The mails of the embedded backend. */
export function Outbox() {
  return (
    <RouteGuard route="outbox" fallback={<Skeleton />}>
      <Offline />
      <RemoteView store={$mails}>
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
      </RemoteView>
    </RouteGuard>
  );
}

export function EmptyOutbox() {
  return (
    <div className="card stack">
      <h2>{outboxText.empty}</h2>
      <p>{outboxText.emptyHint}</p>
      <p className="cluster">
        <a className="button button--quiet" href={ROUTES.register.path}>
          {outboxText.register}
        </a>
        <a className="button button--quiet" href={ROUTES.forgotPassword.path}>
          {outboxText.forgotPassword}
        </a>
      </p>
    </div>
  );
}
