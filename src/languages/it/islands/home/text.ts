import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/home/text.ts';

export const homeText: Words<typeof english.homeText> = {
  overview: 'Il tuo account',
  waiting: 'In attesa',
  deposit: (amount) => `Deposito di ${amount}`,
  withdrawal: (amount) => `Prelievo di ${amount}`,
  more: (count) => (count === 1 ? 'e un altro' : `e altri ${count}`),
  market: 'Mercato',
  week: 'variazioni in 7 giorni',
  wholeMarket: 'Tutte le monete, i grafici e il convertitore',
  parts: 'Sezioni del mercato',
  intro: 'Qui non si compra e non si vende niente.',
};

export const tourText: Words<typeof english.tourText> = {
  title: 'La tua visita guidata',
  done: 'Fatto:',
  passedOver: 'Non fatto:',
  goOn: 'Continua',
  skip: 'Salta',
  close: 'Termina la visita',
  ended: 'La visita è finita',
  walkGoesOn: 'Il tuo percorso continua.',
  steps: {
    join: {
      name: 'Entra in una comunità',
      without: 'Continua senza membri di esempio',
    },
    deposit: {
      name: 'Fai un deposito',
      hint: 'Sono monete di prova: trattale come se fossero soldi tuoi.',
      go: 'Fai un deposito',
    },
    credit: {
      name: 'Ottieni l’accredito',
      hint: 'Un operatore guarda la prova di pagamento e accredita il deposito.',
      go: 'Aggiungi la prova di pagamento',
      goProven: 'Vedi il pagamento',
    },
    level: {
      name: 'Attiva un livello',
      hint: 'I livelli si pagano con il Deposito attivo. Nessun livello è obbligatorio.',
      go: 'Vedi i livelli',
    },
    payee: {
      name: 'Vedi chi ha i tuoi soldi',
      hint: 'Sono andati subito a chi ha indicato la matrice:',
      programme: 'il programma stesso',
      another: 'un altro membro',
    },
    income: {
      name: 'Il primo guadagno',
      hint: 'Un guadagno arriva quando un partner attiva un livello che hai anche tu, e la matrice assegna il pagamento a te. Molti membri non ricevono mai un pagamento.',
      earned: (amount) => `Finora hai guadagnato ${amount}.`,
      missed: (amount) => `L’ultimo mancato guadagno: ${amount}, perché un tuo livello era congelato.`,
      nothing: 'Non è ancora arrivato niente.',
      go: 'Vedi i tuoi partner',
    },
    whose: {
      name: 'Di chi sono questi soldi?',
      earned: 'Quello che hai guadagnato l’hanno pagato altri per i loro livelli.',
      nothing: 'Non è arrivato niente. Quello che hai speso ce l’ha chi sta sopra di te.',
      go: 'Di chi sono questi soldi?',
    },
    withdrawal: {
      name: 'Preleva',
      hint: (minimum) =>
        `Puoi prelevare quando nei Guadagni hai almeno ${minimum}. Per prelevare non devi mai pagare niente.`,
      missing: (missing, minimum) =>
        `Per prelevare ti mancano ${missing} nei Guadagni: il minimo è ${minimum}.`,
      never: (missing, minimum) =>
        `Il minimo è ${minimum}. Ti mancano ${missing}, e non arriveranno: non entra più nessuno. Per la maggior parte dei membri finisce così.`,
      go: 'Preleva',
      without: 'Continua senza un prelievo',
    },
    sent: {
      name: 'Ricevi il pagamento',
      hint: 'Hai chiesto il prelievo. Un operatore lo paga o lo rifiuta; fino ad allora puoi annullarlo.',
      go: 'Vedi il prelievo',
    },
  },
};
