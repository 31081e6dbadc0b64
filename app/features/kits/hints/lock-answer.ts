import type { LockType } from '#app/features/kits/documents/room.ts'

/** Of what players type into a lock. */
export const longestTyped = 200

const digits: Partial<Record<LockType, number>> = { digits3: 3, digits4: 4 }

export const isOfDigits = (lock: LockType): boolean => digits[lock] !== undefined

/** What a lock's field takes of what is typed: of a code only its digits, however they are set apart. */
export const fieldTakes = (lock: LockType, typed: string): string =>
  isOfDigits(lock) ? typed.replace(/\P{Nd}/gu, '').slice(0, digits[lock]) : typed

/** What is only read or written on paper has nothing to open. */
export const isALock = (lock: LockType): boolean => lock !== 'none' && lock !== 'paper'
