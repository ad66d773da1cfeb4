import { priceOf } from '#domain/programme/activation.ts';
import { MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import { usdShort } from '#i18n/format.ts';
import type * as english from '#i18n/help-answers.ts';
import type { Words } from '#i18n/words.ts';

export const helpAnswersText: Words<typeof english.helpAnswersText> = {
  search: 'Cerca tra le risposte',
  list: 'Risposte',
  none: 'Nessuna risposta contiene queste parole.',
  ask: 'Scrivi agli operatori',
  back: 'Domande frequenti',
};

export const helpAnswers: typeof english.helpAnswers = () => [
  {
    title: 'Le più frequenti',
    answers: [
      {
        title: 'Sono soldi veri?',
        text: 'No. Solo monete di prova, che non hanno nessun valore. Non inviare mai monete vere, e non usare mai dati bancari veri.',
      },
      {
        title: 'Quando posso prelevare?',
        text: `Quando nei Guadagni hai almeno ${usdShort(MINIMUM_WITHDRAWAL)}. Prelevare non costa niente: per farlo non devi mai pagare nulla né attivare un livello.`,
      },
      {
        title: 'Quando viene accreditato il mio deposito?',
        text: 'Entro 2 ore dal pagamento, dopo che un operatore l’ha visto. Carica un’immagine del pagamento come prova. Dopo 14 giorni senza una decisione il deposito scade.',
      },
      {
        title: 'Di chi sono i soldi che ricevo?',
        text: 'Dei partner. Ogni loro pagamento va a un membro o al programma, quindi la somma di tutti i risultati è zero: quello che uno guadagna manca ad altri. Nella Home vedi chi ha perso i soldi che hai guadagnato tu.',
      },
    ],
  },
  {
    title: 'Che cosa significano le parole',
    answers: [
      {
        title: 'Guadagni, Deposito attivo, In sospeso, Totale',
        text: `I Guadagni sono i soldi che hai ricevuto dai livelli dei tuoi partner. Puoi prelevarli, o usarli per i livelli.
Nel Deposito attivo ci sono i soldi che gli operatori ti hanno accreditato. Servono per i livelli e non si possono prelevare.
In sospeso è l’importo riservato a un prelievo in corso. Viene pagato, oppure torna nei Guadagni se annulli il prelievo o se un operatore lo rifiuta.
Il Totale è la somma dei tre. Non dà interessi.`,
      },
      {
        title: 'Livello e ciclo',
        text: `Un livello è uno dei dodici gradini di una matrice. Il livello 1 costa ${usdShort(priceOf(1))}, ogni livello successivo il doppio del precedente. L’intero prezzo va a un membro sopra di te, o al programma. Nessun livello è obbligatorio.
Un ciclo è un giro completo della tua matrice: sei posti in S6, otto in S8. Quando l’ultimo posto è occupato, si ricomincia.`,
      },
      {
        title: 'Congelato e mancato guadagno',
        text: `Un livello è congelato quando ha completato un ciclo e il livello successivo non è attivo. Finché non attivi il successivo, perdi i pagamenti dei partner.
Un mancato guadagno è un pagamento andato a qualcun altro: non lo recuperi.`,
      },
      {
        title: 'Upline',
        text: 'È il membro che ti ha invitato; sopra di lui c’è la sua upline. La tua diventa definitiva quando la confermi, o quando un livello è attivo.',
      },
      {
        title: 'Ricevuta del registro',
        text: 'Mostra che un tuo movimento è nel registro pubblico e che nessuno l’ha modificato da quando è stato registrato. Aprila da una riga del tuo estratto conto.',
      },
      {
        title: 'Percentuali pubblicizzate',
        text: 'Sono quelle che dichiarano i programmi di questo tipo. Accanto trovi quanto possono pagare davvero; il calcolo è nella pagina «I conti».',
      },
    ],
  },
];
