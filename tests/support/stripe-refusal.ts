import { randomBytes } from 'node:crypto'

/** The error that the stand-in for Stripe answers with. */
export class Refusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  constructor(message: string, { status = 400, type = 'invalid_request_error', code }: Partial<Refusal> = {}) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

export const name = (kind: string): string => `${kind}_${randomBytes(9).toString('hex')}`
