import { lazy } from 'react'
import type { PlayerView } from '#app/features/puzzles/contract/contract.ts'

const files = import.meta.glob<PlayerView>('../types/*/player/player-view.tsx', { import: 'PlayerView' })

const views = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/')[2]!, lazy(async () => ({ default: await load() }))]),
)

export const playerViewOf = (type: string) => views.get(type)
