import { open, readFile } from 'node:fs/promises'
import { inThread, Line } from '#app/platform/apart.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { maxStoryBytes } from './project-limits.ts'
import { projectFormat, projectVersion } from './project-document.schema.ts'
import type { ProjectDocument } from './project-document.schema.ts'
import { ProjectRefused } from './project-refusal.ts'
import { readProject } from './read-project.server.ts'
import { looksLikeStory } from './story-passages.ts'
import type { Kept } from './story-pieces.ts'
import { storySetting } from './story-setting.ts'
import type { ReadStory, StoryJob, StoryReply } from './story-worker.ts'

const failure = 'a story could not be read'
const mostWaiting = 8

const line = new Line<StoryJob, StoryReply>({
  of: 'stories',
  failure,
  start: inThread('app/features/studio/exchange/story-worker.ts', 256),
  timeLimitMs: 20_000,
  idleMs: 60_000,
})

export type BroughtStory = { document: ProjectDocument; kept: Kept[] }

/** Null when the file is no text of a story. @throws ProjectRefused; AppError unavailable */
export async function storyIn(path: string, who: string, language: Locale): Promise<BroughtStory | null> {
  const text = await textOf(path)
  if (text === null || !looksLikeStory(text)) return null
  const read = await readApart({ text, setting: storySetting(language) }, who)
  if ('refused' in read) throw new ProjectRefused(read.refused, read.place ? { place: read.place.slice(0, 100) } : {})
  const document = { format: projectFormat, version: projectVersion, ...read.document }
  return { document: readProject(Buffer.from(JSON.stringify(document))), kept: read.kept }
}

async function textOf(path: string): Promise<string | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    if (buffer.toString('latin1') === 'PK') return null
    if (size > maxStoryBytes) throw new ProjectRefused('storyTooLong')
    const data = await readFile(path)
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(data)
    } catch (error) {
      if (looksLikeStory(data.toString('latin1'))) throw new ProjectRefused('storyEncoding', {}, error)
      return null
    }
  } finally {
    await file.close()
  }
}

const readApart = (job: StoryJob, who: string): Promise<ReadStory> =>
  new Promise((resolve, reject) => {
    const answer = (reply: StoryReply): void => {
      if (!('error' in reply)) return resolve(reply)
      logger.error(failure, { error: reply.error })
      reject(new AppError('unexpected'))
    }
    const fail = () => reject(new ProjectRefused('storyTooLong'))
    if (!line.join({ who, make: () => job, answer, fail }, mostWaiting)) reject(new AppError('unavailable'))
  })
