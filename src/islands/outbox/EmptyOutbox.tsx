import { ROUTES } from '../../domain/routes.ts';
import { OUTBOX_WORDS } from '../../i18n/outbox.ts';

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
