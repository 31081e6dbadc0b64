import { reader, Unreadable } from '#app/features/studio/bring/reader.tsx'
import type { Shown } from '#app/features/studio/bring/reader.tsx'
import { refusedProjectText } from '#app/features/studio/bring/refused-project-text.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { maxStoryBytes } from '#app/features/studio/exchange/project-limits.ts'
import { ProjectRefused } from '#app/features/studio/exchange/project-refusal.ts'
import { sendProject } from '#app/features/studio/exchange/send-project.ts'
import { looksLikeStory } from '#app/features/studio/exchange/story-passages.ts'
import type { Kept } from '#app/features/studio/exchange/story-pieces.ts'
import { m } from '#app/i18n/generated/messages.js'
import { KeptList } from './kept-list.tsx'
import { documentFile, NewProject } from './new-project.tsx'

type Found = { document: ProjectDocument; kept: readonly Kept[] }

/** The server reads it, and makes nothing. */
async function read([file, ...more]: readonly File[]): Promise<Found | null> {
  if (!file || more.length > 0 || !looksLikeStory(await file.slice(0, maxStoryBytes).text())) return null
  if (file.size > maxStoryBytes) throw new ProjectRefused('storyTooLong')
  const sent = await sendProject({ file, signal: new AbortController().signal })
  if (sent && 'document' in sent) return sent
  throw new Unreadable(sent && !('id' in sent) ? refusedProjectText(sent) : m.common_error())
}

const BringStory = ({ found: { document, kept }, onClose }: Shown<Found>) => (
  <NewProject
    what={m.bring_is_story()}
    document={document}
    file={documentFile(document)}
    onClose={onClose}
    stays={kept.length > 0}
  >
    {kept.length > 0 && <KeptList kept={kept} />}
  </NewProject>
)

export const storyReader = reader(read, BringStory)
