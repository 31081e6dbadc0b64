import type { ErrorCode } from '#app/shared/app-error.ts'

/** What to say of an upload whose connection broke: that it stopped in the middle, or never began. @param sent how much of it was on its way */
export const codeOfBroken = (sent: number): ErrorCode =>
  sent > 0 && navigator.onLine !== false ? 'uploadIncomplete' : 'offline'
