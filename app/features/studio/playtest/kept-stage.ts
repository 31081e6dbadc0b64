import type { Stage } from '#app/features/engine/stage.schema.ts'

const keyOf = (adventureId: string): string => `whodini-playtest-${adventureId}`

export function keptStage(adventureId: string): string | null {
  try {
    return localStorage.getItem(keyOf(adventureId))
  } catch {
    return null
  }
}

export function keepStage(adventureId: string, stage: Stage): void {
  try {
    localStorage.setItem(keyOf(adventureId), JSON.stringify(stage))
  } catch {}
}
