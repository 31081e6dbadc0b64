import { noDetails, usualChoice } from '#app/features/kits/paper/usual-print.ts'
import type { PrintRequest } from './print-request.schema.ts'

/** The whole kit as most people print it, for the first time. */
export const wholePrint: PrintRequest = {
  form: 'pdf',
  choice: usualChoice,
  details: noDetails,
  part: null,
  changedOnly: false,
  earlier: null,
  isDraft: false,
}
