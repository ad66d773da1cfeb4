/** Short texts of the public pages. Editors' texts come from `src/data`. */
export const siteText = {
  skip: 'Skip to the content',
  homeTitle: (site: string) => `${site}: a referral-matrix programme on test coins`,
  homeLabel: (site: string) => `${site}, home page`,
  menu: 'Menu',
  menuLabel: 'Main',
  testCoins: 'Test coins: no real value',
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

/** Anchors lead within the landing; from other pages they lead back to it. */
export const NAVIGATION: readonly { href: `/${string}`; label: string; isAction?: true }[] = [
  { href: '/#home', label: 'Home' },
  { href: '/#hts', label: 'How to start' },
  { href: '/#news', label: 'About' },
  { href: '/news/', label: 'News' },
  { href: '/roadmap/', label: 'Roadmap' },
  { href: '/maths/', label: 'Maths' },
  { href: '/check/', label: 'Check an offer' },
  { href: '/ledger/', label: 'Ledger' },
  { href: '/login/', label: 'Log in' },
  { href: '/register/', label: 'Register', isAction: true },
];

/** The names of links, those to elsewhere and those that stand in for them. */
export const waysText = {
  howToStart: 'How to start',
  academy: 'Academy',
  maths: 'Learn more: the maths',
  check: 'Check an offer',
  news: 'News',
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
  riskLink: 'See the arithmetic',
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
  lede: 'A referral-matrix programme, run on test coins. Deposit, activate levels, earn from partners, withdraw: walk through the whole of it, with nothing to lose but play money.',
  guest: 'Try it as a guest, without an account',
  pause: 'Pause the film',
  cardKind: 'Membership card',
  cardTitle: 'Register',
  key: 'Of every 100 tiles in this mosaic, 12 are of gold. In the largest programme of this kind that was studied, around 88 of every 100 users lost money.',
  keyLink: 'The study',
} as const;

export const PROMO_CARDS = [
  {
    title: 'Open a test account',
    text: 'See every step of the programme from the inside, with coins that are worth nothing.',
    href: '/register/',
  },
  {
    title: 'Check the arithmetic',
    text: 'What S6 and S8 pay, who pays it, and why all results together are zero.',
    href: '/maths/',
  },
  {
    title: 'Start on a test network',
    text: 'A wallet, free test tokens, a referral link, the first level: four steps.',
    href: '#hts',
  },
] as const;

export const landingText = {
  academy: 'Learn more with our partners',
  emblem:
    'A mosaic of a T of bone-coloured tiles on deep blue. The place of the last tile is empty; the tile itself, of gold, lies beside it.',
  intro: 'Intro: a walk through the site',
  claims: 'What is claimed, and what is so',
  says: 'What it says',
  arithmetic: 'What the arithmetic says',
  arithmeticOf: (claim: string) => `The arithmetic of “${claim}”`,
  claimsLedger: 'No one has to believe it: every movement of money is in the',
  claimsLedgerLink: 'public ledger, which your browser can verify',

  howToStart: 'How to start',
  wallets: 'Two wallet apps that know test networks',
  switchTo: 'Switch it to a test network',
  website: (wallet: string) => `Website of ${wallet}`,

  howItWorks: 'How it works',
  comingSoon: 'Coming soon',
  done: 'Done',
  moreOf: (plan: string) => `More about ${plan}`,
  advertised: (percent: number) => `${percent}% advertised`,
  levelPrices: 'What each level costs',
  level: 'Level',
  packages: 'Deposit packages',
  packagesText:
    'The percentages are what such programmes advertise, not what this one can pay: in a simulated run, so many members reach them.',
  mathsLink: 'See the arithmetic',
  packageName: 'Package',
  packageAmount: 'Amount',
  packageReturn: 'Return',
  reached: (share: string) => `${share} reach it`,

  roadmap: 'Roadmap',
  roadmapLink: 'The roadmap, item by item',

  testimonials: 'What members say about us',
  sample: 'Sample',
  clipOf: (name: string) => `Clip of ${name}`,
  play: (name: string) => `Play: ${name}`,

  news: 'Latest news',
  allNews: 'All news',

  closing: 'Set your own tile',
  closingText:
    'Open a test account, look at every payment, leave whenever you like. There is no deadline and nothing to pay.',
  join: 'Join',
} as const;

/** The parts of a matrix diagram. */
export const matrixText = {
  title: (name: string) => `Diagram of ${name}`,
  explanation: (name: string) => `${name} place by place`,
  above: 'a member above',
  owner: 'owner',
  roles: {
    payOwner: 'pays the owner',
    passUp: 'goes to a member above',
    reenter: 'pays for the owner’s re-entry',
  },
  count: (places: number, role: string) => `${places} × ${role}`,
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
  by: 'By',
  updated: 'updated',
  readingTime: (minutes: number) => `${minutes} min read`,
  source: 'The original at the academy',
  /** Shown until the link is set. */
  withoutSource: 'The arithmetic of the programme',
  others: 'Other posts',
  related: 'On the same subjects',
  newer: 'Newer',
  older: 'Older',
  all: 'All news',
} as const;

export const roadmapText = {
  title: 'Roadmap',
  description: 'What is done and what is announced, in order, without dates that cannot be kept.',
  lede: 'A stone is set when it is done. The others are only drawn: announced, without a date and without a promise.',
} as const;

export const ledgerPageText = {
  needsScript:
    'The figures and the check need JavaScript: your browser itself reads the entries and adds them up. How it works is said below.',
  /** Whose ledger it is, by backend. */
  whose: {
    embedded:
      'On this site your own browser keeps the programme, so this is the ledger of what was tried in this browser.',
    elsewhere:
      'This is the one ledger of all members. Your browser compares it with what it saw before. Whether others are shown the same entries, it cannot know by itself.',
  },
} as const;

export const mathsText = {
  contents: 'On this page',
} as const;

/** Stands in for a page that the browser does not keep. */
export const offlineText = {
  title: 'You are offline',
  description: 'This page needs a network.',
  text: 'This browser does not keep the page that you asked for: it needs a network. Try it again once you are back.',
  again: 'Try it again',
  goOn: 'These open without a network:',
} as const;

/** Pages that every release keeps. */
export const KEPT_WAYS = [
  { href: '/', label: 'the home page' },
  { href: '/maths/', label: 'the maths' },
  { href: '/ledger/', label: 'the ledger' },
  { href: '/dashboard/', label: 'your account' },
] as const;

export const notFoundText = {
  title: 'This tile is missing',
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may have moved, or the address was not copied whole.',
  goOn: 'From here you can go on to:',
  tags: 'Or to the news by tag:',
  ways: [
    { href: '/', label: 'the home page' },
    { href: '/news/', label: 'the news' },
    { href: '/maths/', label: 'the maths' },
    { href: '/check/', label: 'the check of an offer' },
    { href: '/ledger/', label: 'the ledger' },
    { href: '/roadmap/', label: 'the roadmap' },
    { href: '/login/', label: 'your account' },
  ],
} as const;
