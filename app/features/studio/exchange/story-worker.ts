import { parentPort } from 'node:worker_threads'
import { readChapbook } from './story-chapbook.ts'
import { readStoryFile } from './story-file.ts'
import { readHarlowe } from './story-harlowe.ts'
import { kept } from './story-pieces.ts'
import type { Kept, Piece, StoryFormat } from './story-pieces.ts'
import { isCode } from './story-passages.ts'
import { writeStory } from './story-project.ts'
import type { StoryDocument, StorySetting } from './story-project.ts'
import type { StoryRefusal } from './story-refusals.ts'
import { readSugarcube } from './story-sugarcube.ts'

export type StoryJob = { text: string; setting: StorySetting }
export type ReadStory = { document: StoryDocument; kept: Kept[] } | { refused: StoryRefusal; place?: string }
export type StoryReply = { id: number } & (ReadStory | { error: string })

const readers: Record<StoryFormat, (source: string) => Piece[]> = {
  harlowe: readHarlowe,
  sugarcube: readSugarcube,
  chapbook: readChapbook,
}

export function readStory(text: string, setting: StorySetting): ReadStory {
  const found = readStoryFile(text)
  if (!('story' in found)) return found
  const read = readers[found.story.format]
  const pieces = found.story.passages.map((passage) =>
    isCode(passage) ? [kept('code', passage.text)] : read(passage.text),
  )
  return writeStory({ ...found, pieces }, setting) ?? { refused: 'storyTooLong' }
}

if (parentPort) {
  // extwee warns on the console about what no importer needs: a missing IFID, metadata of an editor
  console.warn = console.info = () => {}
  parentPort.on('message', ({ id, ...job }: StoryJob & { id: number }) => parentPort?.postMessage(replyTo(id, job)))
}

function replyTo(id: number, { text, setting }: StoryJob): StoryReply {
  try {
    return { id, ...readStory(text, setting) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
