import { z } from './zod.ts'

/** What somebody types for a whole number within a range. */
export const wholeNumber = ({ least, most }: { least: number; most: number }) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
