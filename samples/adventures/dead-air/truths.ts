import type { SampleEffect } from '#samples/sample-adventure.ts'

/** Three of them, and the better ending is open. */
export const proof: SampleEffect = {
  changeCounter: 'proofs',
  by: 1,
  max: 3,
  label: { en: 'What you can prove', fr: 'Ce que vous pouvez prouver' },
}
