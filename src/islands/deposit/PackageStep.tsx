import { address } from '#i18n/language.ts';
import { useState } from 'react';
import type { Package } from '#domain/deposits/package.ts';
import { usd } from '#i18n/format.ts';
import { count, share } from '#i18n/maths-format.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { FormFrame } from '#ui/forms/FormFrame.tsx';
import styles from './DepositScreen.module.css';
import { type CoinOffer, createPackageForm, startOver } from './model.ts';
import { depositText, packageFormText } from './text.ts';

/** A package and the simulated outcome of a population that bought it. */
export interface PackageOffer extends Package {
  /** How many members got the advertised return. */
  readonly run: { readonly members: number; readonly reached: number };
}

interface Props {
  /** Undefined if the URL names a coin that this site does not take. */
  readonly offer: CoinOffer | undefined;
  readonly packages: readonly PackageOffer[];
}

export function PackageStep({ offer, packages }: Props) {
  if (offer) return <PackageChoice offer={offer} packages={packages} />;
  return (
    <>
      <p className="notice notice--warning">{depositText.coinUnknown}</p>
      <div>
        <Back />
      </div>
    </>
  );
}

const Back = () => (
  <button type="button" className="button button--quiet" onClick={startOver}>
    {depositText.back}
  </button>
);

function PackageChoice({ offer, packages }: Props & { readonly offer: CoinOffer }) {
  const [form] = useState(() => createPackageForm(offer, packages));
  const choices = packages.map(({ id, name, amount, advertisedPercent, run }) => ({
    value: id,
    name,
    figure: usd(amount),
    detail: depositText.advertised(advertisedPercent),
    outcome: depositText.reached(share(run.reached, run.members)),
  }));
  return (
    <>
      <p className={styles.advertised}>
        {depositText.advertisedHint(count(packages[0]?.run.members ?? 0))}{' '}
        <a href={address('/maths/')}>{depositText.mathsLink}</a>
      </p>
      <FormFrame form={form} text={packageFormText} after={<Back />}>
        <ChoiceField form={form} text={packageFormText} name="package" choices={choices} isTitled />
      </FormFrame>
    </>
  );
}
