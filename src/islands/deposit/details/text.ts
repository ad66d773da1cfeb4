export const depositDetailsText = {
  asked: 'Asked for',
  package: 'Package',
  toPay: 'To pay',
  /** @param network e.g. `Bitcoin testnet` */
  payOn: (amount: string, network: string) => `${amount} on ${network}`,
  address: 'Address',
  copyAddress: 'Copy address',
  proof: 'Proof',
  noProof: 'None',
  /** Before a time. */
  uploaded: 'Uploaded on',
  due: 'Due',
  decision: 'Decision',
  /** Between what was decided and a time. */
  on: 'on',
  note: 'Operator’s note',
  correction: 'Correction',
  reason: 'Reason',
  posting: 'Posting',
  toStatement: 'See it in the statement',
} as const;
