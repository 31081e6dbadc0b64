import type { SampleText } from '#samples/sample-adventure.ts'

/** What the label was taken apart into: hers in the pool, his in the lid. */
export const hers: SampleText = { en: 'G, B, T, E, N', fr: 'M, T, Y, N, E' }
export const his: SampleText = { en: 'O, E, W, E', fr: 'I, O, E, N' }
