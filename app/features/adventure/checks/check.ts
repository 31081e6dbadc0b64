import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import type { Finding } from './finding.ts'

/** The two documents of an edition. */
export interface Compiled {
  document: EditionDocument
  secrets: EditionSecrets
}

/** What a check looks at: the draft, and what became of it. */
export interface Subject {
  draft: AdventureDraft
  compiled: Compiled | null
}

/** One rule. Pure. */
export type Check = (subject: Subject) => Finding[]
