import { recordedSnapshot } from '#data/market-files.ts';

export const GET = () => Response.json(recordedSnapshot());
