import type * as english from '#components/teach/text.ts';
import { partOf } from '#components/teach/text.ts';
import { cents } from '#domain/money/cents.ts';
import { il } from '#i18n/italian-articles.ts';
import { PAGE_LOCALE } from '#i18n/language.ts';
import { count, exact, signed } from '#i18n/maths-format.ts';
import { dollars } from '#i18n/public-format.ts';
import type { Words } from '#i18n/words.ts';

export type { Part, Task } from '#components/teach/text.ts';
export { partOf } from '#components/teach/text.ts';

type LessonFigures = Parameters<typeof english.partsOf>[0];
type LessonTree = Parameters<typeof english.partOf>[0] & LessonFigures['twos'][number];

export const lessonText: Words<typeof english.lessonText> = {
  title: 'Una lezione: da dove vengono i soldi?',
  description:
    'Una lezione di 45 minuti sui programmi che pagano i membri con i soldi dei membri: piano, scheda di lavoro e soluzioni da stampare. Senza account.',
  lede: 'Piano, scheda di lavoro e soluzioni per una lezione di 45 minuti. Si possono stampare, copiare e modificare liberamente. Nessun account, niente da installare.',
  print: 'Stampa tutto',
  pages: (pages: number) => `${pages} ${pages === 1 ? 'pagina' : 'pagine'} A4`,
  open: 'Apri qui',
  facts: [
    { name: 'Per chi', value: 'Dai 14 anni circa' },
    { name: 'Materie', value: 'Matematica, economia, educazione ai media, educazione civica' },
    {
      name: 'Che cosa serve',
      value: 'La scheda di lavoro, e uno schermo ogni due studenti, o uno per tutta la classe',
    },
  ],
  aims: 'Che cosa imparano a fare',
  aimList: [
    'Seguire un pagamento e dire di chi sono i soldi.',
    'Calcolare quante persone su 100, al massimo, possono ricevere quello che viene promesso.',
    'Spiegare perché l’ultima linea è sempre la più numerosa, e perché reclutare di più non serve.',
    'Fare tre buone domande a un amico che li invita.',
  ],
  before: 'Prima della lezione',
  beforeList: [
    'Prova ad aprire il simulatore sullo schermo che userai. Funziona nel browser; non viene inviato né conservato niente.',
    'Stampa la scheda di lavoro per tutti, e le soluzioni per te.',
    'In classe qualcuno potrebbe avere parenti che partecipano a un programma simile. Non fare a nessuno domande sulla sua famiglia o sui suoi soldi. La lezione parla di matematica, e non accusa nessuno.',
  ],
  timetable: 'Tempi',
  minutes: 'Minuti',
  what: 'Che cosa si fa',
  how: 'Come',
  questions: 'Se arriva una domanda',
  answers: [
    {
      ask: '«Ma io conosco uno che è stato pagato!»',
      say: 'È vero, e i conti tornano. Guarda la simulazione: essere pagati non vuol dire averci guadagnato.',
    },
    {
      ask: '«Allora basta arrivare presto.»',
      say: 'Per una persona sì. Chiedi chi sono gli altri. I primi sono in attivo grazie agli ultimi, e nessuno sa in quale gruppo si trova finché non è tutto finito.',
    },
    {
      ask: '«È vietato?»',
      say: 'Dipende dal Paese e dalle regole del programma, e lo decidono i tribunali. I conti sono gli stessi in tutti i Paesi.',
    },
  ],
  simulator: 'Il simulatore',
  simulatorHref: '/maths/#simulator',
  check: 'Verifica un’offerta',
  checkHref: '/check/',
  worksheet: 'Scheda di lavoro',
  printWorksheet: 'Stampa la scheda',
  worksheetHas: 'Esercizi da A a E, con le righe per scrivere',
  name: 'Nome',
  guess: 'La mia previsione',
  later: 'Il risultato',
  solutions: 'Soluzioni',
  printSolutions: 'Stampa le soluzioni',
  solutionsHave: 'Le risposte agli esercizi da A a E, per te',
  solutionsHint:
    'Tutti i numeri sono stati calcolati, quando è stata creata questa pagina, dal motore che fa funzionare il simulatore e l’area dei membri di questo sito.',
  sketch: (places: number) =>
    `Disegno da completare: R in cima, e sotto R ${places} posti vuoti, due nella prima linea e quattro nella seconda.`,
  lines: 'Linee',
  newest: 'Ultima linea',
  all: 'In tutto',
  part: 'La sua quota',
};

