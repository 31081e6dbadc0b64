import { AppError } from '#app/shared/app-error.ts'
import type { Refusal } from './refusal.ts'

export class Refused extends AppError {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super('notAllowed', { log: refusal.reason })
    this.name = 'Refused'
    this.refusal = refusal
  }
}
