import type { MailLanguage } from '#domain/notices/mail-language.ts';
import type { NoticeKind } from '#domain/notices/notice.ts';

interface PushText {
  readonly told: Readonly<Record<NoticeKind, string>>;
  readonly several: (count: number) => string;
}

/** What push messages say. They appear on locked screens, so they name no person, coin or amount. */
export const PUSH_TEXT: Readonly<Record<MailLanguage, PushText>> = {
  en: {
    told: {
      'deposit-credited': 'Your deposit was credited',
      'deposit-refused': 'Your deposit was refused',
      'deposit-expired': 'Your deposit has expired',
      'deposit-reversed': 'A deposit was taken back',
      'withdrawal-held': 'Your withdrawal waits',
      'withdrawal-paid': 'Your withdrawal was paid',
      'withdrawal-sent': 'Your withdrawal was sent',
      'withdrawal-refused': 'Your withdrawal was refused',
      'withdrawal-cancelled': 'Your withdrawal was cancelled',
      'withdrawal-reversed': 'Your withdrawal was returned',
      'level-activated': 'You activated a level',
      'income-earned': 'A level has paid you',
      'income-missed': 'You missed a payment of a level',
      'level-frozen': 'One of your levels is frozen',
      'partner-joined': 'A partner has joined',
      'message-answered': 'The operators have answered',
      'second-factor-added': 'A second factor was added to your account',
      'second-factor-removed': 'The second factor of your account was removed',
      'password-changed': 'Your password was changed',
      'email-changed': 'Your e-mail address was changed',
      'sessions-ended': 'You were signed out elsewhere',
    },
    several: (count) => `${count} things have happened`,
  },
  it: {
    told: {
      'deposit-credited': 'Il tuo deposito è stato accreditato',
      'deposit-refused': 'Il tuo deposito è stato rifiutato',
      'deposit-expired': 'Il tuo deposito è scaduto',
      'deposit-reversed': 'Un deposito è stato stornato',
      'withdrawal-held': 'Il tuo prelievo è in attesa',
      'withdrawal-paid': 'Il tuo prelievo è stato pagato',
      'withdrawal-sent': 'Il tuo prelievo è stato inviato',
      'withdrawal-refused': 'Il tuo prelievo è stato rifiutato',
      'withdrawal-cancelled': 'Il tuo prelievo è stato annullato',
      'withdrawal-reversed': 'Il tuo prelievo è stato stornato',
      'level-activated': 'Hai attivato un livello',
      'income-earned': 'Hai ricevuto il pagamento di un livello',
      'income-missed': 'Hai perso il pagamento di un livello',
      'level-frozen': 'Uno dei tuoi livelli è congelato',
      'partner-joined': 'Hai un nuovo partner',
      'message-answered': 'Gli operatori ti hanno risposto',
      'second-factor-added': 'È stato aggiunto un secondo fattore al tuo account',
      'second-factor-removed': 'Il secondo fattore del tuo account è stato tolto',
      'password-changed': 'La tua password è stata cambiata',
      'email-changed': 'Il tuo indirizzo e-mail è stato cambiato',
      'sessions-ended': 'Le altre sessioni sono state chiuse',
    },
    several: (count) => `Ci sono ${count} novità`,
  },
};
