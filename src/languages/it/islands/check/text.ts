import { type Growth, MOST_YEARS, monthOf } from '#domain/offer/growth.ts';
import type { Claim, Period, PromiseKind } from '#domain/offer/offer.ts';
import type { OfferField, OfferProblem } from '#domain/offer/read-offer.ts';
import { plainNumber } from '#domain/text/plain-number.ts';
import { il, nel } from '#i18n/italian-articles.ts';
import { PAGE_NUMBERS } from '#i18n/language.ts';
import { count } from '#i18n/maths-format.ts';
import { numberFormat } from '#i18n/number-format.ts';
import type { Words } from '#i18n/words.ts';
import type { Answer } from '#islands/check/model.ts';
import type * as english from '#islands/check/text.ts';

const PROMISES: Readonly<Record<PromiseKind, string>> = {
  rate: 'Un rendimento, in percentuale',
  multiple: 'I miei soldi moltiplicati',
  recruits: 'Una somma per ogni persona che porto',
  matrix: 'Una matrice che paga quando è piena',
};

const PERIOD_NAMES: Readonly<Record<Period, string>> = { day: 'giorno', week: 'settimana', month: 'mese' };
const PERIODS: Readonly<Record<Period, string>> = { day: 'giorni', week: 'settimane', month: 'mesi' };

const CLAIM_LABELS: Readonly<Record<Claim, string>> = {
  'guaranteed-return': 'È garantito',
  'pay-to-be-paid': 'Devo pagare prima di ricevere qualcosa',
  'withdrawal-fee': 'Per prelevare si paga una commissione',
  urgency: 'Devo decidere in fretta',
  'small-withdrawal': 'Un primo piccolo prelievo è riuscito',
};

const options = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

const unbroken = (day: string): string => day.replaceAll(' ', '\u00a0');

export const checkText = {
  needsScript: 'La risposta richiede JavaScript. Le domande, i segnali d’allarme e le autorità qui sotto no.',
  examples: 'Prova un esempio:',
  own: 'Quelli di Tessera',
  promises: options(PROMISES),
  periods: options(PERIOD_NAMES),
  claims: options(CLAIM_LABELS),
  labels: {
    cost: 'Quanto pago per entrare',
    promise: 'Che cosa mi promettono',
    percent: 'Percentuale',
    per: 'ogni',
    times: 'Moltiplicati per',
    sum: 'Per ogni persona',
    bring: 'Persone che devo portare',
    wide: 'Posti in larghezza',
    deep: 'Linee in profondità',
    pays: 'Quanto paga quando è piena',
    country: 'Dove vivono i membri',
    for: 'Per quanti giorni, settimane o mesi',
    months: 'Dopo quanti mesi',
    fee: 'Commissioni, in percentuale',
    members: 'Membri finora',
    said: 'Nel mio caso',
  } satisfies Record<OfferField | 'country', string>,
  more: 'Che altro mi hanno detto',
  bringHint: 'Lascia vuoto il campo se non devi portarne',
  membersHint: `${count(1000)} se non lo sai`,
  live: 'La risposta compare mentre scrivi. Va bene qualsiasi valuta.',
  answer: 'Che cosa ne consegue',
  waiting: 'Entrano 100 persone. Inserisci i numeri o scegli un esempio.',
  ofHundred: (people: number) => `${people} su 100`,
  why: 'Vale per tutti quelli che entrano, oggi e dopo: anche con molta fortuna, i membri ricevono solo quello che altri membri pagano, a meno che non arrivino soldi da fuori.',
  today: '100 che entrano oggi',
  can: 'Possono ottenerlo',
  cannot: 'Non possono ottenerlo',
  others: 'Altri che entrano dopo di loro',
  growth: 'A che ritmo deve crescere il programma',
  copy: 'Copia il link',
  copied: 'Copiato',
  print: 'Stampa',
  maths: 'I conti',
  paid: 'Ho già pagato',
  paidHint: 'Che cosa serve adesso, e che cosa no',
  time: 'Per quanto tempo viene pagato',
  times: [
    { years: 0.25, label: '3 mesi' },
    { years: 1, label: '1 anno' },
    { years: 3, label: '3 anni' },
  ],
  signs: 'Segnali d’allarme',
  signsCounted: 'Sono contati solo i segnali che risultano dalle tue risposte.',
  signsHint: 'Ogni segnale è riportato con le parole di un’autorità e il giorno in cui le abbiamo lette.',
  inOffer: 'In questa offerta',
  original: (language: string) => `L’originale, in ${language}`,
  readOn: (authority: string, day: string) => `${authority} · ${unbroken(day)}`,
  next: 'Che cosa fare adesso',
  ask: 'Chiedi',
  offices: 'Controlla e segnala',
  lookUp: 'Controlla la società',
  report: 'Segnala',
  source: (day: string) => `Fonte, ${unbroken(day)}`,
  populations: (year: number) => `Abitanti per Paese: Banca mondiale, ${year}.`,
} satisfies Words<Omit<typeof english.checkText, 'promises' | 'periods' | 'claims'>> &
  Pick<typeof english.checkText, 'promises' | 'periods' | 'claims'>;

