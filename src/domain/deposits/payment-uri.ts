import { toBaseUnits } from '#domain/money/coin-amount.ts';
import type { CoinId, Network } from '#domain/money/coin.ts';

/** What a wallet needs to know. Already checked: `address` is canonical, `coinAmount` a decimal string. */
export interface PaymentRequest {
  readonly coin: CoinId;
  readonly network: Network;
  readonly address: string;
  readonly coinAmount: string;
}

/** EIP-155 chain ids of the Ethereum test networks. */
const CHAIN_IDS: Readonly<Partial<Record<Network, number>>> = { sepolia: 11155111 };

/**
 * The text of a QR code and wallet link that asks for a payment.
 *
 * - Bitcoin: BIP-21, amount in whole coins. Dogecoin: the same grammar under its own scheme.
 * - Ethereum: EIP-681, which names the chain, with the amount in wei, written out so that nothing is rounded.
 * - Tron: wallets agree on no scheme, so the bare address.
 *
 * @throws RangeError when `coinAmount` is not an amount of the coin or Ethereum's network is not one of its own
 */
export function paymentUri({ coin, network, address, coinAmount }: PaymentRequest): string {
  const baseUnits = toBaseUnits(coinAmount, coin);
  switch (coin) {
    case 'bitcoin':
    case 'dogecoin':
      return `${coin}:${address}?amount=${coinAmount}`;
    case 'ethereum':
      return `ethereum:${address}@${chainId(network)}?value=${baseUnits}`;
    case 'tron':
      return address;
  }
}

function chainId(network: Network): number {
  const id = CHAIN_IDS[network];
  if (id === undefined) throw new RangeError(`No Ethereum chain: ${network}`);
  return id;
}
