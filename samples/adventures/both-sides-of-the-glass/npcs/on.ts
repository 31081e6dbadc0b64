import type { SampleNode } from '#samples/sample-adventure.ts'

export const on = (to: string): SampleNode['choices'] => [{ text: { en: 'Go on', fr: 'La suite' }, to }]
