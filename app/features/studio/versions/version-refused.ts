import { AppError } from '#app/shared/app-error.ts'
import type { VersionRefusal } from './version-view.ts'

export class VersionRefused extends AppError {
  readonly refusal: VersionRefusal

  constructor(refusal: VersionRefusal, cause?: unknown) {
    super('notAllowed', { log: `a version: ${refusal.reason}`, cause })
    this.name = 'VersionRefused'
    this.refusal = refusal
  }
}
