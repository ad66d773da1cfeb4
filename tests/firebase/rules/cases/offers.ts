import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { paths } from '#firestore/documents.ts';
import { CRYPTO, deposit, withdrawal } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase } from '#tests/firebase/rules/rule-case.ts';

/** The content files in a folder. */
function content(folder: string): readonly Readonly<Record<string, string & number>>[] {
  return readdirSync(`src/content/${folder}`)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => parse(readFileSync(`src/content/${folder}/${file}`, 'utf8')));
}

/**
 * The rules accept what the site offers: they repeat the packages' amounts, and must change together with the content.
 */
export const offers: readonly RuleCase[] = [
  ...content('packages').flatMap(({ id, amountUsd }) =>
    allow('ann', `ask for the package ${id} at $${amountUsd}`, [
      { set: paths.deposit('ann', 'new'), data: deposit({ package: id, amount: Number(amountUsd) * 100 }) },
    ]),
  ),
  ...content('coins').flatMap(({ id, network, address }) => [
    ...allow('ann', `pay in ${id}`, [
      { set: paths.deposit('ann', 'new'), data: deposit({ coin: id, network, address }) },
    ]),
    ...allow('ann', `withdraw in ${id}`, [
      {
        set: paths.withdrawal('ann', 'new'),
        data: withdrawal({ details: { ...CRYPTO, coin: id, network, address } }),
      },
    ]),
  ]),
];
