/** HTTP status of every error code: the one table. A code that is missing here does not compile. */
export const errorStatus = {
  invalidInput: 400,
  notSignedIn: 401,
  purchaseNeeded: 402,
  /** Of a game whose buyer has lost what they bought. */
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
  /** Uploads of an account whose address is not verified. */
  verifyToUpload: 429,
  unexpected: 500,
  unavailable: 503,
  /** The budget for all stored files is used up. */
  storageFull: 507,
  /** Of generation: what is asked for is said in too few words. */
  generationNeedsWords: 400,
  /** The provider wants to be paid. */
  generationCredits: 402,
  generationOff: 403,
  /** The built-in generator cannot do it. */
  generationNeedsModel: 409,
  /** By the provider's content rules. */
  generationRefused: 422,
  /** Of the person, or of the provider. */
  generationLimit: 429,
  /** Of the server, for today. */
  generationBudget: 429,
  generationFailed: 502,
  generationNoPicture: 502,
  /** The provider failed again and again, and is left alone for a while. */
  generationUnavailable: 503,
  /** Too many wait for the built-in generator. */
  generationBusy: 503,
  generationTimedOut: 504,
  /** The payment company did not answer, or refused. */
  paymentUnavailable: 503,
  /** The payment company refused to give money back. */
  refundRefused: 502,
  /** Whether money went back, nobody knows yet. */
  refundUnknown: 503,
  /** Said by the browser alone: the server was not reached. */
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
