import sharp from 'sharp'
import { afterAll } from 'vitest'
import { everyPicture } from '#app/features/kits/paper/composing.fixtures.ts'
import { kitJob } from '#app/features/kits/paper/kit-job.server.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { readPdf } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import type { PrintFile } from '#app/features/puzzles/print/print-pictures.server.ts'
import type { TypesetJob } from '#app/platform/typesetting/messages.ts'
import { kitLimits, Typesetter } from '#app/platform/typesetting/typesetter.server.ts'

/** A plain file for each. */
async function filesOf(pictures: Composing['pictures']): Promise<PrintFile[]> {
  const bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
  const shown = pictures === everyPicture ? [pictures.get('any')!] : [...pictures.values()]
  return shown.map((picture) => ({ picture, bytes }))
}

type Pieces = { composing: Composing; parts: readonly PaperPart[]; here?: readonly string[] }

/** Sets pages in a process of its own; closed after the tests of a file. */
export function usePress(reading: { readsFonts?: boolean } = {}) {
  const typesetter = new Typesetter(kitLimits)
  afterAll(() => typesetter.close())
  const read = async (job: TypesetJob) => {
    const set = await typesetter.typeset(() => Promise.resolve(job), 'a test')
    if (set.outcome !== 'set') throw new Error(set.outcome)
    return { pdf: set.pdf, ...(await readPdf(set.pdf, reading)) }
  }
  return {
    /** The pages of a job as a reader of PDFs sees them. */
    read,
    /** All parts, or those with the ids `here`. */
    print: async ({ composing, parts, here = parts.map(({ id }) => id) }: Pieces) => {
      const pieces = here.map((id) => ({ id, only: null }))
      return read(kitJob({ ...composing, parts, here: pieces, files: await filesOf(composing.pictures) }))
    },
  }
}
