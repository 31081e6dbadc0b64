import { AppError } from '#app/shared/app-error.ts'
import type { DraftRows, Refusal } from './editor-result.ts'

/**
 * Somebody else saved this row first. Thrown, so that the whole transaction is undone; `performEditorCommand` turns it into
 * an answer with the row as it is now, so that the editor can show both versions.
 */
export class EditConflict extends AppError {
  readonly current: DraftRows

  constructor(current: DraftRows) {
    super('conflict')
    this.name = 'EditConflict'
    this.current = current
  }
}

/** Input that only the database could judge: message keys of `studio_errors` by the path of the field. */
export class InvalidInput extends AppError {
  readonly fields: Record<string, string[]>

  constructor(fields: Record<string, string[]>) {
    super('invalidInput')
    this.name = 'InvalidInput'
    this.fields = fields
  }
}

/** A good request that cannot be granted as things are, e.g. publishing what cannot be finished. Nothing is changed. */
export class Refused extends AppError {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super('notAllowed', { log: refusal.reason })
    this.name = 'Refused'
    this.refusal = refusal
  }
}
