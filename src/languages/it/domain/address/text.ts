import type * as english from '#domain/address/text.ts';
import type { CoinId } from '#domain/money/coin.ts';
import type { Words } from '#i18n/words.ts';

const ADDRESSES: Readonly<Record<CoinId, string>> = {
  bitcoin: 'un indirizzo di Bitcoin testnet',
  dogecoin: 'un indirizzo di Dogecoin testnet',
  ethereum: 'un indirizzo Ethereum',
  tron: 'un indirizzo Tron',
};

const LOOKS: Readonly<Record<CoinId, string>> = {
  bitcoin: 'comincia con tb1, m, n o 2',
  dogecoin: 'comincia con n o 2',
  ethereum: 'comincia con 0x, seguito da 40 caratteri: cifre da 0 a 9 e lettere da A a F',
  tron: 'comincia con T e ha 34 caratteri',
};

const TEST_COINS_ONLY = 'Questo sito accetta solo monete di prova';

export const foreignAddressText: Words<typeof english.foreignAddressText> = {
  bitcoin: 'un indirizzo della rete principale di Bitcoin',
  dogecoin: 'un indirizzo della rete principale di Dogecoin',
  litecoin: 'un indirizzo della rete principale di Litecoin',
  regtest: 'un indirizzo di Bitcoin regtest',
  litecoinTest: 'un indirizzo Litecoin',
};

export const refusalText: Words<typeof english.refusalText> = {
  unknownCoin: (names) => `Scegli una moneta che questo sito accetta: ${list(names)}.`,
  mainnetNetwork: `Sulla rete principale le monete hanno un valore reale. ${TEST_COINS_ONLY}: scegli una rete di prova.`,
  unknownNetwork: (coin, networks) => `Scegli una rete di prova. ${receivedOn(coin, networks)}`,
  networkOfAnotherCoin: (coin, network, networks) =>
    `${coin} non è sulla rete ${network}. ${receivedOn(coin, networks)}`,
  required: 'Inserisci l’indirizzo.',
  notAlone:
    'Un indirizzo non contiene spazi né simboli. Scrivi solo l’indirizzo, senza prefissi come «bitcoin:» e senza importo.',
  mainnetAddress: (coin, description) =>
    `Questo è ${description}, dove le monete hanno un valore reale. ${TEST_COINS_ONLY}: inserisci ${ADDRESSES[coin]}.`,
  foreignAddress: (coin, description) => `Questo è ${description}. Inserisci ${ADDRESSES[coin]}.`,
  addressOfAnotherCoin: (coin, others) =>
    `Questo è ${list(others.map((other) => ADDRESSES[other]))}, ma la moneta scelta è ${coin}.`,
  ownRule: {
    'not-an-address': (coin) =>
      `Questo non è ${ADDRESSES[coin]}: un indirizzo di questo tipo ${LOOKS[coin]}.`,
    'mixed-case': () =>
      'L’indirizzo mescola maiuscole e minuscole: in uno di questo tipo non succede mai. Copialo di nuovo.',
    checksum: () => 'L’indirizzo contiene un errore: il suo codice di controllo non torna. Copialo di nuovo.',
    'witness-program': () =>
      'Il codice di controllo è giusto, ma quello che l’indirizzo contiene non è un pagamento previsto da Bitcoin. Chiedi un altro indirizzo.',
  },
};

const receivedOn = (coin: string, networks: readonly string[]): string =>
  `${coin} si riceve su ${list(networks)}.`;

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`;
