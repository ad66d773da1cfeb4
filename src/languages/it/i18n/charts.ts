import { al, il } from '#i18n/italian-articles.ts';
import type * as english from '#i18n/charts.ts';
import { count } from '#i18n/maths-format.ts';
import type { Words } from '#i18n/words.ts';

export const chartText: Words<typeof english.chartText> = {
  largestProgramme: {
    title: 'Forsage su Ethereum, i dati pubblicati: quante persone su 100',
    lost: 'Hanno perso denaro, commissioni comprese (Kell e altri)',
    around: (ofHundred) => `circa ${ofHundred}`,
    gotLess: 'Hanno riavuto meno di quanto avevano pagato (Dipartimento di Giustizia USA)',
    over: (ofHundred) => `oltre ${ofHundred}`,
    neverPaid: 'Non hanno mai ricevuto un pagamento (Dipartimento di Giustizia USA)',
    didNothing: 'Si sono registrati e non hanno fatto altro (Hobeck e altri, ultimi arrivati)',
    broughtNoOne: 'Non avevano nessuno sotto di sé (dati di Kell e altri)',
    brokeEven: 'In pari o in attivo (Hobeck e altri, ultimi arrivati)',
    note: 'Ogni tessera è 1 su 100. I ricercatori hanno contato gruppi diversi in mesi diversi: la somma delle righe non è 100.',
  },
  widerTrees: {
    title: 'Tutti portano lo stesso numero di persone. Quante non vengono mai pagate?',
    row: (width, unpaid, members) =>
      `Ognuno ne porta ${width}: ${count(unpaid)} persone su ${count(members)}`,
    note: 'Ogni tessera è 1 su 100. Dati calcolati dal motore di questo sito per il livello 1 di S8, con tutte le linee complete. Sotto l’ultima linea non c’è ancora nessuno.',
  },
  lastLines: {
    title: 'Ognuno ha due persone sotto. Quanti sono nell’ultima linea?',
    row: (line) => `Linea ${line}`,
    note: (last, members, share) =>
      `Nell’ultima linea ci sono ${count(last)} membri su ${count(members)}, ${il(share)}. Non hanno ricevuto nulla.`,
  },
  fullCycles: {
    title: (members, percent) =>
      `${count(members)} persone simulate entrano in S6. Chi arriva ${al(`${percent}%`)}?`,
    neverPaid: 'Non hanno mai ricevuto un pagamento',
    completed: 'Hanno completato almeno un ciclo intero',
    reached: (percent) => `Hanno ricevuto ${il(`${percent}%`)} di tutto ciò che hanno pagato`,
    note: 'Ogni tessera è 1 su 100. Una simulazione del motore di questo sito, fatta alla creazione della pagina. È nostra, non di uno studio.',
  },
  paidAndBehind: {
    title: (members) =>
      `Su ${count(members)} persone simulate, quante sono state pagate e quante ci hanno guadagnato?`,
    ahead: 'Hanno riavuto quanto hanno pagato, o di più',
    behind: 'Sono state pagate almeno una volta, ma hanno comunque perso',
    unpaid: 'Non sono mai state pagate',
    note: 'Ogni tessera è 1 su 100. Una simulazione del motore di questo sito su S6 e S8, fatta alla creazione della pagina. È nostra, non di uno studio.',
  },
  blocksInADay: {
    title: 'Quanti blocchi aggiunge una rete Bitcoin in un giorno',
    main: 'La rete principale, circa',
    test: 'La rete di prova 3, in certi giorni oltre',
    note: 'Dati di Jameson Lopp, che osserva la rete di prova da anni; le fonti sono qui sotto.',
  },
  proofSizes: {
    title: 'Quanti hash servono per dimostrare che una voce è nel registro?',
    row: (entries) => `Tra ${count(entries)} voci`,
    note: 'Dati calcolati dalla funzione che produce le ricevute del registro di questo sito.',
  },
};
