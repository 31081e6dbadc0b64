import { latePart } from '#app/ui/late-part.tsx'

export const LateCreatePuzzle = latePart(
  async () => (await import('./create-puzzle.tsx')).CreatePuzzle,
  () => null,
)
export const LatePuzzleDialog = latePart(
  async () => (await import('./puzzle-dialog.tsx')).PuzzleDialog,
  () => null,
)
export const LatePrintPuzzle = latePart(
  async () => (await import('./print-puzzle.tsx')).PrintPuzzle,
  () => null,
)
