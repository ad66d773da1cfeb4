/** Short texts of the public pages. Editors' texts come from `src/data`. */
export const siteText = {
  skip: 'Skip to the content',
  home: 'Home',
  logIn: 'Log in',
  homeTitle: (site: string) => `${site}: a referral-matrix programme on test coins`,
  homeLabel: (site: string) => `${site}, home page`,
  menu: 'Menu',
  menuLabel: 'Main',
  /** Breaks at the colon alone. */
  testCoins: 'Test\u00a0coins: no\u00a0real\u00a0value',
  source: 'Source:',
  loadFailed: 'A piece of the site could not be loaded. Check your connection, then reload the page.',
  reload: 'Reload the page',
  update: {
    ready: 'A new version is ready.',
    losesTyping:
      'You have typed something here that an update would lose. Send it first, or update all the same.',
    now: 'Update now',
    later: 'Later',
  },
  /** By backend. */
  needsScript: {
    embedded:
      'This page needs JavaScript, because your test account is kept by your own browser. The public pages need none.',
    elsewhere:
      'This page needs JavaScript, by which your browser talks to the service that keeps the accounts. The public pages need none.',
  },
} as const;

export interface NavigationLink {
  readonly href: `/${string}`;
  readonly label: string;
  readonly isAction?: true;
  /** On a wide screen it stands beside the menu. */
  readonly isInBar?: true;
  /** Only for those who are signed in, or signed out. */
  readonly session?: 'in' | 'out';
}

/** In the groups of the menu. Anchors lead within the landing; from other pages they lead back to it. */
export const NAVIGATION: readonly (readonly NavigationLink[])[] = [
  [{ href: '/news/#search', label: 'Search' }],
  [
    { href: '/maths/', label: 'Maths', isInBar: true },
    { href: '/check/', label: 'Check an offer', isInBar: true },
    { href: '/ledger/', label: 'Ledger' },
    { href: '/#hts', label: 'How to start' },
  ],
  [
    { href: '/#home', label: 'Home' },
    { href: '/news/', label: 'News', isInBar: true },
    { href: '/#news', label: 'Latest' },
    { href: '/roadmap/', label: 'Roadmap' },
    { href: '/teach/', label: 'For teachers' },
  ],
  [
    { href: '/login/', label: 'Log in', isInBar: true, session: 'out' },
    { href: '/register/', label: 'Register', isAction: true, isInBar: true, session: 'out' },
    { href: '/dashboard/', label: 'My account', isAction: true, isInBar: true, session: 'in' },
  ],
];

/** The names of links, those to elsewhere and those that stand in for them. */
export const waysText = {
  howToStart: 'How to start',
  academy: 'Academy',
  maths: 'Learn more: the maths',
  check: 'Check an offer',
  ledger: 'Ledger',
  news: 'News',
  roadmap: 'Roadmap',
  teachers: 'For teachers',
  terms: 'Terms of use',
  messagingChannel: 'Messaging channel',
  operators: 'Ask the operators',
  repository: 'Source code',
  reviews: 'See more reviews',
} as const;

export const footerText = {
  label: 'More',
  risk: 'Amounts in dollars are figures of a test programme. Where programmes of this kind run on real money, most of their members lose it.',
  version: (version: string) => `Version ${version}`,
} as const;

export const themeText = {
  legend: 'Theme',
  choices: [
    { value: 'system', label: 'System' },
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ],
} as const;

export const heroText = {
  title: 'See where each coin goes',
  lede: 'Has someone invited you to earn by inviting others? Try it here first, with play money: pay in, see who is paid, and find out who ends up ahead.',
  guest: 'Try it as a guest',
  register: 'Register',
  pause: 'Pause the film',
  /** A sentence whose figure is the largest on the page. */
  odds: {
    before: 'Around',
    figure: '88 of 100',
    after:
      'users lost money in the largest programme of this kind that was studied. In this mosaic, 12 of 100 tiles are of gold.',
  },
  oddsLink: 'The study',
} as const;

export const PROMO_CARDS = [
  { title: 'Check an offer', text: 'See what follows from what you were told.', href: '/check/' },
  { title: 'See who pays whom', text: 'The arithmetic, and why it adds up to zero.', href: '/maths/' },
  { title: 'Start in four steps', text: 'Or look around as a guest first.', href: '#hts' },
] as const;

