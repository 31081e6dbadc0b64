import { inThread, Line } from '#app/platform/apart.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { maxDocumentBytes, maxStoryBytes } from './project-limits.ts'
import { projectFormat, projectVersion } from './project-document.schema.ts'
import type { ProjectDocument } from './project-document.schema.ts'
import { ProjectRefused } from './project-refusal.ts'
import { readProject } from './read-project.ts'
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

/** Null when this is no story. @throws ProjectRefused; AppError unavailable */
export async function storyIn(data: Buffer, who: string, language: Locale): Promise<BroughtStory | null> {
  const text = textOf(data)
  if (text === null || !looksLikeStory(text)) return null
  if (data.length > maxStoryBytes) throw new ProjectRefused('storyTooLong')
  const read = await readApart({ text, setting: storySetting(language) }, who)
  if ('refused' in read) throw new ProjectRefused(read.refused, read.place ? { place: read.place.slice(0, 100) } : {})
  const document = Buffer.from(JSON.stringify({ format: projectFormat, version: projectVersion, ...read.document }))
  if (document.length > maxDocumentBytes) throw new ProjectRefused('storyTooLong')
  return { document: readProject(document), kept: read.kept }
}

function textOf(data: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch (error) {
    if (looksLikeStory(data.toString('latin1'))) throw new ProjectRefused('storyEncoding', {}, error)
    return null
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
