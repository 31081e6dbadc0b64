import { createContext, useContext } from 'react'
import type { PersonHere } from '#app/features/studio/live/live.schema.ts'

/** `rows`: the one that they are in, and those that it is part of. */
export type Other = PersonHere & { rows: readonly string[] }

export const OthersContext = createContext<readonly Other[]>([])

export const useOthersWho = (are: (other: Other) => boolean): readonly Other[] => useContext(OthersContext).filter(are)

/** The row that the fields inside are of. */
export const RowHere = createContext<string | null>(null)
