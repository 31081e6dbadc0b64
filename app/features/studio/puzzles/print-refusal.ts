/**
 * Why a puzzle was not printed.
 * - `unfinished`: it could not be played either; its form says what is missing
 * - `no_picture`: the file of its picture is not there, or it is made of a picture and has none
 * - `too_long`: it does not fit on one page, even in small print
 * - `busy`: too many pages are being set
 * - `failed`: a fault of ours
 */
export const printRefusals = ['unfinished', 'no_picture', 'too_long', 'busy', 'failed'] as const
export type PrintRefusal = (typeof printRefusals)[number]

/** Their statuses: what the creator can mend, what passes, what we must mend. */
export const refusalStatus: Readonly<Record<PrintRefusal, number>> = {
  unfinished: 409,
  no_picture: 409,
  too_long: 409,
  busy: 503,
  failed: 500,
}
