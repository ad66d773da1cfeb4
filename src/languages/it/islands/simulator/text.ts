import { il } from '#i18n/italian-articles.ts';
import type { InviterRule } from '#domain/matrix/simulation/community.ts';
import type { Person } from '#domain/matrix/simulation/hundred.ts';
import type { ScenarioField } from '#domain/matrix/simulation/read-scenario.ts';
import { feeOf, type Outcome } from '#domain/matrix/simulation/results.ts';
import { LIMITS, type MatrixChoice, PERIODS_OF_GROWTH } from '#domain/matrix/simulation/scenario.ts';
import { count, exact, share, signed } from '#i18n/maths-format.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/simulator/text.ts';

const MATRICES: readonly { readonly value: MatrixChoice; readonly label: string; readonly long: string }[] = [
  { value: 's6', label: 'S6', long: 'S6' },
  { value: 's8', label: 'S8', long: 'S8' },
  { value: 'both', label: 'S6 e S8', long: 'S6 e S8' },
  { value: 'contract', label: 'X3, X4', long: 'X3 e X4, come nello smart contract pubblico' },
];

const INVITERS: readonly { readonly value: InviterRule; readonly label: string }[] = [
  { value: 'any', label: 'Chiunque' },
  { value: 'newest', label: 'Il 20% più recente' },
];

const plainDollars = (amount: number): string => signed(amount).replace('+', '');
const wholeDollars = (amount: number): string => plainDollars(amount * 100);

export const ruleText = {
  matrix: 'Matrice',
  matrices: MATRICES,
  members: 'Membri',
  idlePercent: 'Entrano e non fanno niente',
  idleHint: 'Comprano il livello 1 e non portano nessuno.',
  budget: 'Spesa mediana degli altri',
  leadersPerThousand: 'Leader della prima ora',
  leadersHint: 'Arrivano per primi, con più livelli, e invitano molti.',
  leaderLevels: 'Livelli di un leader',
  leadersInvitePercent: 'Invitati dai leader',
  inviters: 'Chi invita gli altri',
  inviterRules: INVITERS,
  feePercent: 'Commissione di rete',
  exactMembers: `Membri, fino a ${count(1_000_000)}`,
  seed: 'Numero di partenza',
  perThousand: (value: number) => `${count(value / 10)}%`,
  budgetIs: wholeDollars,
  percent: (value: number) => `${value}%`,
} satisfies Words<Omit<typeof english.ruleText, 'matrices' | 'inviterRules'>> &
  Pick<typeof english.ruleText, 'matrices' | 'inviterRules'>;

type NumberField = keyof typeof LIMITS;
const isNumber = (field: ScenarioField): field is NumberField => field in LIMITS;

const problemSentence: typeof english.simulatorText.problem = (problem, field) => {
  if (!isNumber(field) || problem === 'not-a-choice')
    return `${ruleText[field]}: scegli una voce dell’elenco.`;
  const { least, most } = LIMITS[field];
  return `${ruleText[field]}: indica un numero intero, da ${count(least)} a ${count(most)}.`;
};

const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  ahead: 'In attivo',
  even: 'In pari',
  behind: 'Hanno riavuto una parte',
  unpaid: 'Non hanno avuto niente',
};

const OF_ONE: Readonly<Record<Outcome, string>> = {
  ...OUTCOME_NAMES,
  behind: 'Ha riavuto una parte',
  unpaid: 'Non ha avuto niente',
};

const scenarioSentence: typeof english.simulatorText.scenario = (scenario) => {
  const { matrix, members, idlePercent, budget, leadersPerThousand, leaderLevels, leadersInvitePercent } =
    scenario;
  const leaders =
    leadersPerThousand === 1
      ? `1 su ${count(1000)} è un leader con ${levels(leaderLevels)}, che invita ${leadersInvitePercent} ${leadersInvitePercent === 1 ? 'persona' : 'persone'} su 100`
      : `${leadersPerThousand} su ${count(1000)} sono leader con ${levels(leaderLevels)}, che invitano ${leadersInvitePercent} ${leadersInvitePercent === 1 ? 'persona' : 'persone'} su 100`;
  const rest =
    scenario.inviters === 'any'
      ? 'le altre le può invitare chiunque'
      : 'le altre le invita il 20% più recente';
  const fee = scenario.feePercent === 0 ? '' : ` Commissione di rete: ${scenario.feePercent}%.`;
  return `${MATRICES.find(({ value }) => value === matrix)?.long}, ${count(members)} membri. ${idlePercent} su 100 ${idlePercent === 1 ? 'entra e non fa' : 'entrano e non fanno'} niente; metà degli altri spende più di ${wholeDollars(budget)}. ${leaders}; ${rest}.${fee} Il numero di partenza ${scenario.seed} ripete questa simulazione.`;
};

const levels = (number: number): string => (number === 1 ? '1 livello' : `${number} livelli`);

export const introText: Words<typeof english.introText> = {
  title: 'Quanti su 100 finiscono in attivo?',
  lede: 'Persone simulate entrano una dopo l’altra, e ognuna paga chi sta sopra.',
  needsScript:
    'Con JavaScript attivo potresti cambiare le regole. Qui vedi i risultati di una sola simulazione.',
};

