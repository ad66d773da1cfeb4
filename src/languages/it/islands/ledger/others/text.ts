import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/ledger/others/text.ts';

type Format = (count: number) => string;

export const comparisonText: Words<typeof english.comparisonText> = {
  code: 'Il checkpoint come codice QR',
  own: (size, shown) =>
    `Una riga che riassume ${size === 1 ? 'l’unica voce' : size === 0 ? 'il registro vuoto' : `tutte le ${shown} voci`}. Mandala a qualcun altro, o conservala fuori da questo browser.`,
  copy: 'Copia il checkpoint',
  noLine:
    'Questo checkpoint non si può mandare in una riga: la firma copre anche altro, oltre alla dimensione e alla radice. Qui puoi comunque confrontarlo con un altro.',
  theirs: 'Un altro checkpoint',
  theirsHint: 'Quello di qualcun altro, o il tuo di un giorno precedente.',
  compare: 'Confronta',
  comparing: 'Confronto…',
  outcome: (outcome, format) => {
    switch (outcome.kind) {
      case 'equal':
        return {
          title: 'La stessa versione',
          text: `${outcome.size === 0 ? 'Entrambi sono vuoti' : outcome.size === 1 ? 'Entrambi hanno la stessa voce' : `Entrambi hanno le stesse ${format(outcome.size)} voci`}.${copy(outcome.hasOtherKey, outcome.size)}`,
        };
      case 'earlier':
        return {
          title: 'La stessa versione',
          text: `${outcome.theirs === 0 ? 'L’altro è vuoto' : `L’altro finisce dopo ${entries(outcome.theirs, format)}`}. Qui il registro prosegue fino alla voce ${format(outcome.size)}.${copy(outcome.hasOtherKey, outcome.theirs)}`,
        };
      case 'later':
        return {
          title: 'Ha più voci del tuo',
          text: `Ha ${entries(outcome.theirs, format)}; tu ne vedi ${format(outcome.size)}. Solo chi legge quel registro può vedere se continua il tuo: confronta lì il tuo checkpoint.${outcome.hasOtherKey ? ' L’ha firmato un’altra chiave: potrebbe essere di un altro registro.' : ''}`,
        };
      case 'two-histories':
        return {
          title: 'Due versioni diverse',
          text: `La stessa chiave ha firmato entrambi, ma ${outcome.theirs === 1 ? 'la prima voce è diversa' : `tra le prime ${format(outcome.theirs)} voci c’è una differenza`}. Conserva tutti e due i checkpoint: insieme lo provano.`,
        };
      case 'other-ledger':
        return {
          title: 'Un altro registro',
          text: 'L’ha firmato un’altra chiave, e il tuo non comincia con le sue voci.',
        };
      case 'other-key':
        return {
          title: 'Lo stesso nome, un’altra chiave',
          text: 'L’ha firmato un’altra chiave, con il nome del tuo registro. Chiedi a chi gestisce il registro qual è la sua chiave. Finché non lo sai, non fidarti di nessuno dei due.',
        };
      case 'forged':
        return { title: 'Firma non valida', text: 'Il checkpoint è stato modificato. Non prova niente.' };
      case 'unreadable':
        return {
          title: 'Questo non è un checkpoint',
          text: 'Incolla tutta la riga, con le sue quattro parti.',
        };
    }
  },
};

const entries = (count: number, format: Format) => (count === 1 ? 'una voce' : `${format(count)} voci`);
const copy = (hasOtherKey: boolean, size: number) =>
  hasOtherKey
    ? ` L’altro checkpoint è firmato con un’altra chiave${size === 0 ? '' : ': viene da una copia del registro'}.`
    : '';

export const ownPolicyText: Words<typeof english.ownPolicyText> = {
  none: 'Non è richiesta la firma di nessuno.',
  site: 'Questo sito richiede le firme di questi testimoni. In questo browser la tua policy sostituisce la sua.',
  own: 'Vale la tua policy.',
  policy: 'La tua policy',
  hint: 'Righe di C2SP tlog-policy: le chiavi dei testimoni di cui ti fidi, e quanti devono firmare.',
  file: 'Oppure un file',
  save: 'Usa questa policy',
  remove: 'Rimuovi la mia policy',
  saved: 'Policy salvata. Verifica di nuovo.',
  notStored:
    'Questo browser non permette di conservare la tua policy: vale solo finché resti in questa pagina. Verifica di nuovo.',
  removed: 'Policy rimossa.',
  notForgotten:
    'Policy rimossa solo da questa pagina: questo browser non permette di conservare la modifica. Nella prossima pagina può valere di nuovo una tua policy precedente.',
  broken: (fault) =>
    typeof fault === 'number'
      ? `La riga ${fault} non si può leggere come riga di una policy.`
      : BROKEN[fault],
};

const BROKEN = {
  'too-large': 'Una policy può occupare al massimo 64 kB.',
  'too-deep': 'Ci sono troppi gruppi uno dentro l’altro: il massimo è 32.',
  'no-quorum': 'Manca una riga «quorum …».',
};
