import { afterAll, expect, test } from 'vitest'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import { composeKit } from '#app/features/kits/paper/compose-kit.ts'
import { noDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { kitJob } from '#app/features/kits/paper/kit-job.server.ts'
import type { PaperChoice } from '#app/features/kits/paper/paper-choice.schema.ts'
import { kitLimits, Typesetter } from '#app/platform/typesetting/typesetter.server.ts'
import { kitSamples } from './all-samples.ts'
import { dinnerOf } from './kit-document.fixtures.ts'

const typesetter = new Typesetter(kitLimits)
afterAll(() => typesetter.close())

const about = { title: 'A dinner', code: 'K7QX', version: '1', hintsAddress: null, isReachable: true, isOpen: false }
const dinners = kitSamples.flatMap((sample) => (sample.kind === 'mystery-dinner' ? [sample] : []))

/** Sheets by part with everybody named; `guests` and `invitations`: of all of them together. */
async function sheetsOf(key: string, count: number, choice: Partial<PaperChoice>): Promise<Record<string, number>> {
  const document = dinnerOf(
    dinners.find((dinner) => dinner.key === key)!,
    'en',
  )
  const guests = document.characters.filter(isGuest)
  const absentIds = guests.filter(({ isOptional }) => isOptional).slice(0, guests.length - count)
  const asked: PaperChoice = {
    language: 'en',
    paper: 'us-letter',
    ink: 'colour',
    isLarge: false,
    hostPlays: false,
    rounds: 'roll',
    isSent: false,
    ...choice,
  }
  const details = {
    ...noDetails,
    roster: guests.map(({ id }) => ({ characterId: id, person: 'Marie' })),
    absentIds: absentIds.map(({ id }) => id),
  }
  const parts = composeKit({ kind: 'mystery-dinner', document }, { about, choice: asked, details, pictures: new Map() })
  const here = parts.map(({ id }) => ({ id, only: null }))
  const job = { ...kitJob({ about, choice: asked, parts, here, files: [] }), counted: '<counted>' }
  const set = await typesetter.typeset(() => Promise.resolve(job), key)
  if (set.outcome !== 'set') throw new Error(set.outcome)
  const sheets: Record<string, number> = { all: 0 }
  for (const { id, pages } of set.counted as { id: string; pages: number }[]) {
    const part = parts.find((each) => each.id === id)!
    const count = part.isSent ? 0 : Math.ceil(pages / 2)
    const name = part.reader === 'guest' ? 'guests' : id
    sheets[name] = (sheets[name] ?? 0) + count
    sheets['all'] = (sheets['all'] ?? 0) + count
  }
  return sheets
}

const rest = { 'read-first': 1, 'host-guide': 3, victim: 1, menu: 1, awards: 1, solution: 2 }

// Before, a guest took seven sheets: the Rope was 101 sheets for eight and 120 for ten
test.each([
  ['the-rope-at-nine', 8, {}, { ...rest, invitation: 4, guests: 16, tags: 2, accusation: 1, clues: 15, all: 47 }],
  [
    'the-rope-at-nine',
    10,
    { language: 'fr', paper: 'a4', rounds: 'cards' },
    { ...rest, invitation: 5, guests: 20, tags: 3, accusation: 2, clues: 16, all: 55 },
  ],
  [
    'a-pumpkin-too-many',
    10,
    { language: 'fr', isSent: true },
    { ...rest, guests: 10, tags: 3, accusation: 2, clues: 14, all: 38 },
  ],
] as const)(
  '%s for %i, %o, takes so many sheets',
  async (key, count, choice, sheets) => {
    expect(await sheetsOf(key, count, choice)).toEqual(sheets)
  },
  60_000,
)
