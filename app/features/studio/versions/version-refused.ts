import { AppError } from '#app/shared/app-error.ts'
import type { VersionRefusal } from './version-view.ts'

/** What cannot be done with a version as things are. Nothing is changed. */
export class VersionRefused extends AppError {
  readonly refusal: VersionRefusal

  constructor(refusal: VersionRefusal, cause?: unknown) {
    super('notAllowed', { log: `a version: ${refusal.reason}`, cause })
    this.name = 'VersionRefused'
    this.refusal = refusal
  }
}
