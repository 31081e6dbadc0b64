/** HTTP status of every error code: the one table. A code that is missing here does not compile. */
export const errorStatus = {
  invalidInput: 400,
  notSignedIn: 401,
  purchaseNeeded: 402,
  /** A game whose buyer has lost what they bought. */
  gameStopped: 402,
  notAllowed: 403,
  crossSite: 403,
  emailNotVerified: 403,
  notFound: 404,
  conflict: 409,
  notPlayable: 409,
  tooLarge: 413,
  fileTooLarge: 413,
  imageTooLarge: 422,
  imageTookTooLong: 422,
  invalidFile: 415,
  quotaExceeded: 413,
  uploadTimedOut: 408,
  uploadIncomplete: 400,
  slowDown: 429,
  /** Uploads by an account with an unverified address. */
  verifyToUpload: 429,
  verifyFirst: 403,
  unexpected: 500,
  unavailable: 503,
  /** The budget for all stored files is used up. */
  storageFull: 507,
  /** The request to generate has too few words. */
  generationNeedsWords: 400,
  /** The provider demands payment. */
  generationCredits: 402,
  generationOff: 403,
  /** The built-in generator cannot do it. */
  generationNeedsModel: 409,
  /** Refused under the provider's content rules. */
  generationRefused: 422,
  /** The person's limit, or the provider's. */
  generationLimit: 429,
  /** The server's budget for today. */
  generationBudget: 429,
  generationFailed: 502,
  generationNoPicture: 502,
  /** The provider failed repeatedly and is not called for a while. */
  generationUnavailable: 503,
  /** Too many are waiting for the built-in generator. */
  generationBusy: 503,
  generationTimedOut: 504,
  /** The payment provider did not answer, or refused. */
  paymentUnavailable: 503,
  /** The payment provider refused the refund. */
  refundRefused: 502,
  /** It is not yet known whether the money went back. */
  refundUnknown: 503,
  /** Reported only by the browser: the server was not reached. */
  offline: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export type ErrorParams = Record<string, string | number>

/** `code` decides the HTTP status and the text (`error-text.ts` in i18n); `log` never leaves the server. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly log: string | undefined
  /** Seconds after which trying again makes sense, for `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    options: { params?: ErrorParams; log?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(options.log ?? code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.params = options.params ?? {}
    this.log = options.log
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

export type PresentedError = { code: ErrorCode; params: ErrorParams; retryAfter?: number }

export const presentError = (error: AppError): PresentedError => ({
  code: error.code,
  params: error.params,
  retryAfter: error.retryAfter,
})
