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
  pretendSent: 'Pretend that an operator pays',
  sending: 'Paying…',
  backup: 'Save it as a file, or load one',
  notice: 'This programme lives in this browser alone. You decide about no one’s money.',
} as const;
