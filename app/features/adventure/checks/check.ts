import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import type { Compiled } from './compiled.ts'
import type { Finding } from './finding.ts'
import type { Examination } from './search/examine.ts'

export type { Compiled } from './compiled.ts'

export interface Subject {
  draft: AdventureDraft
  compiled: Compiled | null
  examined: Examination | null
  hasFailed: boolean
}

export type Check = (subject: Subject) => Finding[]
