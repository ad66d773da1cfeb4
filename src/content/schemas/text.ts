import { z } from 'astro/zod';
import type { SchemaContext } from './fields.ts';

/**
 * The schema of a text with what the loader adds to its fields: its length, and the files beside it that it names, by their
 * names. Editors may not write these fields, so the schemas that their files are checked by are without them.
 */
export function withText<Shape extends z.ZodRawShape>(schema: TextSchema<Shape>) {
  return (context: SchemaContext) =>
    (typeof schema === 'function' ? schema(context) : schema).extend({
      words: z.int(),
      pictures: z.record(z.string(), context.image()),
      /** Their addresses on the site. */
      films: z.record(z.string(), z.string()),
    });
}

type Strict<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>;
type TextSchema<Shape extends z.ZodRawShape> = Strict<Shape> | ((context: SchemaContext) => Strict<Shape>);
