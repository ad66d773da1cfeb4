import { type LogSigner, readLogSigner } from '#settler/ledger/log-signer.ts';
import { WrongUsage } from '#settler/runtime/command.ts';

/**
 * @returns null when no key is given: the settler then keeps the log but does not publish it.
 * @throws WrongUsage
 */
export async function readSigner(): Promise<LogSigner | null> {
  const text = process.env['TESSERA_LOG_KEY'];
  if (!text) return null;
  const signer = await readLogSigner(text);
  if (!signer) throw new WrongUsage('TESSERA_LOG_KEY is not a key as `npm run ledger:key` prints it.');
  return signer;
}
