import type { CodeErrors, RecoveryErrors } from '#domain/accounts/second-factor/second-factor-form.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import type * as english from '#i18n/second-factor.ts';
import type { Words } from '#i18n/words.ts';
import { FAILURE_SENTENCES } from './errors.ts';

const codeSentences: SentencesFor<CodeErrors> & SentencesFor<{ readonly code: 'code-refused' }> = {
  code: {
    required: 'Inserisci il codice che mostra la tua app di autenticazione.',
    'not-six-digits': 'Il codice è di sei cifre. Scrivi quello che l’app mostra adesso.',
    'code-refused': FAILURE_SENTENCES['code-refused'],
  },
};

const recoverySentences: SentencesFor<RecoveryErrors> &
  SentencesFor<{ readonly recoveryCode: 'code-refused' }> = {
  recoveryCode: {
    required: 'Inserisci uno dei tuoi codici di recupero.',
    malformed:
      'Il codice di recupero è di sedici caratteri, lettere e cifre, in quattro gruppi. Scrivilo per intero.',
    'code-refused':
      'Questo codice di recupero non è di questo account, oppure è già stato usato. Provane un altro.',
  },
};

export const secondFactorText: Words<typeof english.secondFactorText> = {
  title: 'Secondo fattore',
  text: 'La password è giusta. Questo account chiede anche un codice.',
  codeForm: {
    fields: {
      code: { label: 'Codice', hint: 'Le sei cifre che la tua app di autenticazione mostra adesso.' },
    },
    error: errorText(codeSentences),
    submit: 'Conferma il codice',
    sending: 'Controllo del codice…',
  },
  recoveryForm: {
    fields: {
      recoveryCode: { label: 'Codice di recupero', hint: 'Ogni codice di recupero vale una volta sola.' },
    },
    error: errorText(recoverySentences),
    submit: 'Usa il codice di recupero',
    sending: 'Controllo del codice…',
  },
  useRecovery: 'Usa un codice di recupero',
  useCode: 'Usa un codice dell’app',
  noRecovery:
    'Hai perso il dispositivo? Su questo sito non ci sono codici di recupero. Chi lo gestisce può togliere il secondo fattore: dovrai dimostrare chi sei.',
  back: 'Indietro',
};
