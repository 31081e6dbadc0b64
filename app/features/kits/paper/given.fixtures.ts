import type { Kit } from '#app/features/kits/documents/kit.ts'
import { marksIn } from '#app/features/kits/documents/marks.fixtures.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { locales } from '#app/i18n/locale.ts'
import { composingWith } from './composing.fixtures.ts'
import { composeKit } from './compose-kit.ts'
import { noDetails, usualChoice } from './usual-print.ts'
import { kitJob } from './kit-job.server.ts'
import type { PaperChoice } from './paper-choice.schema.ts'
import type { PaperPart, PartReader } from './paper-part.ts'

/** All choices that decide which text goes where, besides who is absent. */
export const choices = [false, true].flatMap((hostPlays) =>
  locales.map((language): PaperChoice => ({ ...usualChoice, language, hostPlays })),
)

export type Given = { id: string; reader: PartReader; here: Pick<PaperPart, 'data' | 'sheets'>; marks: string[] }
type Job = JsonObject & { parts: (PaperPart & { isHere: boolean } & JsonObject)[] }

/** What the typesetter gets of a marked kit to set each part, and `around`: what it gets besides, for any part. */
export function givenOf(kit: Kit, choice: PaperChoice, absentIds: string[] = []) {
  const paths = marksIn(kit).flatMap((mark) => (mark.endsWith(':picture') ? [`<${mark}>`] : []))
  const pictures = new Map(paths.map((path) => [path, { path, width: 640, height: 360 }]))
  const files = [...pictures.values()].map((picture) => ({ picture, bytes: Buffer.alloc(0) }))
  const composing = composingWith({ choice, details: { ...noDetails, absentIds }, pictures })
  const all = composeKit(kit, composing)
  const jobs = all.map(({ id, reader }) => {
    const job = kitJob({ ...composing, parts: all, here: [{ id, only: null }], files })
    const { parts, ...rest } = JSON.parse(job.data) as Job
    const here = parts.find(({ isHere }) => isHere)!
    const shown = [here.data, here.sheets, job.pictures.map(({ path }) => path)]
    const around = [rest, parts.map((part) => (part === here ? part.title : part))]
    return { id, reader, here, marks: marksIn(shown, choice.language), around }
  })
  return {
    parts: jobs as Given[],
    around: marksIn(
      jobs.map(({ around }) => around),
      choice.language,
    ),
  }
}

export type Marks = Partial<Record<PartReader, Record<string, string[]>>>

export const marksFor = (reader: PartReader, parts: readonly Given[]): Marks[PartReader] =>
  Object.fromEntries(parts.filter((part) => part.reader === reader).map(({ id, marks }) => [id, marks]))

export const once = (...lists: string[][]): string[] => [...new Set(lists.flat())].toSorted()
