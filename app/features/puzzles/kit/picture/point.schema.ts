import { z } from '#app/shared/zod.ts'

const percent = z.number().min(0).max(100)

export const pointSchema = z.strictObject({ x: percent, y: percent })

/** An id that an author's browser made for a thing on a picture. It is meaningless, so players may see it. */
export const thingId = z.string().regex(/^[a-z0-9]{4,12}$/u)

/** The one way to write the address of a file of this site, without a host; empty for none. */
export const fileAddress = z
  .string()
  .max(300)
  .regex(/^(?:\/(?!\.)[\w.~-]+)*$/u)
