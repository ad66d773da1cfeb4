import type * as english from '#i18n/public.ts';
import type { Words } from '#i18n/words.ts';

export const siteText: Words<typeof english.siteText> = {
  skip: 'Vai al contenuto',
  home: 'Pagina iniziale',
  logIn: 'Accedi',
  homeTitle: (site: string) => `${site}: un programma a matrice con monete di prova`,
  homeLabel: (site: string) => `${site}, pagina iniziale`,
  menu: 'Menu',
  menuLabel: 'Principale',
  testCoins: 'Monete\u00a0di\u00a0prova: senza\u00a0valore',
  source: 'Fonte:',
  loadFailed: 'Una parte del sito non si è caricata. Controlla la connessione, poi ricarica la pagina.',
  reload: 'Ricarica la pagina',
  update: {
    ready: 'È pronta una nuova versione.',
    losesTyping:
      'Hai scritto qualcosa che con l’aggiornamento andrebbe perso. Prima invialo, oppure aggiorna lo stesso.',
    now: 'Aggiorna ora',
    later: 'Più tardi',
  },
  needsScript: {
    embedded:
      'Questa pagina richiede JavaScript, perché i dati del tuo account di prova restano nel tuo browser. Le pagine pubbliche ne fanno a meno.',
    elsewhere:
      'Questa pagina richiede JavaScript: serve al browser per comunicare con il servizio che conserva gli account. Le pagine pubbliche ne fanno a meno.',
  },
};

export const NAVIGATION: typeof english.NAVIGATION = [
  [{ href: '/news/#search', label: 'Cerca' }],
  [
    { href: '/maths/', label: 'I conti', isInBar: true },
    { href: '/check/', label: 'Verifica un’offerta', isInBar: true },
    { href: '/ledger/', label: 'Registro' },
    { href: '/#hts', label: 'Come iniziare' },
  ],
  [
    { href: '/#home', label: 'Pagina iniziale' },
    { href: '/news/', label: 'Notizie', isInBar: true },
    { href: '/#news', label: 'Ultime notizie' },
    { href: '/roadmap/', label: 'Roadmap' },
    { href: '/teach/', label: 'Per gli insegnanti' },
  ],
  [
    { href: '/login/', label: 'Accedi', isInBar: true, session: 'out' },
    { href: '/register/', label: 'Registrati', isAction: true, isInBar: true, session: 'out' },
    { href: '/dashboard/', label: 'Il mio account', isAction: true, isInBar: true, session: 'in' },
  ],
];

export const waysText: Words<typeof english.waysText> = {
  howToStart: 'Come iniziare',
  academy: 'Accademia',
  maths: 'Per saperne di più: i conti',
  check: 'Verifica un’offerta',
  ledger: 'Registro',
  news: 'Notizie',
  roadmap: 'Roadmap',
  teachers: 'Per gli insegnanti',
  terms: 'Condizioni d’uso',
  messagingChannel: 'Canale di messaggistica',
  operators: 'Scrivi agli operatori',
  repository: 'Codice sorgente',
  reviews: 'Altre recensioni',
};

export const footerText: Words<typeof english.footerText> = {
  label: 'Altro',
  risk: 'Gli importi in dollari sono di un programma di prova. Nei programmi di questo tipo con soldi veri, la maggior parte dei membri li perde.',
  version: (version) => `Versione ${version}`,
};

export const themeText: Words<typeof english.themeText> = {
  legend: 'Tema',
  choices: [
    { value: 'system', label: 'Sistema' },
    { value: 'light', label: 'Chiaro' },
    { value: 'dark', label: 'Scuro' },
  ],
};

export const heroText: Words<typeof english.heroText> = {
  title: 'Guarda dove va ogni moneta',
  lede: 'Qualcuno ti ha invitato a guadagnare invitando altri? Prima prova qui, con soldi finti: versa, guarda chi viene pagato e scopri chi alla fine è in attivo.',
  guest: 'Prova come ospite',
  register: 'Registrati',
  pause: 'Metti in pausa il filmato',
  odds: {
    before: 'Utenti che hanno perso denaro: circa',
    figure: '88 su 100',
    after: 'nel più grande programma a inviti mai studiato. In questo mosaico 12 tessere su 100 sono d’oro.',
  },
  oddsLink: 'Lo studio',
};

export const PROMO_CARDS: Words<typeof english.PROMO_CARDS> = [
  { title: 'Verifica un’offerta', text: 'Che cosa comporta quello che ti hanno detto.', href: '/check/' },
  { title: 'Guarda chi paga chi', text: 'I conti, e perché la somma fa zero.', href: '/maths/' },
  {
    title: 'Inizia in quattro passi',
    text: 'Oppure dai prima un’occhiata da ospite.',
    href: '#hts',
  },
];