export const landingText = {
  loggedOut: 'Logged out, in every tab.',
  academy: 'Learn more with our partners',
  programmePicture: 'The screen “Programme”: two levels of S6 bought, nothing earned.',
  programmeCaption:
    'Sample: member 900 of 1,000, a month after joining. Paid $15, received nothing. Test coins.',

  howItWorks: 'How it works',
  plans: 'The three plans:',
  comingSoon: 'Coming soon',
  done: 'Done',
  levelPrices: 'What each level costs',
  level: 'Level',
  mathsLink: 'See the arithmetic',

  claims: 'What is claimed, and what is so',
  claimsText: 'Turn a tile for the answer.',
  arithmetic: 'The arithmetic',
  claimsLedger: 'Every payment is in the',
  claimsLedgerLink: 'public ledger, which your browser can verify',

  howToStart: 'How to start',
  website: (wallet: string) => `Website of ${wallet}`,

  packages: 'Deposit packages',
  packagesText: 'Each package advertises a profit. We ran each with 10,000 simulated members.',
  packageOffer: (amount: string, percent: number) => `${amount} · ${percent}% advertised`,
  reached: (ofHundred: number) =>
    ofHundred === 0 ? 'fewer than 1 of 100 got it' : `${ofHundred} of 100 got it`,

  roadmap: 'Roadmap',
  roadmapLink: 'Item by item',
  roadmapKey: 'Dashed: without a date.',

  testimonials: 'What members say about us',
  atWork: 'See it at work',
  intro: 'Intro: a walk through the site',
  introCaptions: '/clips/intro.vtt',

  news: 'Latest',
  allNews: 'All news',

  closing: 'Set your own tile',
  closingText: 'Look at every payment. Nothing to pay, no deadline.',
} as const;

export const newsText = {
  title: 'News',
  description: 'What the programme announces, what the terms mean, and what to ask about it.',
  taggedTitle: (tag: string) => `News tagged “${tag}”`,
  taggedDescription: (tag: string) => `All posts with the tag “${tag}”.`,
  pageTitle: (list: string, page: number) => (page === 1 ? list : `${list}, page ${page}`),
  pages: 'Pages',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  pageDescription: (list: string, page: number) => (page === 1 ? list : `${list} Page ${page}.`),
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
  tags: 'Tags',
  /** Who signs a post without an author. */
  editors: (site: string) => `${site} editors`,
  updated: 'updated',
  readingTime: (minutes: number) => `${minutes} min read`,
  source: 'The original at the academy',
  /** Shown until the link is set. */
  withoutSource: 'The arithmetic of the programme',
  others: 'Other posts',
  related: 'On the same subjects',
  newer: 'Newer',
  older: 'Older',
  all: 'All',
} as const;

export const roadmapText = {
  title: 'Roadmap',
  description: 'What is done and what is announced, in order, without dates that cannot be kept.',
  /** The figure that leads, before `done`. */
  count: (done: number, all: number) => `${done} of ${all}`,
  done: 'done',
  lede: 'Dashed: only announced, without a date. No one should pay for it.',
} as const;

export const ledgerPageText = {
  needsScript:
    'The figures and the check need JavaScript: your browser itself reads the entries and adds them up.',
  more: 'How it works, in detail',
  /** Whose ledger it is, where the members have one together. */
  whose:
    'This is the one ledger of all members. Your browser compares it with what it saw before. Whether others are shown the same entries, it cannot know by itself.',
} as const;

export const pageText = {
  contents: 'On this page',
  changed: 'Last changed:',
  /** Above a text that is not translated. @param language its name, in the page's language */
  onlyIn: (language: string) => `This text is only in ${language}.`,
} as const;

/** Stands in for a page that the browser does not keep. */
export const offlineText = {
  title: 'This page needs a network',
  description: 'This browser does not keep the page that you asked for.',
  text: 'This browser does not keep the page that you asked for. Open it again once you are back online.',
  again: 'Open the page again',
  /** Once the network is back. */
  online: 'You are online again',
  onlineText: 'What you had saved is still here.',
  goOn: 'These open without a network:',
} as const;

/** Pages that every release keeps. */
export const KEPT_WAYS = [
  { href: '/', label: 'Home' },
  { href: '/maths/', label: 'Maths' },
  { href: '/ledger/', label: 'Ledger' },
  { href: '/dashboard/', label: 'My account' },
] as const;

export const notFoundText = {
  title: 'This tile is missing',
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may have moved, or the address was not copied whole.',
  home: 'To the home page',
  goOn: 'Or go on to:',
  ways: [
    { href: '/news/', label: 'News' },
    { href: '/maths/', label: 'Maths' },
    { href: '/check/', label: 'Check an offer' },
  ],
} as const;
