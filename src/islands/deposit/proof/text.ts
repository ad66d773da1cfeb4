/** The words of the panel alone, which comes on demand. */
export const proofText = {
  none: 'There is no proof yet.',
  picture: 'Proof of payment, as it was uploaded',
  uploadedOn: (at: string) => `Uploaded on ${at}`,
  choose: 'Picture of the payment',
  replace: 'Another picture, in place of this one',
  send: 'Upload the proof',
  sent: 'The proof was uploaded. The operator sees it beside your deposit.',
  decided: 'This deposit is decided, so its proof cannot be changed any more.',
} as const;