export const exampleText: Words<typeof english.exampleText> = {
  usual: {
    daily: '1% al giorno',
    double: 'Doppio in 90\u00a0giorni',
    recruits: 'Porta 2 persone, ricevi 15\u00a0$',
  },
  cost: (amount: string) => `con ${amount}`,
  offer: (percent: number, amount: string) => `${percent}% su\u00a0${amount}`,
  matrix: (percent: number) => `Rendimento pubblicizzato: ${percent}%.`,
  package: (percent: number, amount: string) => `Rendimento pubblicizzato: ${percent}%, cioè ${amount}.`,
  reached: (ofHundred: number) =>
    `in una simulazione ${ofHundred === 1 ? 'ottiene' : 'ottengono'} quanto promesso.`,
};

export const verdictText: typeof english.verdictText = {
  'no-gain': 'Quello che ti promettono non supera quello che paghi.',
  numbers:
    'Con quello che pagano i membri, questa promessa non si può mantenere per tutti quelli che entrano, oggi e dopo.',
  signs: 'I numeri da soli dicono poco. I segnali d’allarme dicono di più.',
  nothing:
    'Questi numeri non smentiscono l’offerta, ma non mostrano da dove vengono i soldi. Controlla la società prima di pagare.',
};

const shares = numberFormat(PAGE_NUMBERS, { style: 'percent', maximumSignificantDigits: 3 });
const factors = numberFormat(PAGE_NUMBERS, { maximumSignificantDigits: 3 });

export const todaySentence: typeof english.todaySentence = (gold, others) => {
  if (gold === 100) return 'Lo ottengono tutti e 100.';
  const who =
    gold === 0
      ? 'nessuno di questi 100 lo ottiene'
      : gold === 1
        ? 'lo ottiene al massimo 1 di questi 100'
        : `lo ottengono al massimo ${gold} di questi 100`;
  if (others === 0) return `Se dopo di loro non entra nessuno, ${who}.`;
  const after = others === 1 ? 'Con un altro dopo di loro' : `Con ${count(others)} in più dopo di loro`;
  return gold === 0 ? `${after}, ancora ${who}.` : `${after}, ${who}.`;
};

export const mostText: typeof english.mostText = ({ most, offer }) => ({
  before: most === 0 ? 'Nemmeno' : 'Al massimo',
  figure: checkText.ofHundred(most || 1),
  after: `${most > 1 ? 'possono' : 'può'} ${promisedText(offer)}.`,
});

const promisedText = ({ promise }: Answer['offer']): string => {
  if (promise.kind !== 'rate') return 'avere quanto promesso';
  const { periods, period } = promise;
  const time =
    periods === null
      ? 'un anno'
      : `${count(periods)} ${periods === 1 ? PERIOD_NAMES[period] : PERIODS[period]}`;
  return `riavere i soldi versati, con il rendimento di ${time}`;
};

export const othersText: typeof english.othersText = (others) => (others === 0 ? 'nessuno' : count(others));

