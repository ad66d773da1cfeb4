import { al, dal, del, il } from '#i18n/italian-articles.ts';
import type * as english from '#components/maths/text.ts';
import { CALIBRATED, type Figures, SCENARIOS_SEARCHED } from '#domain/matrix/simulation/calibration.ts';
import { ABOVE, OWNER, type Person, TOP, type WalkStep } from '#domain/matrix/walkthrough.ts';
import { cents } from '#domain/money/cents.ts';
import { PAGE_NUMBERS } from '#i18n/language.ts';
import { count, share, signed } from '#i18n/maths-format.ts';
import { numberFormat } from '#i18n/number-format.ts';
import { dollars } from '#i18n/public-format.ts';
import type { Words } from '#i18n/words.ts';
import { calibrationText as original, SAMPLE_NAMES } from '#components/maths/text.ts';
import { simulatorText } from '#islands/simulator/text.ts';

const usd = (amount: number): string => dollars(cents(amount));

export { SAMPLE_NAMES };

const nameOf = (person: Person): string =>
  person === TOP ? 'l’account in cima' : (SAMPLE_NAMES[person] ?? person);
const toPerson = (person: Person): string => (person === TOP ? 'all’account in cima' : `a ${nameOf(person)}`);

export const outcomeText: typeof english.outcomeText = {
  owner: 'va a Ria',
  above: 'va a chi sta sopra Ria',
  're-entry': 'paga il rientro di Ria',
  missed: 'salta Ria',
};

export const walkText: Words<typeof english.walkText> = {
  label: (matrix: string) => `Un ciclo di ${matrix}, passo per passo`,
  people:
    'Persone di esempio, e quanto ognuna ha guadagnato o perso. La matrice è di Ria. Sopra Ria c’è Uri, e sopra Uri solo il programma.',
  back: 'Indietro',
  next: 'Avanti',
  again: 'Ricomincia',
  play: 'Avvia',
  pause: 'Pausa',
  owner: 'Ria',
  higher: 'sopra Ria',
  ahead: 'è in attivo',
  top: 'Cima',
  of: (step: number, steps: number) => `Passo ${step} di ${steps}`,
  drawing: (matrix: string) => `Le tessere di ${matrix}: ognuna è una persona`,
  full: ({ places }: WalkStep) =>
    `La matrice piena: ${[...places]
      .toSorted(([left], [right]) => left - right)
      .map(
        ([place, { who, outcome }]) =>
          `posto ${place}: il pagamento di ${nameOf(who)} ${outcomeText[outcome]}`,
      )
      .join('; ')}.`,
  tally: ({ owner: { paid, received } }: WalkStep) => `Ria finora: ${signed(received - paid)}`,
  sum: {
    caption: (step: number) => `Tutti insieme, a matrice piena (passo ${step})`,
    who: 'Chi',
    paid: 'Pagato',
    received: 'Ricevuto',
    result: 'Risultato',
    owner: 'Ria',
    newcomers: (step: WalkStep) => `Da ${nameOf('A')} a ${nameOf(step.buyer)}`,
    higher: 'Uri e l’account in cima',
    all: 'Tutti',
  },
  usd,
  signed,
};

export const walkTitle: typeof english.walkTitle = ({ buyer, level, reentersUnder, isMissed }) => {
  if (buyer === OWNER) return `Ria compra il livello ${level}`;
  if (reentersUnder) return `Entra ${nameOf(buyer)}: il ciclo è completo`;
  return isMissed ? `Entra ${nameOf(buyer)}: Ria perde un pagamento` : `Entra ${nameOf(buyer)}`;
};

export const walkSentences: typeof english.walkSentences = (step) => {
  const { buyer, level, price, payee, place, isMissed } = step;
  if (buyer === OWNER) return [ownPurchase(step)];
  if (step.reentersUnder) return closing(step);
  const takes = `${nameOf(buyer)} occupa il posto ${place} e paga ${usd(price)}`;
  if (isMissed) {
    return [
      `${takes}.`,
      `Il livello ${level} di Ria è congelato: il pagamento salta Ria e va ${toPerson(payee)}.`,
    ];
  }
  const also = step.closed.map(
    (person) =>
      `Così si riempie anche la matrice di ${nameOf(person)}, che rientra più in alto: il pagamento serve a questo.`,
  );
  return [`${takes} ${toPerson(payee)}.`, ...also];
};

function ownPurchase({ level, price, payee }: WalkStep): string {
  const paid = `Ria paga ${toPerson(payee)} ${usd(price)} per il livello ${level}.`;
  return level === 1
    ? `${paid} Ria è in perdita finché altri non pagano.`
    : `${paid} Così il livello ${level - 1} non è più congelato.`;
}

