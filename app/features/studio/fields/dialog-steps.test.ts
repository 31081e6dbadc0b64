import { expect, test } from 'vitest'
import type { DialogDraft } from './dialog-drafts.ts'
import { withStep } from './dialog-steps.ts'
import type { DialogStep } from './dialog-steps.ts'

const draft = (changes: DialogDraft['changes']): DialogDraft => ({ isNew: false, id: 'a', changes, was: {}, files: [] })

test('ticking a box is a separate step, letters typed in a row are one', () => {
  const states = [{}, { name: 'a' }, { name: 'ab' }, { name: 'ab', isFinal: true }].map(draft)
  const steps = states
    .slice(1)
    .reduce<readonly DialogStep[]>((all, after, at) => withStep(all, states[at]!, after, 100 * at), [])
  expect(steps.map(({ before }) => before.changes)).toEqual([{}, { name: 'ab' }])
})

test('after a pause the same field starts another step', () => {
  const steps = withStep([], draft({}), draft({ name: 'a' }), 0)
  expect(withStep(steps, draft({ name: 'a' }), draft({ name: 'ab' }), 5_000)).toHaveLength(2)
})
