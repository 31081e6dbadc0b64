import { ProjectRefused } from '#app/features/studio/exchange/project-refusal.ts'
import { m } from '#app/i18n/generated/messages.js'
import { picturesReader } from './components/bring-pictures.tsx'
import { projectReader } from './components/bring-project.tsx'
import { proofReader } from './components/bring-proof.tsx'
import { storyReader } from './components/bring-story.tsx'
import { tableReader } from './components/bring-table.tsx'
import { Unreadable } from './reader.tsx'
import type { Reader } from './reader.tsx'
import { refusedProjectText } from './refused-project-text.ts'

/** The first that knows the files takes them; text that nobody else knows may be a table. */
const readers: readonly Reader[] = [picturesReader, proofReader, projectReader, storyReader, tableReader]

type Read = { show: NonNullable<Awaited<ReturnType<Reader>>> } | { text: string }

export async function readFiles(files: readonly File[]): Promise<Read> {
  try {
    for (const read of readers) {
      const show = await read(files)
      if (show) return { show }
    }
    return { text: files.length > 1 ? m.bring_several() : m.bring_unknown() }
  } catch (error) {
    if (error instanceof Unreadable) return { text: error.text }
    if (error instanceof ProjectRefused) return { text: refusedProjectText({ reason: error.reason, ...error.details }) }
    // It has disappeared since it was chosen
    return { text: m.bring_lost() }
  }
}
