import { lazy } from 'react'
import type { PlayerView } from '#app/features/puzzles/contract/contract.ts'

const files = import.meta.glob<PlayerView>('../types/*/player/player-view.tsx', { import: 'PlayerView' })

/** Each type's player view in a chunk of its own, loaded when a puzzle of the type is opened. Made once, at module level. */
const views = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/')[2]!, lazy(async () => ({ default: await load() }))]),
)

/** The view of a type; undefined for a name that is none. */
export const playerViewOf = (type: string) => views.get(type)
