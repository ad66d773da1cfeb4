import { il } from '#i18n/italian-articles.ts';
import { wholeNumber } from '#i18n/format.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/backup/text.ts';

const counted = (count: number, one: string, many: string) =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`;

export const backupText: Words<typeof english.backupText> = {
  title: 'Salva o carica la tua comunità',
  intro:
    'Membri, monete di prova e messaggi sono conservati solo in questo browser. Puoi scaricarli tutti in un unico file, e caricare un file di questo tipo qui o in un altro browser.',

  storage: 'Quanto sono al sicuro i dati',
  kept: 'Il browser ha promesso di conservare i dati anche quando il disco è pieno.',
  notKept:
    'Il browser può eliminare i dati quando il disco è pieno. Al tuo primo deposito o prelievo il sito gli chiede di conservarli.',
  privateWindow: 'In una finestra privata non si conserva nulla: quando la chiudi, sparisce tutto.',
  clearing:
    'Sparisce tutto anche quando cancelli dal browser i dati di questo sito. Un file scaricato, invece, non viene toccato.',

  save: 'Scarica in un file',
  saveHint: 'Chiunque abbia il file può leggere tutto quello che contiene. Le password non ci sono.',
  guest:
    'Un account ospite non si può riaprire dal file. Per conservare il tuo, registrati prima di scaricarlo.',
  none: 'In questo browser non c’è ancora nessun account: non c’è niente da salvare.',
  held: (members, postings) =>
    `In questo browser ci sono ${counted(members, 'account', 'account')} e ${counted(postings, 'movimento', 'movimenti')}.`,
  content: 'Che cosa contiene il file',
  holds:
    'Il file contiene tutti gli account, i depositi con le prove di pagamento, i prelievi, i movimenti, i livelli, le foto e i messaggi.',
  holdsNot:
    'Non contiene né password, né secondi fattori, né sessioni, né e-mail della posta in uscita. Dopo il caricamento i membri impostano una nuova password con «Password dimenticata» (l’e-mail arriva nella posta in uscita), e gli operatori aggiungono di nuovo il secondo fattore.',
  saveButton: 'Scarica il file',
  saving: 'Preparazione del file…',
  saved: 'Il file è stato scaricato.',
  fileName: (day) => `tessera-comunita-${day}.json`,

  load: 'Carica un file',
  loadHint: 'Il file viene prima verificato. Non cambia niente finché non confermi.',
  takesPlace: 'Prende il posto di tutto quello che c’è qui.',
  verification: 'Come viene verificato il file',
  verified:
    'Il file deve essere integro, ogni dato deve essere di un tipo previsto da questo sito, i movimenti devono quadrare al centesimo, e saldi, richieste e livelli devono corrispondere ai movimenti. Niente si mescola con quello che c’è qui.',
  choose: 'Scegli un file',
  checking: 'Verifica in corso…',
  found: (members, postings, at) =>
    `Il file è in ordine: ${counted(members, 'account', 'account')} e ${counted(postings, 'movimento', 'movimenti')}, scaricati ${il(at)}.`,
  replace: 'Sostituisci tutto quello che c’è qui',
  replaceTitle: 'Sostituire la comunità di questo browser?',
  replaceText: [
    'Tutti gli account, i movimenti e i messaggi che ora sono in questo browser vengono eliminati, e al loro posto arrivano quelli del file. Non si può tornare indietro: se possono servirti ancora, scaricali prima in un file.',
    'Chi ha fatto l’accesso, in qualsiasi scheda, dovrà accedere di nuovo.',
  ],
  replaceConfirm: 'Elimina e sostituisci',
  replacing: 'Sostituzione in corso…',
  keep: 'Non sostituire',
  replaced: 'Il file è stato caricato',
  replacedHint: 'Imposta una nuova password per accedere.',
  forgotPassword: 'Password dimenticata',

  refused: {
    'no-community': 'Questo file non viene da questa pagina.',
    damaged: 'Il file è danneggiato: non è quello che era stato scaricato.',
    'other-release': 'Il file viene da un’altra versione di questo sito. Caricalo lì.',
    'wrong-value': 'Il file contiene un valore che questo sito non avrebbe conservato.',
    'does-not-add-up': 'Il file si contraddice: quello che contiene non deriva dai suoi movimenti.',
  },
  at: (place) => `L’errore è in ${place}.`,
  nothingChanged: 'Qui non è cambiato nulla.',
};
