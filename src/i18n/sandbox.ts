export const sandboxText = {
  entry: 'See it from the operator’s side',
  entering: 'Opening the console…',
  entryHint: 'Decide on deposits and withdrawals, in your browser alone.',
  whoDecides: 'In this sandbox no one but you decides.',
  whoAnswers: 'In this sandbox no one but you answers.',
  openConsole: 'Open the operators’ console in a new tab',
  asSecond: {
    deposit: 'Credit as the second',
    withdrawal: 'Approve as the second',
  },
  pretend: 'Pretend that I paid',
  pretending: 'Crediting…',
  pretendSent: 'Pretend that an operator pays',
  sending: 'Paying…',
  backup: 'Save it as a file, or load one',
  notice: 'This programme lives in this browser alone. You decide about no one’s money.',
} as const;
