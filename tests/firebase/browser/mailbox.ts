import { ROUTES } from '#domain/routes.ts';
import { AUTH, PROJECT } from './environment.ts';

interface Mail {
  readonly email: string;
  readonly requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET';
  readonly oobLink: string;
}

async function mailsTo(address: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${AUTH}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { readonly oobCodes: readonly Mail[] };
  return oobCodes.filter(({ email }) => email === address);
}

/** The link in the newest mail of this kind. Real projects set the page that it leads to; the emulator uses its own. */
export async function mailedLink(address: string, kind: Mail['requestType']): Promise<string> {
  const mail = (await mailsTo(address)).findLast(({ requestType }) => requestType === kind);
  if (!mail) throw new Error(`No ${kind} to ${address}`);
  return ROUTES.emailAction.path + new URL(mail.oobLink).search;
}

export const countMailsTo = async (address: string): Promise<number> => (await mailsTo(address)).length;
