export const sandboxText = {
  entry: 'Be the sample operator in this tab',
  entering: 'Opening the console…',
  entryHint: 'All of it runs in your browser alone: here you can be the operator too.',
  whoDecides: 'In this sandbox no one but you decides about it.',
  whoAnswers: 'In this sandbox no one but you answers.',
  openConsole: 'Open the operators’ console in a new tab',
  asSecond: {
    deposit: 'Credit as the second sample operator',
    withdrawal: 'Pay as the second sample operator',
  },
  pretend: 'Pretend that I paid',
  pretending: 'Crediting…',
  partners: 'Give me 20 sample partners',
  partnersComing: 'They deposit and activate levels…',
  partnersCame: '20 sample partners came. Each deposited and activated four levels of both matrices.',
  partnersHint:
    'In this sandbox, sample members can join by your link now. They pay you for the levels that you have active.',
  backup: 'Save it as a file, or load one',
  notice: 'This programme lives in this browser alone. You decide about no one’s money.',
  loaded: (count: number) =>
    `${count} sample members are in it. Each is labelled “Sample”, and no one can log in as one.`,
  load: 'Load the sample community',
  title: 'Load the sample community?',
  text: [
    'It adds 240 sample members with half a year of deposits, levels, withdrawals and messages, and some requests that wait for you.',
    'The past is theirs alone: what they pay to you or to other members, they pay now.',
    'All of it is labelled as a sample. It stays in this browser until you clear the site’s data.',
  ],
  confirm: 'Load it',
  loading: 'Loading the sample community…',
  keep: 'Not now',
  done: 'The sample community is loaded.',
} as const;