export const simulatorText: Words<typeof english.simulatorText> = {
  wrongUrl: 'Questo link contiene regole che non esistono.',
  problem: problemSentence,

  guess: 'La tua previsione',
  guessIs: (said: number) => `La tua previsione: ${said} su 100.`,
  turn: 'Gira le tessere',
  skip: 'Salta la previsione',
  waiting: 'Ogni tessera è una persona su cento. Quelle con la cornice sono la tua previsione.',
  order: 'in ordine di arrivo',
  ahead: (ahead: number, period?: number) =>
    `${period === undefined ? '' : `Periodo ${period + 1}: `}${ahead} su 100 ${ahead === 1 ? 'è' : 'sono'} in attivo.`,
  said: (said: number) => `Avevi detto ${said}.`,
  wall: 'Le cento persone, una per una',
  counted: (outcome: Outcome, ofHundred: number) =>
    (ofHundred === 1 ? OF_ONE : OUTCOME_NAMES)[outcome].toLowerCase(),
  person: ({ joined }: Person, members: number) => `${count(joined)}º a entrare su ${count(members)}`,
  notYet: 'non c’è ancora',
  money: (paid: number, received: number, feePercent: number) =>
    `ha pagato ${plainDollars(paid)}, ha ricevuto ${plainDollars(received)}, risultato ${signed(received - paid - feeOf(paid, feePercent))}`,

  rules: 'Le regole',
  more: 'Altro',
  reset: 'Ripristina',
  anotherSeed: 'Un altro',
  running: (done: number) => `In corso: ${Math.round(done * 100)}%`,
  progress: 'Avanzamento della simulazione',
  cancel: 'Annulla',
  cancelled: 'Simulazione annullata. Quella che vedi è ancora la precedente.',
  retry: 'Riprova',
  scenario: scenarioSentence,

  period: 'Periodo',
  periodIs: (period: number, members: number) =>
    `${period + 1}: ${period < PERIODS_OF_GROWTH ? `${count(members)} membri` : 'nessun nuovo membro'}`,
  play: 'Avvia',
  pause: 'Pausa',

  save: 'Scarica',
  savePng: 'Immagine (PNG)',
  saveCsv: 'Tutte le cifre (CSV)',
  fileName: (extension) => `tessera-simulazione.${extension}`,
  shareRun: 'Copia il link',
  saveFailed: 'Non è stato possibile creare il file.',
  tables: 'Tutte le cifre in tabella',
  fingerprint: 'Impronta (SHA-256):',
};

export const keyFigures: typeof english.keyFigures = (result) => {
  const { members, standing, firstHundredth: first, turnover, rootReceived, cycles, fees } = result;
  const part = (of: number) => share(of, members);
  const [best, ...others] = cycles;
  return [
    {
      figure: part(standing.ahead),
      what: 'finisce in attivo',
      more: `${count(standing.ahead)} su ${count(members)}; in perdita: ${count(standing.behind)}.`,
    },
    {
      figure: part(standing.unpaid),
      what: 'non viene mai pagato',
      more: `Membri che non hanno ricevuto niente: ${count(standing.unpaid)}.`,
    },
    {
      figure: share(first.received, turnover),
      what: 'dei soldi va all’1% entrato per primo',
      more: `All’account in cima: ${share(rootReceived, turnover)}. La somma di tutti i risultati è ${signed(-fees)}.`,
    },
    {
      figure: best ? part(best.reached) : part(0),
      what: `raggiunge ${il(`${best?.advertisedPercent}%`)} pubblicizzato per ${best?.matrix}`,
      more: others
        .map(({ reached, advertisedPercent, matrix }) => {
          const who = reached === 0 ? 'nessuno' : il(part(reached));
          return `${who.charAt(0).toUpperCase()}${who.slice(1)} raggiunge ${il(`${advertisedPercent}%`)} di ${matrix}.`;
        })
        .join(' '),
    },
  ];
};

export const otherFigures: typeof english.otherFigures = (result) => {
  const { turnover, rootReceived, fees, cycles, members, refusals } = result;
  return [
    ['Pagato in tutto', exact(turnover)],
    ['All’account in cima', exact(rootReceived)],
    ['Somma dei risultati', signed(-fees)],
    ['Guadagno più alto di un membro', signed(result.greatestGain)],
    ['Perdita più alta', signed(result.greatestLoss)],
    ...cycles.map(
      ({ matrix, completed }) =>
        [
          `Hanno completato un ciclo di ${matrix}`,
          `${count(completed)} (${share(completed, members)})`,
        ] as const,
    ),
    ...(refusals > 0 ? [['Acquisti rifiutati', count(refusals)] as const] : []),
  ];
};

export const bandLabel: typeof english.bandLabel = ({ least, most }) => {
  if (least === 0 && most === 0) return 'nessuna variazione';
  const [verb, near, far] = least < 0 ? ['persi', -most, -least] : ['guadagnati', least, most];
  if (far === Number.MAX_SAFE_INTEGER) return `${verb} più di ${plainDollars(near - 1)}`;
  return near <= 1
    ? `${verb} fino a ${plainDollars(far)}`
    : `${verb} da ${plainDollars(near - 1)} a ${plainDollars(far)}`;
};

export const chartText: Words<typeof english.chartText> = {
  money: 'Quando la crescita si ferma',
  history: 'Se la crescita si fosse fermata prima',
  distribution: 'Che cosa resta a ognuno',
  joinOrder: 'A chi vanno i soldi, per decimi in ordine di arrivo',
  growthStops: 'la crescita si ferma',
  joining: 'Pagato dai nuovi arrivati',
  further: 'Livelli comprati con i guadagni',
  paid: 'Pagato',
  received: 'Ricevuto',
  behind: 'In perdita',
  result: 'Risultato',
  joined: 'Entrati',
  figure: 'Dati della simulazione',
  value: 'Valore',
  period: (period: number) => `Periodo ${period + 1}`,
  outcomes: OUTCOME_NAMES,
  tenth: (index: number) => `${index + 1}º`,
  joinedBetween: ({ first, last }: { readonly first: number; readonly last: number }) =>
    `Membri da ${count(first)} a ${count(last)}`,
  readOut: (chart: string) => `${chart}: leggi i valori`,
};
