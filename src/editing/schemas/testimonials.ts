import { z } from 'astro/zod';
import { order, pastDate, type SchemaContext, text } from './fields.ts';

/** In each language of the site. */
const SAMPLE_NAME = /^(Sample|Membro di esempio) /;

/** No invented people: a testimonial is a labelled sample, or a real person's with consent. */
export const testimonialSchema = ({ image, publicFile = () => z.string() }: SchemaContext) =>
  z
    .strictObject({
      order,
      name: text,
      caption: text,
      poster: image(),
      /** The same clip in one or more formats; a browser plays the first that it supports. */
      videos: z.array(publicFile('.mp4', '.webm')).default([]),
      captions: publicFile('.vtt').optional(),
      sample: z.literal(true).optional(),
      consent: z.strictObject({ date: pastDate, relationship: text }).optional(),
    })
    .check(({ value, issues }) => {
      if (value.videos.length > 0 && value.captions === undefined) {
        issues.push({
          code: 'custom',
          path: ['captions'],
          input: value.captions,
          message: 'is missing. Name the WebVTT file of what is said, for people who cannot hear it.',
        });
      }
      if (value.sample === undefined && value.consent === undefined) {
        issues.push({
          code: 'custom',
          path: ['consent'],
          input: value.consent,
          message:
            'is missing. Give the date of the consent and the relationship of the person, or say `sample: true` if no one said this.',
        });
      }
      if (value.sample !== undefined && !SAMPLE_NAME.test(value.name)) {
        issues.push({
          code: 'custom',
          path: ['name'],
          input: value.name,
          message: 'must begin with “Sample”, like Sample member A: the name of a person needs consent.',
        });
      }
      if (value.sample !== undefined && value.consent !== undefined) {
        issues.push({
          code: 'custom',
          path: ['sample'],
          input: value.sample,
          message: 'cannot stand beside `consent`: keep the one that is true.',
        });
      }
    });
