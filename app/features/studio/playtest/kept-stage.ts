import type { Stage } from '#app/features/engine/stage.schema.ts'

const keyOf = (adventureId: string): string => `whodini-playtest-${adventureId}`

/** What was chosen for the last playtest of an adventure on this device. A browser that keeps nothing begins with nothing. */
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
  } catch {
    // Then it is chosen anew next time
  }
}
