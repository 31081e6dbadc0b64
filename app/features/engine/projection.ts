import type { HintMark, Json, JsonObject, Size } from '#app/features/puzzles/contract/contract.ts'
import type { ObjectPlace } from '#app/features/puzzles/kit/object/object-fit.ts'
import type { EditionHotspot, EditionItem, EditionLayer } from './edition.schema.ts'
import type { SkipPolicy } from './edition.schema.ts'
import type { GoalDeed } from './goal-deed.ts'
import type { GoalStep } from './goal.schema.ts'
import type { KeptHold } from './notice.ts'
import type { Halt } from './group-command.ts'
import type { HintLevel } from './hint-level.ts'
import type { Role } from '#app/shared/player-roles.ts'
import type { RunEnding, Vote } from './state.schema.ts'

export interface HotspotProjection extends Pick<
  EditionHotspot,
  'id' | 'type' | 'shape' | 'x' | 'y' | 'width' | 'height' | 'points' | 'zIndex'
> {
  name: string
  usable: boolean
  blockedMessage: string | null
  done: boolean
  /** Somebody has found out that it takes two, who have not done it yet. */
  takesTwo: boolean
}

/** A picture that shows now. `altText` is empty where the scene's says it. */
export interface LayerProjection extends Pick<EditionLayer, 'id' | 'x' | 'y' | 'width' | 'height' | 'fades'> {
  imageAssetId: string
  altText: string
}

export interface SceneProjection {
  id: string
  name: string
  description: string
  altText: string
  imageAssetId: string | null
  canvas: { width: number; height: number }
  sound: { assetId: string; caption: string } | null
  hotspots: HotspotProjection[]
  layers: LayerProjection[]
  /** Said in turn by the page for presses on nothing; empty: the player's own words. */
  missLines: string[]
}

export interface ItemProjection extends Pick<EditionItem, 'id' | 'rarity' | 'consumable' | 'iconAssetId'> {
  name: string
  description: string
  accessibilityText: string
  count: number
  isNew: boolean
}

export type JournalProjection = { at: number; by?: string } & (
  | { kind: 'seen'; sceneId: string; name: string }
  | { kind: 'found'; itemId: string; name: string }
  | { kind: 'said'; text: string; speaker: string | null; npcId: string | null }
  | { kind: 'looked'; text: string; name: string }
  | { kind: 'shut'; text: string; name: string }
  | { kind: 'organiser'; text: string }
  | ({ kind: 'advised' } & AdviceProjection)
  /** `name`: that of the puzzle. */
  | { kind: 'hinted'; text: string; name: string }
  | { kind: 'chose'; text: string; speaker: string | null; npcId: string }
  | { kind: 'solved'; puzzleId: string; name: string; revealed: boolean }
)

/** What a goal leads to: an ending, something that the player knows (named with the last step), or something else. */
export interface LeadsToProjection {
  kind: 'ending' | 'more' | GoalDeed
  place: string | null
  thing: string | null
}

export interface GoalProjection {
  told: AdviceProjection[]
  leadsTo?: LeadsToProjection
  cost: number
  isPartners: boolean
  isUnsure?: true
  isMore: boolean
  hasOthers?: true
}

/** A step towards something to do. What it does not name yet is null or empty. */
export interface AdviceProjection {
  step: GoalStep
  deed: GoalDeed
  /** The author's own words; null: the product's. */
  text: string | null
  place: string | null
  thing: string | null
  items: string[]
  /** Of a thing that still takes two: what does the rest once somebody alone holds it. */
  takesTwo?: KeptHold
}

export interface PuzzleProjection {
  id: string
  type: string
  name: string
  description: string
  imageAssetId: string | null
  worksOnPicture: boolean
  /** What it lies in; `least`: the room that its player needs there. */
  object: { assetId: string; altText: string; place: ObjectPlace; least: Size } | null
  configuration: JsonObject
  allowedAttempts: number
  attemptsLeft: number
  /** For how many ms from now no answer is judged. */
  pausedForMs: number
  /** Null if no time limit runs; at 0 the puzzle waits for `restart_puzzle`. */
  timeLeftMs: number | null
  tried: string[]
  view: Json
  hints: {
    /** Null for one that only another role may read. */
    given: (string | null)[]
    shown: Json[]
    left: number
    nextCost: number | null
    nextLevel: HintLevel | 'worked_out' | null
    nextShows: HintMark | null
    offered: boolean
    /** After how many more ms of play hints are offered if nothing else happens; null if they are or never will be. */
    offeredInMs: number | null
  }
  difficulty: number | null
  canReveal: boolean
  /** Skipping it shows no answer: in a game file with hidden answers. */
  hidesAnswer?: true
  skip: { policy: SkipPolicy; afterWrong: number; expectedMinutes: number }
  solved: SolvedProjection | null
}

