import { readCollection } from './collections.ts';
import { byOrder } from './order.ts';

export interface StartStep {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

export interface Wallet {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  readonly website: string;
  /** One step an item. */
  readonly switchToTestNetwork: readonly string[];
}

/** From no wallet to the first active level, in order. */
export async function listStartSteps(): Promise<readonly StartStep[]> {
  const entries = await readCollection('start-steps');
  return entries.sort(byOrder).map(({ id, data: { order: _, ...step } }) => ({ id, ...step }));
}

export async function listWallets(): Promise<readonly Wallet[]> {
  const entries = await readCollection('wallets');
  return entries.sort(byOrder).map(({ id, data: { order: _, ...wallet } }) => ({ id, ...wallet }));
}