export const neededSentence: typeof english.neededSentence = ({ needed }, { world }) => {
  if (needed === 0) return 'Bastano i loro pagamenti.';
  if (needed > world) return 'Perché lo ottengano tutti e 100, servono più persone di quante ne esistono.';
  return needed === 1
    ? 'Perché lo ottengano tutti e 100, serve un’altra persona che paghi. Poi ne serviranno altre anche per lei.'
    : `Perché lo ottengano tutti e 100, servono ancora ${count(needed)} ${needed % 1_000_000 === 0 ? 'di persone' : 'persone'} che paghino. E anche per ognuna di loro ne serviranno altre.`;
};

const growthOf = (growth: Growth): string =>
  growth.kind === 'compound'
    ? `Ogni ${PERIOD_NAMES[growth.period]} ${il(shares().format(growth.share))} in più.`
    : `Ogni ondata di nuovi membri deve essere ${growth.factor === 2 ? 'il doppio della' : growth.factor === 3 ? 'il triplo della' : `${factors().format(growth.factor)} volte la`} precedente.`;

function stepOf(growth: Growth, steps: number): string {
  if (steps === 0) return 'fin da subito';
  return growth.kind === 'compound'
    ? `${nel(`${count(monthOf(steps, growth.period))}º`)} mese`
    : `all’ondata numero ${count(steps)}`;
}

const membersText = (members: number): string =>
  members === 1
    ? 'un solo membro'
    : `${count(members)} ${members % 1_000_000 === 0 ? 'di membri' : 'membri'}`;

export const growthSentence: typeof english.growthSentence = (
  { growth, country, world },
  members,
  people,
) => {
  const isWorld = people.country.number === people.world;
  const passed = [
    ...(country === null || isWorld ? [] : [`per ${people.country.name} ${stepOf(growth, country)}`]),
    ...(world === null ? [] : [`per il mondo intero ${stepOf(growth, world)}`]),
  ];
  const until =
    passed.length === 0
      ? `Per ${MOST_YEARS} anni le persone bastano.`
      : `Partendo da ${membersText(members)}, i membri diventano più numerosi degli abitanti: ${passed.join(', ')}.`;
  return `${growthOf(growth)} ${until}`;
};

export const noGrowthSentence = 'Non ha bisogno di crescere: basta quello che i membri versano.';

export const signsSentence: typeof english.signsSentence = (signs) =>
  signs === 0
    ? 'Nessun segnale d’allarme nelle tue risposte'
    : signs === 1
      ? '1 segnale d’allarme'
      : `${signs} segnali d’allarme`;

export const heardAnswer: typeof english.heardAnswer = (answer) =>
  [
    verdictText[answer.verdict],
    ...(answer.verdict === 'no-gain' ? [] : Object.values(mostText(answer))),
    `${signsSentence(answer.signs.length)}.`,
  ].join(' ');

const PROBLEMS: Readonly<Record<OfferProblem, string>> = {
  required: 'Indica un numero.',
  'not-a-number': 'Questo non è un numero. Scrivilo in cifre, come 250.',
  negative: 'Indica un numero senza il segno meno.',
  'misplaced-marks': 'Controlla i punti e le virgole. Scrivi il numero come 1500 o 1500,50.',
  ambiguous:
    'Questo numero si può leggere in due modi. Scrivi 1500 senza punti né virgole, o 1,50 con due decimali.',
  'too-many-decimals': 'Indica al massimo otto decimali.',
  'too-large': 'Il numero è troppo alto. Controllalo.',
  'not-a-whole-number': 'Indica un numero intero, come 12.',
  'too-small': 'Il numero è troppo basso. Controllalo.',
  'not-a-choice': 'Scegli una voce dell’elenco.',
};

export function problemSentence(problem: OfferProblem, typed = ''): string {
  if (problem !== 'ambiguous' || typed === '') return PROBLEMS[problem];
  const digits = plainNumber(typed).replaceAll(/\D/g, '');
  return `Intendi ${count(Number(digits))}? Allora scrivi ${digits}. Se no, scrivi due decimali.`;
}

export const heardProblem: typeof english.heardProblem = (errors) => {
  const [found] = Object.entries(errors) as [OfferField, OfferProblem][];
  return found ? `${checkText.labels[found[0]]}: ${problemSentence(found[1])}` : '';
};