/** `told`: the message to players who solved the puzzle; `said`: what was said in the same moment. Absent if nothing. */
export interface SolvedProjection {
  points: number
  revealed: boolean
  answer: Json
  told?: string
  said?: string[]
  /** Where it stands in the player's scene, which shows what has become of it. */
  place?: Pick<EditionHotspot, 'x' | 'y' | 'width' | 'height'>
}

export interface DialogueProjection {
  npcId: string
  step: number
  speaker: string
  portraitAssetId: string | null
  text: string
  subtitle: string
  choices: { text: string; locked: boolean }[]
  /** A choice is required; otherwise `continue` goes on, or ends the conversation. */
  mustChoose: boolean
}

export interface ClockProjection {
  puzzleId: string
  name: string
  leftMs: number
}

export interface CounterProjection {
  id: string
  name: string
  value: number
  max: number | null
}

export interface PartyMemberProjection {
  playerId: string
  sceneId: string
  /** Null for a scene that is not open to the reader’s role. */
  sceneName: string | null
  puzzleId: string | null
  puzzleName: string | null
  npcName: string | null
  /** Empty in an adventure without roles. */
  roles: Role[]
}

export interface VoteProjection extends Pick<Vote, 'playerId' | 'about' | 'waitingFor' | 'agreed'> {
  /** Names the vote in commands. */
  id: number
  /** What this player can do: take the question back, answer it, or wait. */
  you: 'ask' | 'decide' | 'wait'
  /** The puzzle that is to be skipped. */
  puzzleName: string | null
  /** For how many ms from now the others may object. */
  leftMs: number
}

/** Somebody waits for a second player. */
export interface HoldProjection {
  playerId: string
  /** Null for a reader who may not know what it is. */
  thing: string | null
  /** For how many ms from now; null: until it is done. */
  leftMs: number | null
}

export interface EndingProjection extends Pick<RunEnding, 'reason' | 'at' | 'score'> {
  title: string
  text: string
  /** The scene where the game ended, shown to everybody; null if it ended in none: then each player sees their own. */
  scene: Pick<SceneProjection, 'name' | 'description' | 'altText' | 'imageAssetId' | 'canvas' | 'layers'> | null
}

/** Exactly what one player may see of a run at one moment, in one language. */
export interface RunProjection {
  title: string
  scene: SceneProjection
  puzzle: PuzzleProjection | null
  dialogue: DialogueProjection | null
  revealedScenes: { id: string; name: string }[]
  inventory: ItemProjection[]
  /** `line`: in the journal of the whole party, of which a player may not know all. */
  journal: (JournalProjection & { line: number })[]
  /** What this player keeps beside puzzles: places in the journal, each with the picture that was looked at. */
  pins: { place: number; imageAssetId: string | null }[]
  party: PartyMemberProjection[]
  /** The player’s own; empty in an adventure without roles. */
  roles: Role[]
  score: number
  experience: number
  counters: CounterProjection[]
  clocks: ClockProjection[]
  puzzlesSolved: number
  puzzlesInAll: number
  /** Milliseconds on the run's clock: active play plus penalties. */
  runMs: number
  /** After how many more ms of play time alone may change what this player sees; null if it never will. */
  lookAgainInMs: number | null
  /** Why the session that it is played in takes no moves now. */
  halted: Halt | null
  /** For how many more ms that session takes moves; null without a limit. */
  limitLeftMs: number | null
  untimed: boolean
  hasTimeLimits: boolean
  vote: VoteProjection | null
  holds: HoldProjection[]
  /** Null where nobody can ask what to do. `told`: about what this player asked last; `cost`: of each further step;
   * `isPartners`: it is somebody of the other role who has something to do; `isUnsure`: it may lead nowhere. */
  goal: GoalProjection | null
  ending: EndingProjection | null
}
