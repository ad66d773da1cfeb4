import { MATRIX_NAMES } from '#domain/programme/activation.ts';
import { wholeNumber } from '#i18n/format.ts';
import { al, dal, il } from '#i18n/italian-articles.ts';
import { inSentence } from '#languages/it/i18n/levels.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/programme/text.ts';

export const LEVEL_STATUS: Words<typeof english.LEVEL_STATUS> = {
  locked: 'Bloccato',
  next: 'Non attivo',
  requested: 'Richiesto',
  active: 'Attivo',
  frozen: 'Congelato',
};

export const programmeText: Words<typeof english.programmeText> = {
  tabs: 'Sezioni del programma',
  tab: { levels: 'Livelli', partners: 'Partner' },
  upline: 'La tua upline:',
  uplineFinal: 'È definitiva.',
  uplineOpen:
    'Diventa definitiva quando la confermi, o quando tu o un partner sotto di te attivate un livello.',
  uplineOfGuest: 'Diventa definitiva quando tu o un partner sotto di te attivate un livello.',
  confirmUpline: 'Confermala nel tuo profilo',
  link: 'Il tuo link d’invito',
  linkHint: 'Chi si registra con questo link ha te come upline.',
  onlyThisBrowser: 'Il link funziona solo in questo browser: il tuo account è conservato qui.',
  copyLink: 'Copia il link d’invito',
  linkCopied: 'Link copiato',
  qrTitle: 'Codice QR del link d’invito',

  levels: (plan) => `I tuoi livelli in ${plan}`,
  levelsHint:
    'Ogni livello costa il doppio del precedente. L’intero prezzo va a un membro sopra di te, o al programma.',
  held: (levels) => `${levels} ${levels === 1 ? 'livello' : 'livelli'}`,
  active: (active, frozen) =>
    frozen === 0
      ? `${active} ${active === 1 ? 'livello attivo' : 'livelli attivi'}`
      : `${active} ${active === 1 ? 'attivo' : 'attivi'}, ${frozen} ${frozen === 1 ? 'congelato' : 'congelati'}`,
  boardSum: (levels, net) => `${levels} · ${net} al netto dei prezzi pagati`,
  places: (places) => `Una matrice: i membri sotto di te ne riempiono i ${places} posti`,
  neverActive: 'Mai attivata',
  cycle: 'Un ciclo:',
  payments: ({ owner, above }) =>
    `${owner}\u00a0pagamenti per te, ${above}\u00a0per chi sta sopra di te, 1\u00a0per il tuo rientro.`,
  partnersCycle: 'Anche dal ciclo di un partner può arrivarti 1 pagamento.',
  advertised: (percent) => `Rendimento pubblicizzato: ${percent}% lordo.`,
  gotLess: (count) => `${count} membri su 100 in perdita`,
  inRun: 'Nella nostra simulazione:',
  ended: {
    ahead: (count) => `${count} in attivo`,
    even: (count) => `${count} in pari`,
    behind: (count) => `${count} in perdita`,
  },
  mathsLink: 'Vedi i conti',
  outcome: (members, { matrix, level }, ahead, behind) =>
    `Nella nostra simulazione con le stesse regole, ciascuno dei ${members} membri ha attivato ${level === 1 ? 'il livello 1' : level === 2 ? 'i livelli 1 e 2' : `i livelli da 1 a ${level}`} di ${MATRIX_NAMES[matrix]}. Alla fine ${il(ahead)} aveva ricevuto più di quanto aveva pagato, ${il(behind)} aveva ricevuto di meno.`,
  zero: 'La somma di tutti i risultati è zero: quello che un membro guadagna l’hanno pagato altri.',
  activated: (level, price, payee) =>
    `Il ${inSentence(level)} è attivo. I tuoi ${price} sono andati ${payee === null ? 'al programma stesso' : `a ${payee}`}.`,
  requested: (level) =>
    `Richiesto: ${inSentence(level)}. È in attesa di elaborazione, e per ora dal tuo conto non viene tolto nulla.`,
};

