import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { declaring, withdrawing } from '#tests/firebase/rules/batches.ts';
import { CRYPTO, deposit, withdrawal } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase } from '#tests/firebase/rules/rule-case.ts';

/** The content files in a folder. */
function content(folder: string): readonly Readonly<Record<string, string & number>>[] {
  return (
    readdirSync(`src/content/${folder}`)
      // Translations have no figures of their own.
      .filter((file) => /^[^.]+\.yaml$/.test(file))
      .map((file) => parse(readFileSync(`src/content/${folder}/${file}`, 'utf8')))
  );
}

/** Where the site receives its coins. */
export const OWN_ADDRESSES = content('coins').map(({ id = '', network = '', address = '' }) => ({
  id: `${id}`,
  network: `${network}`,
  address: `${address}`,
}));

/**
 * The rules accept what the site offers: they repeat the packages' amounts and the coins' addresses, and must change together with the content.
 */
export const offers: readonly RuleCase[] = [
  ...content('packages').flatMap(({ id, amountUsd }) =>
    allow(
      'ann',
      `ask for the package ${id} at $${amountUsd}`,
      declaring(deposit({ package: id, amount: Number(amountUsd) * 100 })),
    ),
  ),
  ...OWN_ADDRESSES.flatMap(({ id, network, address }) => [
    ...allow('ann', `pay in ${id}`, declaring(deposit({ coin: id, network, address }))),
    ...allow(
      'ann',
      `withdraw in ${id}`,
      withdrawing(withdrawal({ details: { ...CRYPTO, coin: id, network, address } })),
    ),
  ]),
];
