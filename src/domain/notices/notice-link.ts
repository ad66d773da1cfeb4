import { readLevelKey } from '#domain/programme/activation.ts';
import { HELP_LINK, paymentQuery, ROUTES } from '#domain/routes.ts';
import type { Notice } from './notice.ts';

/** Where a notice's cause is shown: a path with its query and fragment. It only shows something; it does nothing. */
export function noticeLink({ kind, subject }: Pick<Notice, 'kind' | 'subject'>): string {
  switch (kind) {
    case 'deposit-credited':
    case 'deposit-refused':
    case 'deposit-expired':
    case 'deposit-reversed':
      return ROUTES.deposit.path + paymentQuery(subject);
    case 'withdrawal-held':
    case 'withdrawal-paid':
    case 'withdrawal-sent':
    case 'withdrawal-refused':
    case 'withdrawal-cancelled':
    case 'withdrawal-reversed':
      return `${ROUTES.withdraw.path}#withdrawals`;
    case 'level-activated':
    case 'income-earned':
    case 'income-missed':
    case 'level-frozen':
      return `${ROUTES.programme.path}#matrix-${readLevelKey(subject)?.matrix}`;
    case 'partner-joined':
      return `${ROUTES.programme.path}?show=partners`;
    case 'message-answered':
      return HELP_LINK;
    case 'second-factor-added':
    case 'second-factor-removed':
    case 'password-changed':
    case 'email-changed':
    case 'sessions-ended':
      return ROUTES.profile.path;
  }
}
