import { SITE_NAME } from '#i18n/site-name.ts';
import type { Letters } from './letter.ts';

const signature = SITE_NAME;

export const ITALIAN_LETTERS: Letters = {
  verifyEmail: ({ firstName, email }) => ({
    subject: 'Verifica il tuo indirizzo e-mail',
    greeting: `Ciao ${firstName},`,
    opening: `con l’indirizzo ${email} è stato aperto un account su ${SITE_NAME}. Per confermare che l’indirizzo è tuo, apri questo link e premi il pulsante:`,
    link: 'Verifica l’indirizzo',
    closing: [
      'Il link è valido per tre giorni e può essere usato una sola volta.',
      `${SITE_NAME} funziona con monete di prova, che non hanno alcun valore reale. Nessuno ti chiederà mai di pagare per essere pagato.`,
      'Se non hai aperto tu questo account, ignora questa e-mail: non devi fare altro.',
    ],
    signature,
  }),

  resetPassword: ({ firstName, email }) => ({
    subject: 'Imposta una nuova password',
    greeting: `Ciao ${firstName},`,
    opening: `abbiamo ricevuto la richiesta di una nuova password per l’account con l’indirizzo ${email}. Per sceglierla, apri questo link:`,
    link: 'Scegli una nuova password',
    closing: [
      'Il link è valido per un’ora e può essere usato una sola volta. Dopo il cambio dovrai accedere di nuovo, con la nuova password.',
      'Se non hai fatto tu la richiesta, ignora questa e-mail: la password resta quella di prima.',
    ],
    signature,
  }),

  verifyAndChangeEmail: ({ firstName, email }) => ({
    subject: 'Conferma il nuovo indirizzo e-mail',
    greeting: `Ciao ${firstName},`,
    opening: `il tuo account su ${SITE_NAME} avrà l’indirizzo ${email}. Per confermare che è tuo, apri questo link e premi il pulsante:`,
    link: 'Conferma il nuovo indirizzo',
    closing: [
      'Il link è valido per un giorno e può essere usato una sola volta. Dopo il cambio dovrai accedere di nuovo, con il nuovo indirizzo.',
      'Se non hai fatto tu la richiesta, ignora questa e-mail: l’account mantiene l’indirizzo di prima.',
    ],
    signature,
  }),

  recoverEmail: ({ firstName, email }) => ({
    subject: 'Il tuo indirizzo e-mail è stato cambiato',
    greeting: `Ciao ${firstName},`,
    opening: `il tuo account su ${SITE_NAME} non ha più l’indirizzo ${email}. Se non sei stato tu a cambiarlo, apri questo link e premi il pulsante per ripristinarlo:`,
    link: 'Ripristina l’indirizzo',
    closing: [
      'Il link è valido per trenta giorni e può essere usato una sola volta. Se lo usi, imposta poi una nuova password: qualcun altro potrebbe conoscere la tua.',
      'Se hai cambiato tu l’indirizzo, non devi fare altro.',
    ],
    signature,
  }),
};
