import { join } from 'node:path'
import { composePrint, picturesToPrint, soundOfPrint } from '#app/features/puzzles/print/compose-print.server.ts'
import type { PrintChoice } from '#app/features/puzzles/print/compose-print.server.ts'
import { picturesOf } from '#app/features/puzzles/print/print-pictures.server.ts'
import { seedOf } from '#app/features/puzzles/print/print-seed.server.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { templates } from '#app/features/puzzles/registry/puzzle-prints.server.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import type { Database } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { typesetApart } from '#app/platform/typesetting/typesetter.server.ts'
import { draftOf, findOwnLock } from './lock.queries.server.ts'
import type { LockRow, Maker } from './lock.queries.server.ts'

type Where = { database: Database; storage: FileStorage }
type Choice = Pick<PrintChoice, 'paper' | 'withKey'>

/** A page for players, with the lock's title, and the answer on a second one; null where it cannot be set now, or does not fit.
 * @throws AppError notFound for everybody but its maker */
export async function printLock(
  where: Where,
  id: string,
  maker: Maker,
  choice: Choice,
): Promise<{ title: string; pdf: Uint8Array } | null> {
  const row = await findOwnLock(where.database, id, maker)
  const typeset = await typesetApart(() => jobOf(where, row, choice), id)
  return typeset.outcome === 'set' && typeset.pages === (choice.withKey ? 2 : 1)
    ? { title: row.title, pdf: typeset.pdf }
    : null
}

async function jobOf(where: Where, row: LockRow, { paper, withKey }: Choice) {
  const type = puzzleType(row.type)
  const draft = draftOf(row)
  const { language } = row
  const seed = seedOf(row.id)
  // Files of the site: no adventure has this id
  const files = await picturesOf(where, row.id, picturesToPrint(type, draft.configuration))
  const sound = soundOfPrint(type, draft.configuration)
  const halves = { configuration: { [language]: draft.configuration }, solution: { [language]: draft.solution } }
  const data = composePrint(
    {
      type,
      draft,
      adventure: new URL(getUrlOrigin()).host,
      name: row.title,
      description: row.question,
      hints: [],
      attempts: null,
      timeLimit: null,
      seed,
      answer: puzzleJudge.reveal({ type: row.type, ...halves }, seed)[language] ?? null,
      picture: null,
      pictures: files.map((file) => file && file.picture),
      soundLink: sound && new URL(sound, getUrlOrigin()).href,
    },
    { language, paper, withKey, withHints: false },
  )
  return {
    root: join(process.cwd(), templates.root),
    template: templates.of(type.id),
    data: JSON.stringify(data),
    pictures: files.flatMap((file) => (file ? [{ path: file.picture.path, bytes: file.bytes }] : [])),
  }
}
