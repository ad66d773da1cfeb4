import type { APIContext } from 'astro';
import { listFilms, readFilm } from '../../data/article.ts';

/** The films that lie beside texts, and their captions. Those of drafts have no page in a build, and no file either. */
export async function getStaticPaths() {
  return (await listFilms()).map((path) => ({ params: { path }, props: { path } }));
}

export async function GET({ props }: APIContext<{ path: string }>): Promise<Response> {
  return new Response(await readFilm(props.path));
}
