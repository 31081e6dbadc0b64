import { useState } from 'react'
import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import type { Changes } from '#app/features/studio/saving/changes.ts'
import { leftAfter } from '#app/features/studio/saving/three-way.ts'
import type { Collision } from '#app/features/studio/saving/three-way.ts'
import { conflictFields } from './conflict-fields.ts'
import type { ConflictField } from './conflict-panel.tsx'

type Conflict = { fields: ConflictField[]; decide: (theirs: ReadonlySet<number>) => void }

/**
 * What a dialog has to ask because somebody else changed the same.
 * @param changes what was changed in the dialog
 * @param onDecided gets what is left of it
 */
export function useCollisions(
  changes: Changes,
  onDecided: (left: Changes) => void,
): { ask: (asked: readonly Collision[]) => void; conflict: Conflict | null } {
  const saver = useSaver()
  const [asked, ask] = useState<readonly Collision[]>([])
  if (asked.length === 0) return { ask, conflict: null }
  const decide = (theirs: ReadonlySet<number>) => {
    ask([])
    onDecided(
      leftAfter(
        changes,
        asked.filter((_each, at) => theirs.has(at)),
      ),
    )
  }
  return { ask, conflict: { fields: conflictFields(asked, changes, saver.getState().draft), decide } }
}
