/** `unfinished`: not playable. `no_picture`: missing or lost. `too_long`: exceeds a page in small print.
 * `busy`: too many prints at once. `failed`: our fault. */
export const printRefusals = ['unfinished', 'no_picture', 'too_long', 'busy', 'failed'] as const
export type PrintRefusal = (typeof printRefusals)[number]

export const refusalStatus: Readonly<Record<PrintRefusal, number>> = {
  unfinished: 409,
  no_picture: 409,
  too_long: 409,
  busy: 503,
  failed: 500,
}
