import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sequencesOf } from '#tests/support/random-sequences.ts'
import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import { owner } from './draft.fixtures.ts'
import { stages } from './stages.fixtures.ts'
import { Browsers } from './browsers.fixtures.ts'
import type { Happening } from './browsers.fixtures.ts'

/* Two real stores, a clock and a connection under the test's control, and one server: requests are lost, doubled or
 * late, tabs close and the next one restores their log. At the end the connection is back, and questions stay open. */
const happening = fc.tuple(fc.constantFrom(0, 1), fc.nat(99), fc.nat(999)) as unknown as fc.Arbitrary<Happening>

/** Both wait when the tab is closed: an empty title, which will be refused, and what was typed in its row after it. */
const refusedBelow: Happening[] = [
  [0, 0, 350],
  [0, 35, 0],
  [0, 0, 280],
  [0, 65, 0],
  ...Array.from({ length: 6 }, (): Happening => [0, 0, 0]),
]

test.each(stages)(
  'in $name two browsers end with one document, and no typed text is lost unseen',
  async (stage) => {
    let [edits, listsAsked] = [0, 0]
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 6, maxLength: 18 }), async (course) => {
        const world = new Browsers(stage)
        for (const each of course) await world.happen(each)
        await world.end()
        world.check()
        edits += world.edits
        listsAsked += world.listsAsked
      }),
      { numRuns: sequencesOf(stage.isOfPrintKind ? 10_000 : 4_000), examples: [[refusedBelow]] },
    )
    if (!stage.isOfPrintKind) return
    expect(edits).toBeGreaterThan(10_000)
    // Both had changed the same list
    expect(listsAsked).toBeGreaterThan(40)
  },
  120_000,
)

const threeAuthors = fc.tuple(fc.constantFrom(0, 1, 2), fc.nat(99), fc.nat(999)) as unknown as fc.Arbitrary<Happening>

const withoutLanguage = (name: 'editor' | 'reviewer') => ({ name, language: null })
const roles = [
  [owner, withoutLanguage('editor'), { name: 'translator', language: 'fr' }],
  [withoutLanguage('editor'), { name: 'translator', language: 'fr' }, withoutLanguage('reviewer')],
  // Theirs is the language that it is written in
  [owner, { name: 'translator', language: 'en' }, withoutLanguage('reviewer')],
] as const satisfies DraftRole[][]

test.each(stages)(
  'in $name three authors with roles end with one document, and nobody goes beyond their role',
  async (stage) => {
    const course = fc.tuple(fc.constantFrom(...roles), fc.array(threeAuthors, { minLength: 9, maxLength: 24 }))
    await fc.assert(
      fc.asyncProperty(course, async ([three, happenings]) => {
        const world = new Browsers(stage, three)
        for (const each of happenings) await world.happen(each)
        await world.end()
        world.check()
      }),
      { numRuns: sequencesOf(3_500) },
    )
  },
  120_000,
)
