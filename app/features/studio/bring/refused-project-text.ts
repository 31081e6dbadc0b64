import { quotaBytes } from '#app/features/media/upload-rules.ts'
import { maxStoryBytes } from '#app/features/studio/exchange/project-limits.ts'
import type { SendingRefused } from '#app/features/studio/exchange/send-project.ts'
import { m } from '#app/i18n/generated/messages.js'
import { codeText } from './code-text.ts'

type Details = { file: string; place: string }

const texts: Record<Extract<SendingRefused, { reason: unknown }>['reason'], (details: Details) => string> = {
  damaged: m.studio_import_damaged,
  fileTooLarge: () => m.studio_import_too_large({ gigabytes: quotaBytes / 1024 ** 3 }),
  tooMuchInside: m.studio_import_too_much,
  strangeFile: ({ file }) => (file ? m.studio_import_strange_file({ file }) : m.studio_import_strange()),
  noProject: m.studio_import_no_project,
  newerVersion: m.studio_import_newer,
  invalid: ({ place }) => (place ? m.studio_import_invalid_place({ place }) : m.studio_import_invalid()),
  tooDeep: m.studio_import_too_deep,
  missingMedia: m.studio_import_missing_media,
  badMedia: m.studio_import_bad_media,
  quotaExceeded: m.studio_import_quota,
  storyEmpty: m.studio_story_empty,
  storyDamaged: m.studio_story_damaged,
  storyNames: m.studio_story_names,
  storyHeader: m.studio_story_header,
  storySeveral: m.studio_story_several,
  storyFormat: m.studio_story_format,
  storyEncoding: m.studio_story_encoding,
  storyTooLong: () => m.studio_story_too_long({ megabytes: maxStoryBytes / 1024 ** 2 }),
}

export function refusedProjectText(refused: SendingRefused): string {
  return 'code' in refused
    ? codeText(refused.code)
    : texts[refused.reason]({ file: refused.file ?? '', place: refused.place ?? '' })
}