export const PHASES: typeof english.PHASES = [
  {
    minutes: 4,
    what: 'A. Ognuno scrive una previsione. Scrivine alcune alla lavagna.',
    who: 'Da soli',
  },
  {
    minutes: 11,
    what: 'B. Sette persone e pochi dollari: riempire i posti, seguire i pagamenti.',
    who: 'In coppia, su carta',
  },
  {
    minutes: 8,
    what: 'C. Linee che raddoppiano. Confronto: e se ogni persona ne portasse tre?',
    who: 'In coppia, su carta',
  },
  {
    minutes: 10,
    what: 'D. Il simulatore con diecimila persone. Poi si cambia una regola.',
    who: 'In coppia, o tutti insieme',
  },
  { minutes: 8, what: 'E. Un’offerta in un’app. Fare i conti, poi scrivere tre domande.', who: 'In coppia' },
  {
    minutes: 4,
    what: 'Si torna alla previsione. Chi c’è andato più vicino, e che cosa vi ha sorpreso?',
    who: 'Tutti insieme',
  },
];

const listFormat = new Intl.ListFormat(PAGE_LOCALE);
/** E.g. `A, D ed E`. */
const people = (names: readonly string[]): string => listFormat.format(names).replace(' e E', ' ed E');
const usd = (amount: number): string => dollars(cents(amount));
const per100 = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} su 100`;

export const partsOf: typeof english.partsOf = (figures) => [
  guess(figures),
  cycle(figures),
  lines(figures),
  simulator(figures),
  offer(figures),
];

function guess({ run }: LessonFigures): english.Part {
  return {
    title: 'A. La tua previsione',
    intro: `${count(run.members)} persone entrano in un programma. Ognuna compra qualcosa che si chiama «livello». Non si produce niente e non si vende niente: il prezzo di ogni livello va a un altro membro.`,
    aid: 'guess',
    tasks: [
      {
        ask: 'Su 100 persone, quante alla fine hanno ricevuto più di quanto hanno pagato?',
        lines: 0,
        solution: `Nella simulazione standard: in attivo ${per100(run.ahead, run.members)}, in perdita ${per100(run.behind, run.members)}.`,
      },
    ],
  };
}

function cycle(figures: LessonFigures): english.Part {
  const { places, price, nextPrice, owner, newcomers, higher, left, mostCycles, purchases } = figures;
  const paying = (isOwner: boolean) =>
    people(
      places
        .filter(({ outcome }) => (outcome === 'owner') === isOwner)
        .map(({ who }) => who)
        .toSorted(),
    );
  const sum = `${signed(owner.received - owner.paid)} + (${signed(newcomers.received - newcomers.paid)}) + (${signed(higher.received - higher.paid)})`;
  const others = purchases - mostCycles;
  const rest = purchases - mostCycles * figures.paymentsPerCycle;
  return {
    title: 'B. Sette persone',
    intro: `R compra il livello 1 per ${usd(price)}, che vanno a qualcuno più in alto. Sotto R entrano sei persone: A e B nella prima linea, da C a F nella seconda. Ognuna paga ${usd(price)}. I pagamenti di ${paying(false)} vanno a chi sta sopra R, quelli di ${paying(true)} a R.`,
    aid: 'sketch',
    tasks: [
      {
        ask: 'Scrivi i nomi nei posti, e disegna dove va ogni pagamento. Quanto ha pagato e quanto ha ricevuto R, e qual è il suo risultato?',
        lines: 1,
        solution: `Pagato ${usd(owner.paid)}, ricevuto ${figures.paymentsPerCycle} × ${usd(price)} = ${usd(owner.received)}. Risultato ${signed(owner.received - owner.paid)}. (È il ${figures.paymentsPerCycle * 100}% pubblicizzato.)`,
      },
      {
        ask: 'Delle sette persone, quante sono in attivo e quante in perdita?',
        lines: 1,
        solution: `Una è in attivo, ${places.length} sono in perdita di ${usd(price)} ciascuna.`,
      },
      {
        ask: 'Somma i risultati di R, delle persone da A a F e di chi sta sopra R.',
        lines: 1,
        solution: `${sum} = ${signed(owner.received + newcomers.received + higher.received - owner.paid - newcomers.paid - higher.paid)}. È sempre zero: ogni pagamento è contato una volta come pagato e una volta come ricevuto.`,
      },
      {
        ask: `Per essere pagato di nuovo, R deve comprare il livello 2 per ${usd(nextPrice)}. Quanto gli resta?`,
        lines: 1,
        solution: `${usd(owner.received)} − ${usd(owner.paid)} − ${usd(nextPrice)} = ${usd(left)}.`,
      },
      {
        ask: `${purchases} persone comprano un livello ciascuna. Per un «ciclo completo» servono ${figures.paymentsPerCycle} pagamenti. Quante di loro, al massimo, possono completare un ciclo?`,
        lines: 1,
        solution: `${purchases} pagamenti ÷ ${figures.paymentsPerCycle}: al massimo ${mostCycles} persone, anche con tutta la fortuna possibile. Le altre ${others} si dividono quello che resta: ${rest} ${rest === 1 ? 'pagamento' : 'pagamenti'}.`,
      },
    ],
  };
}

function lines({ twos, threes }: LessonFigures): english.Part {
  const longest = twos.at(-1) as LessonTree;
  return {
    title: 'C. Linee che raddoppiano',
    intro:
      'Comincia una persona. Ogni persona ne porta altre due, una linea dopo l’altra. I soldi vanno solo verso l’alto.',
    aid: 'lines',
    tasks: [
      {
        ask: 'Completa la tabella. Quanto ha ricevuto l’ultima linea?',
        lines: 1,
        solution: `Niente: sotto non c’è nessuno. La sua quota si avvicina alla metà, ma non scende mai al di sotto: con ${longest.lines} linee, ${count(longest.last)} persone su ${count(longest.members)}, ${il(partOf(longest))}.`,
      },
      {
        ask: 'Adesso ogni persona ne porta tre. La quota dell’ultima linea è più grande o più piccola? Perché?',
        lines: 2,
        solution: `Più grande: con ${threes.lines} linee, ${count(threes.last)} persone su ${count(threes.members)}, ${il(partOf(threes))}. Più persone porta ognuno, più la linea nuova è grande rispetto a tutte le precedenti.`,
      },
    ],
  };
}

function simulator({ run }: LessonFigures): english.Part {
  return {
    title: 'D. Diecimila persone',
    intro: 'Apri il simulatore nella pagina «I conti». All’inizio non cambiare niente.',
    tasks: [
      {
        ask: 'Quanti sono in attivo, quanti in perdita, e quanti non sono mai stati pagati? Torna alla tua previsione.',
        lines: 1,
        solution: `Su ${count(run.members)}: ${count(run.ahead)} in attivo, ${count(run.even)} in pari, ${count(run.behind)} in perdita. Non hanno mai ricevuto niente: ${count(run.unpaid)}.`,
      },
      {
        ask: 'Guarda il primo e l’ultimo 10% delle persone entrate. Quanto ha riavuto ciascun gruppo per ogni dollaro pagato?',
        lines: 1,
        solution: `Il primo 10%: ${exact(run.firstTenth)}; l’ultimo: ${exact(run.lastTenth)}.`,
      },
      {
        ask: 'Non arriva più nessuno. Quanto viene pagato nel periodo successivo?',
        lines: 1,
        solution: `${usd(run.afterGrowth)}. Senza nuovi arrivi non si muove niente.`,
      },
      {
        ask: 'Cambia una regola in modo che più persone siano in attivo. Quale hai scelto, e chi paga?',
        lines: 2,
        solution:
          'Risposta aperta. Qualunque sia la scelta, la somma di tutti i risultati resta zero (con una commissione di rete: sotto zero). Più vincitori vuol dire guadagni più piccoli, o perdite maggiori per qualcuno.',
      },
    ],
  };
}

function offer({ offer: promise }: LessonFigures): english.Part {
  const { percentPerDay, deposit, afterMonth, afterYear, daysToDouble } = promise;
  return {
    title: 'E. Un’offerta in un’app',
    intro: `«Rende ${il(`${percentPerDay}%`)} al giorno, garantito. Prelevi quando vuoi. Solo fino a stasera.» L’app non ha clienti, solo membri. (Questa offerta è inventata.)`,
    tasks: [
      {
        ask: `Versi ${usd(deposit)} e lasci dentro i guadagni. Quanto dovrebbe esserci dopo 30 giorni? E dopo un anno?`,
        lines: 1,
        solution: `${usd(deposit)} × ${count(1 + percentPerDay / 100)}³⁰ = ${exact(afterMonth)}. Dopo 365 giorni: circa ${usd(Math.round(afterYear / 100) * 100)}. Raddoppia circa ogni ${daysToDouble} giorni.`,
      },
      {
        ask: 'Un amico ha provato con pochi soldi, e il prelievo ha funzionato. Che cosa dimostra?',
        lines: 2,
        solution:
          'Che quel pagamento è stato fatto. Lo farebbe un’app onesta, e anche una che poi vuole una somma più grande. Non dimostra da dove vengono i soldi.',
      },
      {
        ask: 'Inserisci l’offerta in «Verifica un’offerta» su questo sito. Poi scrivi tre domande che faresti prima di pagare.',
        lines: 3,
        solution:
          'Per esempio: «Chi paga, se non arriva più nessuno?», «Su 100 che sono entrati, quanti hanno ricevuto più di quanto hanno pagato?», «Perché devo decidere entro stasera?». Tra le notizie, l’articolo «Ti hanno invitato: sette domande» ne propone altre.',
      },
    ],
  };
}