export const levelText: Words<typeof english.levelText> = {
  levelOf: (matrix) => `${matrix}, livello `,
  price: 'Prezzo',
  cycle: ({ cycles, filled }, of) => `Ciclo ${cycles + 1}: ${filled} su ${of}`,
  pricePaid: (payee) => `Prezzo, pagato ${payee === null ? 'al programma stesso' : `a ${payee}`}`,
  place: 'Posto',
  free: 'Libero',
  freeReEntry: 'Libero: rientro',
  unnamed: (count) =>
    count === 1
      ? 'È contato anche un altro pagamento, che non occupa un posto.'
      : `Sono contati anche altri ${count} pagamenti, che non occupano un posto.`,
  outcome: {
    owner: 'ti ha pagato',
    above: 'è andato più in alto',
    missed: 'mancato guadagno',
    unknown: 'ti ha pagato, oppure è stato un mancato guadagno perché il livello era congelato',
  },
  empty: 'Posti liberi:',
  filled: 'Occupati:',
  toCome: {
    owner: 'per te',
    above: 'per chi sta sopra di te',
    're-entry': 'per il tuo rientro',
    missed: 'non sarebbe per te',
  },
  earned: 'Guadagnato',
  earnedHere: 'Guadagnato con questi posti',
  earnedBefore: 'In cicli passati o dai cicli dei partner',
  net: 'Al netto del prezzo',
  netShort: 'Netto',
  willFreeze: (next) => `Si congela appena completa un ciclo, se per allora il livello ${next} non è attivo.`,
  missed: (level, missed) =>
    missed === null ? `Il livello ${level} è congelato.` : `Mancati guadagni al livello ${level}: ${missed}.`,
  frozen: (next) => `Perdi i pagamenti dei partner finché non attivi il livello ${next}.`,
  frozenToTheEnd: (next) => `Hai perso i pagamenti dei partner: il livello ${next} non è mai stato attivo.`,
  activate: 'Attiva',
  needs: (missing) => `Mancano ${missing}`,
  over: (wasPaid) => (wasPaid ? 'Finito' : 'Finito: mai pagato'),
  lockedBy: (below) => `Viene dopo il livello ${below}.`,
  locked: 'Livelli bloccati',
  together: (first, last) => `I livelli ${dal(`${first}`)} ${al(`${last}`)} insieme`,
  goTo: (level, price) => `Attiva il livello ${level} · ${price}`,
  requested: 'In attesa di elaborazione: per ora non viene tolto nulla.',
  refused: 'Ultima richiesta rifiutata',
};

export const activationText: Words<typeof english.activationText> = {
  title: (level) => `Attiva il ${inSentence(level)}`,
  price: 'Prezzo',
  from: 'Si paga con',
  fromLocked: (amount) => `${amount} del Deposito attivo`,
  fromEarning: (amount) => `${amount} dei Guadagni`,
  left: 'Saldo dopo l’attivazione',
  leftValue: (locked, earning) => `Deposito attivo ${locked}, Guadagni ${earning}`,
  to: 'A chi va',
  toValue: (upline) =>
    upline === null
      ? 'Il 100% al programma stesso: sopra di te non c’è nessun membro.'
      : `Il 100% a un membro sopra di te, per esempio la tua upline ${upline}, o al programma.`,
  freezing: (next, price) =>
    `Se il tuo nuovo livello completa un ciclo prima che il livello ${next} sia attivo, si congela: perdi i pagamenti dei partner finché non attivi il livello ${next}, che costa ${price}.`,
  thaws: 'Scongela',
  thawsValue: (below) => `Il livello ${below}: i suoi pagamenti tornano ad arrivarti.`,
  final: 'L’attivazione non si può annullare',
  confirm: (price) => `Attiva per ${price}`,
  confirming: 'Attivazione in corso…',
  back: 'Indietro',
  missing: (missing, price, has) =>
    `Il saldo non basta: il livello costa ${price}, hai ${has}, mancano ${missing}.`,
  missingHint:
    'Un deposito di monete di prova aumenta il saldo, quando un operatore l’ha accreditato. Non c’è fretta: i prezzi non cambiano.',
  deposit: 'Fai un deposito',
  requestedAlready: (amount) =>
    `Importo già impegnato in prelievi o livelli in attesa di elaborazione: ${amount}. Qui non è contato.`,
  refused: (refusal) =>
    `La tua ultima richiesta è stata rifiutata${refusal === 'insufficient-funds' ? ': saldo insufficiente' : ''}. Non è stato tolto nulla.`,
  alreadyActive: 'Questo livello è già attivo.',
  alreadyRequested:
    'Hai chiesto questo livello. È in attesa di elaborazione, e per ora dal tuo conto non viene tolto nulla.',
  belowFirst: (below) => `I livelli si attivano in ordine: prima viene il livello ${below}.`,
};

export const incomeText: Words<typeof english.incomeText> = {
  title: 'Quanto ti hanno reso le attivazioni dei partner',
  earned: 'Guadagnato',
  earnedHint: 'Accreditato nei tuoi Guadagni',
  missed: 'Mancati guadagni',
  missedHint: 'Non ti sono arrivati perché un livello era congelato',
  amount: 'Importo',
  missedOf: (amount) => `Mancato guadagno: ${amount}`,
  caption: 'Dal più recente',
  partner: 'Partner',
  level: 'Livello',
  date: 'Data',
  noneYet: {
    title: 'Ancora niente',
    hint: 'Quando un membro sotto di te attiva un livello che hai anche tu, la matrice può assegnare il pagamento a te. Molti membri non ricevono mai un pagamento.',
  },
  none: ({ unpaid, members }) => ({
    title: 'Niente',
    hint: `La matrice non ti ha mai assegnato un pagamento, come a ${wholeNumber(unpaid)} degli altri ${wholeNumber(members)} membri con almeno un livello.`,
  }),
};
