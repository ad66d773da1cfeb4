import type * as english from '#backend/local/sandbox/text.ts';
import type { Words } from '#i18n/words.ts';

export { SAMPLE_PROOF } from '#backend/local/sandbox/text.ts';

export const CONVERSATIONS: typeof english.CONVERSATIONS = [
  [
    {
      by: 'member',
      text: 'Messaggio di esempio: ho pagato e aggiunto la prova di pagamento. Manca qualcosa?',
    },
    { by: 'operator', text: 'Risposta di esempio: non manca niente. Il deposito è stato accreditato.' },
    { by: 'member', text: 'Messaggio di esempio: lo vedo, grazie.' },
    { by: 'operator', text: 'Risposta di esempio: prego.' },
  ],
  [
    { by: 'member', text: 'Messaggio di esempio: perché non posso prelevare una parte dei miei soldi?' },
    {
      by: 'operator',
      text: 'Risposta di esempio: il Deposito attivo serve per i livelli e non si può prelevare. I Guadagni, cioè quello che ti pagano i partner, sì.',
    },
  ],
  [
    {
      by: 'member',
      text: 'Messaggio di esempio: per sbaglio ho inviato le monete su un’altra rete di prova.',
    },
    {
      by: 'operator',
      text: 'Risposta di esempio: allora qui non sono arrivate. Elimina il deposito e fanne un altro.',
    },
  ],
  [
    { by: 'member', text: 'Messaggio di esempio: posso cambiare la mia upline?' },
    {
      by: 'operator',
      text: 'Risposta di esempio: no. L’upline resta quella confermata alla registrazione.',
    },
  ],
];

export const QUESTIONS: Words<typeof english.QUESTIONS> = [
  'Messaggio di esempio: non ho attivato il livello successivo e non ho ricevuto il pagamento di un partner. Perché?',
  'Messaggio di esempio: il mio deposito è «In attesa» da stamattina. Che cosa manca?',
  'Messaggio di esempio: quanto ci vuole per un prelievo su un conto bancario?',
  'Messaggio di esempio: posso attivare S8 prima di avere tutti i livelli di S6?',
  'Messaggio di esempio: un partner si è registrato con il mio link. Dove lo vedo?',
  'Messaggio di esempio: ho scelto il pacchetto sbagliato e non ho pagato. Posso eliminare il deposito?',
  'Messaggio di esempio: che cosa vuol dire «In sospeso» nel mio conto?',
  'Messaggio di esempio: il mio livello è congelato. Come torna a guadagnare?',
  'Messaggio di esempio: come cambio il numero di telefono nel profilo?',
  'Messaggio di esempio: dove posso scaricare il mio estratto conto?',
  'Messaggio di esempio: c’è una commissione sui prelievi?',
  'Messaggio di esempio: un prelievo rifiutato è tornato nei Guadagni. Posso chiederlo di nuovo?',
];

export const CREDITED_SAMPLE = 'Nota di esempio: non è stato pagato niente. Questo membro è un esempio.';

export const PRETENDED = 'Esempio: non è stato pagato niente.';
