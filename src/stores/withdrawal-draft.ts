import type { BankForm, CryptoForm } from '../domain/withdrawal-form.ts';
import type { Form } from './form.ts';

/** What was typed into the form of each method. */
interface Drafts {
  readonly bank: BankForm;
  readonly crypto: Omit<CryptoForm, 'network'>;
}

const EMPTY: Drafts = {
  bank: {
    amount: '',
    country: '',
    bankName: '',
    accountHolder: '',
    accountNumber: '',
    zip: '',
    postalCode: '',
  },
  crypto: { amount: '', coin: '', address: '' },
};

let drafts = EMPTY;

export const draftOf = <M extends keyof Drafts>(method: M): Drafts[M] => drafts[method];

/** Keeps what is typed into a form for as long as the page is open, also while another step is on the screen. */
export function keepDraft<M extends keyof Drafts, P>(
  method: M,
  form: Form<keyof Drafts[M] & string, P>,
): Form<keyof Drafts[M] & string, P> {
  form.$state.listen(({ values }) => {
    drafts = { ...drafts, [method]: values };
  });
  return form;
}

export function dropDrafts(): void {
  drafts = EMPTY;
}
