import { AppError } from '#app/shared/app-error.ts'

/** Why a file is not taken for a project. */
export const projectRefusals = [
  /** No zip, cut short, or with bytes that are not what they were. */
  'damaged',
  'fileTooLarge',
  /** More files in it, or more bytes once unpacked, than a project has. */
  'tooMuchInside',
  /** A file in it whose name leads out of its folder, or that no project has. */
  'strangeFile',
  /** Without a `project.json` that can be read as ours. */
  'noProject',
  /** Written by a newer product than this one. */
  'newerVersion',
  /** Something in `project.json` is not as it must be; `place` says where. */
  'invalid',
  /** Something in `project.json` nests deeper than anything of a project; `place` says where. */
  'tooDeep',
  /** A picture or sound that is named and not in it. */
  'missingMedia',
  /** A picture or sound that is none. */
  'badMedia',
  'quotaExceeded',
] as const
export type ProjectRefusal = (typeof projectRefusals)[number]

type Details = {
  /** A file in the zip. */ file?: string
  /** A place in `project.json`, such as `scenes.2.name`. */ place?: string
}

/** A project file that is refused; nothing of it is kept. */
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
