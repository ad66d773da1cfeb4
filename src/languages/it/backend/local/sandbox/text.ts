import type * as english from '#backend/local/sandbox/text.ts';
import { sampleProof } from '#backend/local/sandbox/sample-proof.ts';
import type { Words } from '#i18n/words.ts';

export const CONVERSATIONS: typeof english.CONVERSATIONS = [
  [
    {
      by: 'member',
      text: 'Ho pagato e aggiunto la prova di pagamento. Manca qualcosa?',
    },
    { by: 'operator', text: 'Non manca niente. Il deposito è stato accreditato.' },
    { by: 'member', text: 'Lo vedo, grazie.' },
    { by: 'operator', text: 'Prego.' },
  ],
  [
    { by: 'member', text: 'Perché una parte dei miei soldi non si può prelevare?' },
    {
      by: 'operator',
      text: 'Il Deposito attivo serve per i livelli e non si può prelevare. I Guadagni, cioè quello che ti pagano i partner, sì.',
    },
  ],
  [
    {
      by: 'member',
      text: 'Per sbaglio ho inviato le monete su un’altra rete di prova.',
    },
    {
      by: 'operator',
      text: 'Allora qui non sono arrivate. Elimina il deposito e fanne un altro.',
    },
  ],
  [
    { by: 'member', text: 'Posso cambiare la mia upline?' },
    {
      by: 'operator',
      text: 'No. L’upline resta quella confermata alla registrazione.',
    },
  ],
];

export const QUESTIONS: Words<typeof english.QUESTIONS> = [
  'Un partner ha pagato, ma a me non è arrivato niente. È perché non ho ancora attivato il livello successivo?',
  'Il mio deposito è «In attesa» da stamattina. Che cosa manca?',
  'Quanto ci vuole per un prelievo su un conto bancario?',
  'Posso attivare S8 prima di avere tutti i livelli di S6?',
  'Un partner si è registrato con il mio link. Dove lo vedo?',
  'Ho scelto il pacchetto sbagliato e non ho pagato. Posso eliminare il deposito?',
  'Che cosa vuol dire «In sospeso» nel mio conto?',
  'Il mio livello è congelato. Come torna a guadagnare?',
  'Come cambio il numero di telefono nel profilo?',
  'Dove posso scaricare il mio estratto conto?',
  'C’è una commissione sui prelievi?',
  'Un prelievo rifiutato è tornato nei Guadagni. Posso chiederlo di nuovo?',
  'Posso usare la stessa immagine come prova di due depositi?',
  'Posso prelevare su un conto intestato a un’altra persona?',
  'Come cambio la lingua delle e-mail che ricevo?',
];

export const SAMPLE_WORDS: typeof english.SAMPLE_WORDS = {
  firstName: 'Membro',
  lastName: (number) => `di esempio ${number}`,
  bankName: 'Banca di esempio',
  accountHolder: 'Intestatario di esempio',
  note: 'Nota di esempio: nessuno ha pagato niente. Questo è un membro di esempio.',
};

export const SAMPLE_OPERATOR: Words<typeof english.SAMPLE_OPERATOR> = {
  firstName: 'Operatore',
  lastName: 'di esempio',
};

export const PRETENDED = 'Esempio: nessuno ha pagato davvero.';

/** Says “ESEMPIO. Disegnata, non fotografata. Nessuno ha pagato niente”. */
export const SAMPLE_PROOF: typeof english.SAMPLE_PROOF = sampleProof(
  'UklGRswEAABXRUJQVlA4TMAEAAAv38FKAA8w//M///MfeKDk/p8bS/l7jCiyyZn2sGKbc6truEmGbYb3pJbL5KU5wfMVOAHjCWCyr+CH' +
    'kbwcW0Uoa4r6SY7V1eQY0X8HbiMpko9hebuWP4C/j26CjKd9xZqgDDMeC4KzHjEAJ03Ka/ySZUEcEqfIWY/o3v6eBmZvTewVzF7ht5r4' +
    '7S2i/Tahf6uJveLmN9d/6WWORzE4aXhE8BRYKagECGCZg8whIgQUj1ADP+NEakBkFmvfkr+o7HEi7YY3VcIbZL2QqHGDFsW9gKi0yZyd' +
    'ZGPUY0SZVQ0uE2Rm0Igh+BmLHTAQhASexkQsBl4TOhIDY7EYYERx2hNNIC1cIz7iDYxYnCmN7deWsAi2zMQJfu2EcGQ0cke12FuN0ACO' +
    'gEiPXbq6ddyYNQErzcRVAz7h2SSbDY+ysWuuujPjRFPaCZ/iCRqDHWMpIFoQw+qD0JYEkRlZ0WqUG2PkgAHAyHgaM0q3+MSGwlFO2hNW' +
    'MC8GQCBjhRsr3lgU/yK4rH07nuaOaNCYyeaoMHaTsaUg4xH1jmf4ZbAExjafidAzZDBnOdsBhxhR6UpsISBqXMkshEQKDjKHQFRaEERW' +
    'K8w2GCkL8GI4ur1lty6l/t7fz/CPo8wRMbpd143O7IL0jGJOCNQTHbh15ohIwUq6E26mTLsztRP58xmuk4vXoGTbBnhAM/EB2LbxIxX8' +
    'dFcQZe+EzRlr1WEcNH5Dm5g9mgE3KD86AfZo6a1K1pC/zmj1FNl77OO8apuDbVqcToBz7cvbtUnDok7qqm0udiragFurH0Ndd63WvEAK' +
    'VFIdRCZNkroopFRoFdYQZiZzllWFmiErfdgr0rouup5cgiWHusoHVIi4Vy8IGuWv4dnrMj/Trd5SwZckPb9RtAZZq7p3JHprXqSpxZOU' +
    'Sq9FNE9gbr7qwgrKXicPlmFO2/Ea3SAZU4MkrfNC9tqD7S5UF+ZoG70O0zQpet1BL03qIq9a1bZqu442cy1aqt/H3g0qX+n1JeGtbw/u' +
    '3vbCs+yaY9aoZxt17faly4xt7eOxLCxZp7cn+aMfDljUE2WwaQKpmFRv6fLULJtbZ1HCACBnss6J2gmx6KKy81PnZvnrW+YuU24w2AnM' +
    'P1W2NXI+K7VZXO3mg9CaHFtMeOOK7dJhHture0KhAlPKn+4y55Aehxp3mTP4iCuPa9wVmeMLjceVrRdXYemvM1ldrglpxhp4W+Ing8YL' +
    'GtA2yoLSWzVLmTMnySWHrFq1NmFyQaJVGx5cqGVeodlujpJcFhUsb/WdRdGmve4wMmmKGm0njkLksq6hDle8KGSd7yCVfMToka4dDH3a' +
    'OxopbDOnvi1PznE9FZbopHfEeSarGdUMoRdcx2IWlVPBgI54kElZDB+o52fWbsjB9bmpukb3ajQZyuEJQx/Amp8DKlkU1r18qrbOnJoV' +
    'QJeOGpt4eTA0ZoubOcmgOu4Ot6ZXoT3crII8l3nV2/Sq3F4Qfvr0nZ+ysuuu7X1Q4sntZZuTyRmWtIOrioIF5+zxzN+Uwbdd9xbSNPgO' +
    'l5tT5t7wqyBUPRMXRbAq3eVVByBczDq30h3WNxw4neyw3HeAZ/uE5u/9fYz/35U5+7oSXrHBvq7Ab/z9Phn8bXQD',
);