export const landingText: Words<typeof english.landingText> = {
  loggedOut: 'Hai chiuso la sessione in tutte le schede.',
  academy: 'Scopri di più con i nostri partner',
  programmePicture: 'La schermata «Programma»: due livelli di S6, nessun guadagno.',
  programmeCaption:
    'Esempio: il membro 900 su 1.000, un mese dopo l’ingresso. Ha pagato 15 $ e non ha ricevuto nulla. Monete di prova.',

  howItWorks: 'Come funziona',
  plans: 'I tre piani:',
  comingSoon: 'In arrivo',
  done: 'Fatto',
  levelPrices: 'Quanto costa ogni livello',
  level: 'Livello',
  mathsLink: 'Vedi i conti',

  claims: 'Che cosa si dice, e come stanno le cose',
  claimsText: 'Gira una tessera per vedere la risposta.',
  arithmetic: 'I conti',
  claimsLedger: 'Ogni pagamento è nel',
  claimsLedgerLink: 'registro pubblico, che il tuo browser può verificare',

  howToStart: 'Come iniziare',
  website: (wallet: string) => `Sito di ${wallet}`,

  packages: 'Pacchetti di deposito',
  packagesText:
    'Ogni pacchetto pubblicizza un rendimento. Abbiamo provato ciascuno con 10.000 membri simulati.',
  packageOffer: (amount: string, percent: number) => `${amount} · ${percent}% pubblicizzato`,
  reached: (ofHundred: number) => {
    if (ofHundred === 0) return 'meno di 1 su 100 l’ha ottenuto';
    return ofHundred === 1 ? '1 su 100 l’ha ottenuto' : `${ofHundred} su 100 l’hanno ottenuto`;
  },

  roadmap: 'Roadmap',
  roadmapLink: 'Punto per punto',
  roadmapKey: 'Tratteggiato: senza data.',

  testimonials: 'Che cosa dicono di noi i membri',
  atWork: 'Guarda il sito in funzione',
  intro: 'Un giro nel sito',
  introCaptions: '/clips/intro.it.vtt',

  news: 'Ultime notizie',
  allNews: 'Tutte le notizie',

  closing: 'Posa la tua tessera',
  closingText: 'Guarda ogni pagamento. Niente da pagare, nessuna scadenza.',
};

export const newsText: Words<typeof english.newsText> = {
  title: 'Notizie',
  description: 'Che cosa annuncia il programma, che cosa significano i termini che usa e quali domande fare.',
  taggedTitle: (tag: string) => `Notizie con l’etichetta «${tag}»`,
  taggedDescription: (tag: string) => `Tutti gli articoli con l’etichetta «${tag}».`,
  pageTitle: (list: string, page: number) => (page === 1 ? list : `${list}, pagina ${page}`),
  pages: 'Pagine',
  page: (page: number, count: number) => `Pagina ${page} di ${count}`,
  pageDescription: (list: string, page: number) => (page === 1 ? list : `${list} Pagina ${page}.`),
  newerPosts: 'Articoli più recenti',
  olderPosts: 'Articoli meno recenti',
  tags: 'Etichette',
  editors: (site) => `La redazione di ${site}`,
  updated: 'ultimo aggiornamento:',
  readingTime: (minutes: number) => `${minutes} min di lettura`,
  source: 'L’originale sul sito dell’accademia',
  withoutSource: 'I conti del programma',
  others: 'Altri articoli',
  related: 'Sugli stessi temi',
  newer: 'Più recente',
  older: 'Meno recente',
  all: 'Tutte',
};

export const roadmapText: Words<typeof english.roadmapText> = {
  title: 'Roadmap',
  description:
    'Che cosa è stato fatto e che cosa è annunciato, in ordine, senza date impossibili da rispettare.',
  count: (done, all) => `${done} su ${all}`,
  done: 'completate',
  lede: 'Tratteggiate: solo annunciate, senza una data. Nessuno dovrebbe pagare per averle.',
};

export const ledgerPageText: Words<typeof english.ledgerPageText> = {
  needsScript:
    'Le cifre e la verifica richiedono JavaScript: è il tuo browser a leggere le voci e a sommarle.',
  more: 'Come funziona, nei dettagli',
  whose:
    'Questo è il registro comune di tutti i membri. Il tuo browser lo confronta con quello che ha visto prima. Da solo, però, non può sapere se agli altri vengono mostrate le stesse voci.',
};

export const pageText: Words<typeof english.pageText> = {
  contents: 'In questa pagina',
  changed: 'Ultima modifica:',
  onlyIn: (language: string) => `Questo testo è disponibile solo in ${language}.`,
};

export const offlineText: Words<typeof english.offlineText> = {
  title: 'Per questa pagina serve la connessione',
  description: 'La pagina che hai chiesto non è salvata in questo browser.',
  text: 'La pagina che hai chiesto non è salvata in questo browser. Riaprila quando torna la connessione.',
  again: 'Riapri la pagina',
  online: 'Sei di nuovo online',
  onlineText: 'Quello che avevi salvato è ancora qui.',
  goOn: 'Queste pagine si aprono anche offline:',
};

export const KEPT_WAYS: Words<typeof english.KEPT_WAYS> = [
  { href: '/', label: 'Home' },
  { href: '/maths/', label: 'I conti' },
  { href: '/ledger/', label: 'Registro' },
  { href: '/dashboard/', label: 'Il mio account' },
];

export const notFoundText: Words<typeof english.notFoundText> = {
  title: 'Qui manca una tessera',
  description: 'A questo indirizzo non c’è nessuna pagina.',
  text: 'A questo indirizzo non c’è niente. Forse la pagina è stata spostata, oppure l’indirizzo non è stato copiato per intero.',
  home: 'Vai alla pagina iniziale',
  goOn: 'Oppure prova con:',
  ways: [
    { href: '/news/', label: 'Notizie' },
    { href: '/maths/', label: 'I conti' },
    { href: '/check/', label: 'Verifica un’offerta' },
  ],
};
