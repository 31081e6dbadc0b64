import { useEffect } from 'react'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { LateCutDialog, LateFramingDialog, LatePictureDialog } from '#app/features/media/components/late-media.ts'
import { LateBring } from '#app/features/studio/bring/components/bring-start.tsx'
import { fetchEditorForms } from '#app/features/puzzles/registry/editor-forms.ts'
import {
  LateChangeLanguage,
  LateFileOrigins,
  LateReviewNotice,
  LateWalkthrough,
} from '#app/features/studio/details/components/late-details.ts'
import { LateMoment, LateObstacles } from '#app/features/studio/details/components/publish-button.tsx'
import { LateRowNotes } from '#app/features/studio/notes/components/row-notes.tsx'
import { LateStoryMap } from '#app/features/studio/map/components/late-story-map.tsx'
import { LateItemDialog } from '#app/features/studio/items/components/late-item-dialog.ts'
import { LateNpcDetail } from '#app/features/studio/npcs/components/late-npc-detail.ts'
import { LateNpcDialog } from '#app/features/studio/npcs/components/late-npc-dialog.ts'
import { LateDialogueGraph } from '#app/features/studio/npcs/components/late-dialogue-graph.tsx'
import { LatePlaytest } from '#app/features/studio/playtest/components/playtest-start.tsx'
import {
  LateCreatePuzzle,
  LatePrintPuzzle,
  LatePuzzleDialog,
} from '#app/features/studio/puzzles/components/late-puzzles.ts'
import { LateFlowGraph } from '#app/features/studio/room/components/late-flow-graph.tsx'
import { LateSceneDialog } from '#app/features/studio/scenes/components/late-scene-dialog.ts'
import { LateDeleteScene, LateSceneEditor } from '#app/features/studio/scenes/components/late-scenes.ts'
import { whenUsed } from '#app/shared/when-idle.ts'
import { prepareToasts } from '#app/ui/toaster.ts'
import { LateConflicts, LateRefused } from './conflict-panels.tsx'
import { LateCopyAway } from './copy-away-start.tsx'
import { LateDayByDay, LateDifferences, LateNotes, LateVersions } from './editor-header.tsx'
import { LateWithOthers } from './late-with-others.ts'
import type { Panels } from './editor-tabs.ts'
import { LateLeaveDialog } from './leave-guard.tsx'
import { LateFailedStrip, LateUnusedFiles } from './failed-uploads.tsx'

/** Preloads the other tabs and lazy parts, so that they work after the connection is lost. */
export function useLateParts(kind: Kind, panels: Panels): void {
  useEffect(() => whenUsed(() => void fetchAll(kind, panels)), [kind, panels])
}

const puzzleDialogs = [LateCreatePuzzle, LatePuzzleDialog, LatePrintPuzzle]
/** Used by every kind. */
const parts = [
  LateRefused,
  LateConflicts,
  LateChangeLanguage,
  LateFileOrigins,
  LateReviewNotice,
  LateWalkthrough,
  LatePictureDialog,
  LateObstacles,
  LateMoment,
  LateVersions,
  LateDayByDay,
  LateDifferences,
  LateWithOthers,
  LateNotes,
  LateRowNotes,
  LateLeaveDialog,
  LateFailedStrip,
  LateUnusedFiles,
  LateBring,
]
const ofKind: Record<Kind, readonly { fetch: () => Promise<void> }[]> = {
  'online-adventure': [
    LateSceneEditor,
    LateSceneDialog,
    LateDeleteScene,
    LateFramingDialog,
    LateCutDialog,
    ...puzzleDialogs,
    LateItemDialog,
    LateNpcDetail,
    LateNpcDialog,
    LatePlaytest,
    LateCopyAway,
    LateStoryMap,
    LateDialogueGraph,
  ],
  'mystery-dinner': [],
  'escape-room': [...puzzleDialogs, LateFlowGraph],
}

async function fetchAll(kind: Kind, panels: Panels): Promise<void> {
  await prepareToasts()
  for (const part of [...Object.values(panels), ...parts, ...ofKind[kind]]) {
    // After a stylesheet fails to load, the browser does not request it again
    if (!navigator.onLine) return
    await part.fetch()
  }
  if (kind !== 'mystery-dinner') await fetchEditorForms()
}
