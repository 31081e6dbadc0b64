import { createHash } from 'node:crypto'

/** Constant for each puzzle, so that an older answer key fits a new print. */
export const seedOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE(0)
