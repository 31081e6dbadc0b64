import type { PublishBlock } from '#app/features/adventure/adventure.policy.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { WalkStep } from '#app/features/adventure/checks/walk-step.ts'
import type { PresentedError } from '#app/shared/app-error.ts'
import { errorStatus } from '#app/shared/app-error.ts'
import type {
  DetailsView,
  HotspotView,
  ItemView,
  NodeView,
  NpcView,
  PuzzleView,
  RequiredField,
  SceneView,
} from './draft-view.ts'

/** Rows as they are now; each list holds only those that a command made or changed. Put them in place by their ids. */
export type DraftRows = {
  details?: DetailsView
  scenes?: SceneView[]
  hotspots?: HotspotView[]
  puzzles?: PuzzleView[]
  items?: ItemView[]
  npcs?: NpcView[]
  nodes?: NodeView[]
}

export type DraftChange = DraftRows & {
  draftRevision: number
  /** Ids of the rows that are gone, whatever they were. */
  removed?: string[]
}

/** Why a status cannot be had, although the request was a good one. Nothing was changed. */
export type Refusal =
  /** 'Please complete these fields first:' */
  | { reason: 'missingFields'; missing: RequiredField[] }
  /** 0.01 to 0.49 cannot be charged. */
  | { reason: 'priceTooLow' }
  | { reason: 'blocked'; block: PublishBlock }
  /** The checker found that it cannot be finished. Warnings are among them, after the errors. */
  | { reason: 'findings'; findings: Finding[] }
  /** "Publish update" of what is not published, or has not changed. */
  | { reason: 'nothingToPublish' }
  /** The adventure is written in another language by now than its author saw. */
  | { reason: 'otherLanguage' }
  /** Resubmit of what is not in review, or by somebody who may edit it and did not make it. */
  | { reason: 'notInReview' }

/** What the editor's action answers. */
export type EditorResult =
  | { status: 'saved'; change: DraftChange; findings?: Finding[] }
  /** Somebody else saved first: `current` is the row as it is now, to be shown beside what was typed. */
  | { status: 'conflict'; current: DraftRows }
  | ({ status: 'refused' } & Refusal)
  | { status: 'checked'; findings: Finding[]; walkthrough: WalkStep[] | null; isShortest: boolean }
  /** The input was refused: message keys of the area `studio_errors` by the path of the field, e.g. `changes.title`. */
  | { status: 'invalid'; fields: Record<string, string[]> }
  | { status: 'failed'; error: PresentedError }

/** The HTTP status that goes with a result. */
export function statusOf(result: EditorResult): number {
  switch (result.status) {
    case 'saved':
    case 'checked':
      return 200
    case 'invalid':
      return 400
    case 'conflict':
      return 409
    case 'refused':
      return 422
    case 'failed':
      return errorStatus[result.error.code]
  }
}
