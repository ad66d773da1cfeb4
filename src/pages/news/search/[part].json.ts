import type { APIContext, InferGetStaticPropsType } from 'astro';
import { listSearchParts } from '#data/search.ts';
import { listSearchPages } from './_pages.ts';

export async function getStaticPaths() {
  const parts = await listSearchParts(await listSearchPages());
  return parts.map((part, index) => ({ params: { part: String(index + 1) }, props: { part } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A part of the search index. Its URL stays the same, so that pages of older builds still work. */
export const GET = ({ props }: APIContext<Props>): Response => Response.json(props.part);