const closing = ({
  buyer,
  level,
  place,
  price,
  payee,
  reentersUnder,
  isFrozen,
  results,
}: WalkStep): readonly string[] => [
  `${nameOf(buyer)} occupa il posto ${place}, l’ultimo. I suoi ${usd(price)} pagano il rientro di Ria sotto ${nameOf(reentersUnder ?? ABOVE)} e vanno ${toPerson(payee)}.`,
  ...(isFrozen
    ? [`Senza il livello ${level + 1}, ora il livello ${level} è congelato: i pagamenti saltano Ria.`]
    : []),
  standings(results),
];

function standings(results: WalkStep['results']): string {
  const people = [...results];
  const ahead = people.filter(([, result]) => result > 0).map(([person]) => nameOf(person));
  const behind = people.filter(([, result]) => result < 0).map(([person]) => nameOf(person));
  return `In attivo: ${ahead.join(', ')}. In perdita: ${behind.join(', ')}.`;
}

export const calibrationText: Words<typeof english.calibrationText> = {
  caption: `Il dato pubblicato, con la tolleranza fissata prima di cercare il modello, e quello di cinque simulazioni con ${count(10_000)} membri e cinque con ${count(100_000)}. Un dato concorda se concordano tutte e dieci.`,
  all: 'I dati a confronto',
  what: 'Dato',
  published: 'Pubblicato',
  runs: 'Simulazioni',
  agreement: 'Esito',
  agrees: 'concorda',
  differs: 'non concorda',
  heldOut: 'non usato per cercare il modello',
  intro: `Questo è il modello più vicino ai dati tra i ${count(SCENARIOS_SEARCHED)} provati, sulle due matrici dello smart contract pubblico, con una commissione di rete. È stato adattato ai dati, quindi non è una prova: mostra che per perdite simili non servono né colpevoli né imprevisti, non che i membri di Forsage abbiano fatto queste scelte.`,
  behaviour: simulatorText.scenario(CALIBRATED),
  open: 'Apri questa simulazione',
  href: original.href,
  missing: `Una cosa non è riprodotta: l’ordine in cui le persone agiscono. Tra i membri arrivati tardi, ${il(share(0.066, 1))} ha invitato qualcuno prima di comprare; qui nessuno lo fa, perché gli acquisti vengono prima.`,
};

const FIGURES: Readonly<Record<keyof Figures, { readonly what: string; readonly unit: 'share' | 'times' }>> =
  {
    behind: { what: 'Ha perso denaro, commissioni comprese (Kell e altri)', unit: 'share' },
    unpaid: { what: 'Non ha mai ricevuto un pagamento (Dipartimento di Giustizia USA)', unit: 'share' },
    paid: { what: 'Spesa media per membro, in multipli del prezzo del livello 1', unit: 'times' },
    levels: { what: 'Livelli per membro, in media', unit: 'times' },
    noOnesUpline: { what: 'Non ha nessuno sotto di sé', unit: 'share' },
    largest: {
      what: 'L’incasso più alto di un solo account, come quota di tutto il denaro',
      unit: 'share',
    },
    registeredOnly: { what: 'Si è registrato e non ha fatto altro', unit: 'share' },
    brokeEven: { what: 'In pari o in attivo', unit: 'share' },
  };

const times = numberFormat(PAGE_NUMBERS, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const calibrationRow: typeof english.calibrationRow = (runs) => {
  const { figure, least, most, isHeldOut } = runs[0] as (typeof runs)[number];
  const { what, unit } = FIGURES[figure];
  const written = (value: number) => (unit === 'share' ? share(value, 1) : times().format(value));
  const values = runs.map(({ value }) => value);
  const lowest = written(Math.min(...values));
  const highest = written(Math.max(...values));
  const bound =
    most === 1 ? `oltre ${il(written(least))}` : least === 0 ? `meno ${del(written(most))}` : null;
  return {
    what,
    published: bound ?? `${written((least + most) / 2)} ± ${written((most - least) / 2)}`,
    runs: unit === 'share' ? `${dal(lowest)} ${al(highest)}` : `da ${lowest} a ${highest}`,
    agrees: runs.every(({ agrees }) => agrees),
    isHeldOut,
  };
};

export const levelTableText: Words<typeof english.levelTableText> = {
  all: 'Tutti e dodici i prezzi',
  level: 'Livello',
  price: 'Prezzo',
  upToHere: 'Tutti i livelli fin qui',
};

export const packageTableText: Words<typeof english.packageTableText> = {
  title: (members: number) =>
    `Ogni pacchetto è comprato da ${count(members)} persone simulate. Quante ottengono il rendimento pubblicizzato?`,
  offer: (name: string, amount: string, percent: number, wouldBe: string) =>
    `${name}, ${amount}: ${percent}%, cioè ${wouldBe}`,
  ofHundred: (reached: number) => `${reached} su 100`,
  note: 'Ogni tessera è 1 su 100. Queste persone entrano come nella simulazione più vicina ai dati e spendono il pacchetto in livelli, dal primo in su. Si conta chi ha riavuto quello che ha speso più la percentuale pubblicizzata. La maggior parte degli altri ha perso denaro.',
};
