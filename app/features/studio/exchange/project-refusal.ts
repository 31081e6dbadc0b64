import { AppError } from '#app/shared/app-error.ts'
import { storyRefusals } from './story-refusals.ts'

export const projectRefusals = [
  'damaged',
  'fileTooLarge',
  /** Too many files, or too many bytes once unpacked. */
  'tooMuchInside',
  /** A name that leads out of the folder or does not belong in a project. */
  'strangeFile',
  'noProject',
  'newerVersion',
  'invalid',
  'tooDeep',
  'missingMedia',
  'badMedia',
  'quotaExceeded',
  ...storyRefusals,
] as const
export type ProjectRefusal = (typeof projectRefusals)[number]

type Details = {
  file?: string
  /** E.g. `scenes.2.name`. */ place?: string
}

export class ProjectRefused extends AppError {
  readonly reason: ProjectRefusal
  readonly details: Details

  constructor(reason: ProjectRefusal, details: Details = {}, cause?: unknown) {
    super('invalidInput', { log: `${reason} ${details.file ?? details.place ?? ''}`.trim(), cause })
    this.name = 'ProjectRefused'
    this.reason = reason
    this.details = details
  }
}
