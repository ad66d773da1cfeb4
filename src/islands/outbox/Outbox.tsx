import { address, ownLanguage } from '#i18n/language.ts';
import { ROUTES } from '#domain/routes.ts';
import { uiText } from '#i18n/ui.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { LinkLine } from '#ui/data/LinkLine.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { Offline } from '#ui/feedback/Offline.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { RouteGuard } from '#ui/guard/RouteGuard.tsx';
import { WayBack } from '#ui/guard/WayBack.tsx';
import styles from './MailCard.module.css';
import { $mails, type Mail, shownLetter } from './model.ts';
import { outboxText } from './text.ts';

/** The mails of the embedded backend. */
export function Outbox() {
  return (
    <RouteGuard route="outbox" fallback={<Skeleton />}>
      <div className="stack">
        <Offline />
        <RemoteView store={$mails}>
          {(mails) => (
            <>
              {mails.length === 0 ? (
                <EmptyOutbox />
              ) : (
                mails.map((mail) => <MailCard key={mail.id} mail={mail} />)
              )}
              <WayBack />
            </>
          )}
        </RemoteView>
      </div>
    </RouteGuard>
  );
}

export function EmptyOutbox() {
  return (
    <div className={styles.none}>
      <Empty title={outboxText.empty} hint={outboxText.emptyHint}>
        <p className="cluster">
          <a className="button button--quiet" href={address(ROUTES.register.path)}>
            {uiText.register}
          </a>
          <a className="button button--quiet" href={address(ROUTES.forgotPassword.path)}>
            {outboxText.forgotPassword}
          </a>
        </p>
      </Empty>
    </div>
  );
}

/** A mail: its head in the site's language, its body in the language of the mail. */
export function MailCard({ mail }: { readonly mail: Mail }) {
  const letter = shownLetter(mail);
  return (
    <article className="card stack" aria-labelledby={`subject-${mail.id}`}>
      <h2 id={`subject-${mail.id}`} {...ownLanguage(mail.language)}>
        {letter.subject}
      </h2>
      <dl className={styles.head}>
        <dt>{outboxText.to}</dt>
        <dd>
          <bdi>{mail.to}</bdi>
        </dd>
        <dt>{outboxText.sent}</dt>
        <dd>
          <DateTime at={mail.sentAt} />
        </dd>
      </dl>
      <div className="stack" {...ownLanguage(mail.language)}>
        <p>{letter.greeting}</p>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a className="button" href={address(letter.link.path)}>
            {letter.link.text}
          </a>
        </p>
        {letter.closing.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {letter.preferences && <LinkLine href={letter.preferences.path}>{letter.preferences.text}</LinkLine>}
        <p>{letter.signature}</p>
      </div>
    </article>
  );
}
