import { cents } from '#domain/money/cents.ts';
import type * as english from '#i18n/log-faults.ts';
import { count } from '#i18n/maths-format.ts';
import { dollars } from '#i18n/public-format.ts';
import type { Words } from '#i18n/words.ts';

export const logFault: typeof english.logFault = (fault) => {
  switch (fault.kind) {
    case 'key-unreadable':
      return 'La chiave pubblica del registro è illeggibile.';
    case 'key-changed':
      return 'Il registro è firmato con una chiave diversa da quella di prima. Forse qualcun altro se n’è impadronito.';
    case 'checkpoint':
      return CHECKPOINTS[fault.why];
    case 'entries-missing':
      return fault.from === fault.to
        ? `La voce ${count(fault.from)} manca, o al suo posto ce n’è un’altra.`
        : `Le voci da ${count(fault.from)} a ${count(fault.to)} mancano, o al loro posto ce ne sono altre.`;
    case 'entry-unreadable':
      return `La voce ${count(fault.entry)} è illeggibile: non ha la forma di una voce.`;
    case 'entry-out-of-order':
      return (
        `Al posto della voce ${count(fault.entry)} ce n’è una che porta il numero ${count(fault.found)}. ` +
        'Una voce è stata tolta, aggiunta o spostata.'
      );
    case 'members-negative':
      return `La voce ${count(fault.entry)} toglie ai membri più di quello che hanno: resterebbero ${dollars(cents(fault.cents))}.`;
    case 'sum-too-large':
      return `Dopo la voce ${count(fault.entry)} nei conti c’è più di quanto si possa sommare.`;
    case 'reverses-nothing':
      return `La voce ${count(fault.entry)} dichiara di stornare la voce ${count(fault.reverses)}, ma non è così: quella ha spostato altro, o è già stata stornata.`;
    case 'entry-changed':
      return `La voce ${count(fault.entry)} è stata modificata: il suo hash non è quello pubblicato.`;
    case 'entries-changed':
      return `Una delle voci da ${count(fault.from)} a ${count(fault.to)} è stata modificata: il loro hash comune non è quello pubblicato.`;
    case 'tile-unreadable':
      return `Mancano degli hash: tessera ${fault.index} al livello ${fault.level}.`;
    case 'root-differs':
      return `Il checkpoint è stato firmato per altre voci: ${fault.size === 1 ? 'l’unica voce non porta' : `le ${count(fault.size)} voci non portano`} alla sua radice.`;
    case 'shorter-than-seen':
      return `Il registro ha ${count(fault.size)} ${fault.size === 1 ? 'voce' : 'voci'}, ma prima ne aveva ${count(fault.seen)}. Alcune voci sono state tolte.`;
    case 'rewritten-since-seen':
      return `Il passato è stato riscritto: una delle voci da ${count(fault.from)} a ${count(fault.to)} non è quella vista prima.`;
    case 'not-included':
      return `La voce ${count(fault.entry)} del registro non riguarda questo movimento: partendo da ciò che è stato registrato, i suoi hash non portano al checkpoint.`;
    case 'policy-unreadable':
      return 'La policy è illeggibile.';
    case 'not-in-policy':
      return 'La policy è di un altro registro: questo ha una chiave diversa.';
    case 'not-witnessed':
      return (
        `Nell’ultima ora hanno firmato troppo pochi testimoni: ${fault.signed} su ${fault.of}, ${fault.needed === 1 ? 'e ne serve' : 'e ne servono'} ${fault.needed}. ` +
        `${fault.stale > 0 ? `Firme più vecchie di un’ora: ${fault.stale}. Questo stato potrebbe essere superato. ` : ''}` +
        'Agli altri potrebbe essere mostrato qualcosa di diverso.'
      );
    case 'cosignature-forged':
      return `Una firma a nome del testimone ${fault.witness} non è valida.`;
    case 'books-differ':
      return `Le somme pubblicate dopo la voce ${count(fault.size)} mancano, o non sono le somme delle voci.`;
  }
};

const CHECKPOINTS = {
  malformed: 'Il checkpoint è illeggibile.',
  unsigned: 'Il checkpoint non è firmato con la chiave del registro.',
  forged: 'La firma del checkpoint non è valida.',
};

export const logText: Words<typeof english.logText> = {
  unsupported:
    'Questo browser non sa controllare le firme Ed25519. Usane uno più recente, o npm run ledger:verify.',
  witnesses: (vouched) => {
    if (!vouched) return 'Questo browser non ha modo di sapere se agli altri viene mostrata la stessa cosa.';
    const { by, of } = vouched;
    const who =
      by.length === 1 ? `1 testimone su ${of} ha firmato` : `${by.length} testimoni su ${of} hanno firmato`;
    return `Nell’ultima ora ${who} la stessa cosa (${by.join(', ')}).`;
  },
};

export const faultHint: typeof english.faultHint = ({ kind }) => {
  switch (kind) {
    case 'key-changed':
      return 'Se chi gestisce il sito ha annunciato una nuova chiave, puoi far dimenticare a questo browser quello che ha visto prima, e verificare dall’inizio.';
    case 'not-witnessed':
      return 'I testimoni potrebbero essere irraggiungibili: riprova tra qualche minuto. Se non cambia, confronta con qualcun altro il checkpoint, la riga che riassume tutto il registro.';
    case 'policy-unreadable':
    case 'not-in-policy':
      return 'Cambia la policy nella pagina del registro, o rimuovila.';
    default:
      return 'Di quello che mostra questa pagina non ci si può fidare. Salva la pagina, e racconta ad altri che cosa hai visto.';
  }
};
