const bech32 = (length: number) => `tb1${'q'.repeat(length - 3)}`;
const base58 = (length: number) => `n${'q'.repeat(length - 1)}`;

/** Valid test addresses of each coin: every network, kind and length. */
export const ADDRESSES = [
  { coin: 'bitcoin', network: 'testnet', address: 'tb1qnz3ufkc35dq8n8jdmnhc2a94202rrys9wtfdjp' },
  ...[14, 74].map((length) => ({ coin: 'bitcoin', network: 'testnet', address: bech32(length) })),
  ...[26, 35].flatMap((length) => [
    { coin: 'bitcoin', network: 'testnet', address: base58(length) },
    { coin: 'dogecoin', network: 'testnet', address: base58(length) },
  ]),
  { coin: 'bitcoin', network: 'testnet', address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' },
  { coin: 'bitcoin', network: 'testnet', address: '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc' },
  { coin: 'dogecoin', network: 'testnet', address: 'nnieym48181hVLFpoYN7vw15atqJPRJDhq' },
  { coin: 'dogecoin', network: 'testnet', address: '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc' },
  { coin: 'ethereum', network: 'sepolia', address: '0xA5933452Ae4854ff30e9C3AE1Aec6e3068D547CA' },
  { coin: 'tron', network: 'nile', address: 'TDiaESKj9EwfUdrU2RtRdqEiyxYxFGapQu' },
  { coin: 'tron', network: 'shasta', address: 'TDiaESKj9EwfUdrU2RtRdqEiyxYxFGapQu' },
];

/** Mainnet addresses and networks of each coin; test addresses of another coin; and those of a wrong length. */
export const WRONG_ADDRESSES = [
  ...[13, 75].map((length) => ({ coin: 'bitcoin', network: 'testnet', address: bech32(length) })),
  ...[25, 36].flatMap((length) => [
    { coin: 'bitcoin', network: 'testnet', address: base58(length) },
    { coin: 'dogecoin', network: 'testnet', address: base58(length) },
  ]),
  { coin: 'bitcoin', network: 'testnet', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
  { coin: 'bitcoin', network: 'testnet', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
  { coin: 'bitcoin', network: 'testnet', address: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy' },
  { coin: 'bitcoin', network: 'mainnet', address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' },
  { coin: 'dogecoin', network: 'testnet', address: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L' },
  { coin: 'dogecoin', network: 'mainnet', address: 'nnieym48181hVLFpoYN7vw15atqJPRJDhq' },
  { coin: 'dogecoin', network: 'testnet', address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' },
  { coin: 'ethereum', network: 'mainnet', address: '0xA5933452Ae4854ff30e9C3AE1Aec6e3068D547CA' },
  { coin: 'ethereum', network: 'sepolia', address: 'tb1qnz3ufkc35dq8n8jdmnhc2a94202rrys9wtfdjp' },
  { coin: 'ethereum', network: 'sepolia', address: '0xA5933452Ae4854ff30e9C3AE1Aec6e3068D547CAA' },
  { coin: 'tron', network: 'mainnet', address: 'TDiaESKj9EwfUdrU2RtRdqEiyxYxFGapQu' },
  { coin: 'tron', network: 'nile', address: 'ADiaESKj9EwfUdrU2RtRdqEiyxYxFGapQu' },
  { coin: 'bitcoin', network: 'nile', address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' },
  { coin: 'dogecoin', network: 'sepolia', address: '0xA5933452Ae4854ff30e9C3AE1Aec6e3068D547CA' },
  { coin: 'ethereum', network: 'nile', address: 'TDiaESKj9EwfUdrU2RtRdqEiyxYxFGapQu' },
  { coin: 'ethereum', network: 'testnet', address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn' },
  { coin: 'ethereum', network: 'testnet', address: 'nnieym48181hVLFpoYN7vw15atqJPRJDhq' },
];
