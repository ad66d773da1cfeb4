import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { listDaysFiles, packedDays } from '#data/market-files.ts';

export const getStaticPaths = () =>
  listDaysFiles().map((file) => ({ params: { coin: file.coin.id, part: file.part }, props: file }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(packedDays(props));
