import { newId } from '#app/shared/ids.ts'
import type { Valid } from './valid-request.ts'

/** Of a session that does not exist: what its organiser and those with its links ask for. */
const sessionPath = `/sessions/${newId()}`
export const sessionPages = [
  `${sessionPath}/results`,
  `${sessionPath}/results.csv`,
  `${sessionPath}/stations`,
  `${sessionPath}/at/${newId()}/0123456789ABCDEFGHIJKL`,
  `${sessionPath}/screen/0123456789ABCDEFGHIJKL`,
  `${sessionPath}/screen/0123456789ABCDEFGHIJKL/events`,
  `${sessionPath}/kiosk/0123456789ABCDEFGHIJKL`,
]

export const sessionForms: Valid[] = [
  { method: 'POST', path: `${sessionPath}/results`, form: { intent: 'again' } },
  { method: 'POST', path: `${sessionPath}/stations`, form: { minutes: '5' } },
  { method: 'POST', path: `${sessionPath}/kiosk/0123456789ABCDEFGHIJKL`, form: { intent: 'start' } },
  { method: 'POST', path: `/api${sessionPath}/certificates`, form: { language: 'fr', paper: 'a4' } },
]
