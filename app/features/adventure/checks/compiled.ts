import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'

export interface Compiled {
  document: EditionDocument
  secrets: EditionSecrets
}
