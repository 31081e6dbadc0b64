import { languageSchema, localTextSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { deedSchema } from './command.schema.ts'
import { goalSchema, goalSteps, leadsToSchema } from './goal.schema.ts'
import { halts } from './group-command.ts'
import { longest, mostPins } from './limits.ts'
import { roleSchema } from './role.schema.ts'
import { entityId, flagName, flagValue, nodeName } from './references.schema.ts'

/** Increased when stored states can no longer be read as they are; `read-state.ts` then needs an upgrade. */
export const stateVersion = 8

/** Milliseconds on the run's clock: active play plus penalties. */
const runMs = z.number().min(0)
const count = z.number().int().min(0)
const words = localTextSchema(20_000)
/** The roles that may know it; absent: everybody. */
const audience = z.array(roleSchema).optional()

const puzzleStateSchema = z.strictObject({
  openedAt: runMs.nullable(),
  /** Who may know that it was opened. */
  for: audience,
  clockStartedAt: runMs.nullable(),
  wrong: count,
  wrongSincePause: count,
  exhausted: count,
  /** When answers are judged again: milliseconds since 1970 on the server's clock. */
  pausedUntil: z.number().nullable(),
  answerOffered: z.boolean(),
  tried: z.array(z.string()).max(100),
  /** Verbatim, to show hints without the secrets. The type keeps `known` for its next hint; the view gets `shown`. */
  hints: z.array(
    z.strictObject({
      text: words,
      cost: count,
      known: z.json().optional(),
      shown: z.json().optional(),
      for: audience,
    }),
  ),
  progress: z.json(),
  view: z.json(),
  solved: z
    .strictObject({
      playerId: entityId,
      at: runMs,
      points: count,
      revealed: z.boolean(),
      answer: z.partialRecord(languageSchema, z.json()).nullable(),
      told: words.optional(),
    })
    .nullable(),
})
export type PuzzleState = z.infer<typeof puzzleStateSchema>

const by = entityId.optional()

const journalEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('seen'), at: runMs, sceneId: entityId, by }),
  z.strictObject({ kind: z.literal('found'), at: runMs, itemId: entityId, by }),
  z.strictObject({ kind: z.literal('said'), at: runMs, text: words, npcId: entityId.nullable(), for: audience }),
  z.strictObject({
    kind: z.literal('looked'),
    at: runMs,
    text: words,
    hotspotId: entityId,
    imageAssetId: entityId.optional(),
    by,
    for: audience,
  }),
  z.strictObject({ kind: z.literal('hinted'), at: runMs, text: words, puzzleId: entityId, by, for: audience }),
  z.strictObject({ kind: z.literal('shut'), at: runMs, text: words, hotspotId: entityId, by, for: audience }),
  /** The author's text, or else (null) the product says it. */
  z.strictObject({
    kind: z.literal('advised'),
    at: runMs,
    goal: goalSchema,
    step: z.enum(goalSteps),
    text: words.nullable(),
    by,
    for: audience,
  }),
  z.strictObject({ kind: z.literal('chose'), at: runMs, text: words, npcId: entityId, by, for: audience }),
  z.strictObject({ kind: z.literal('organiser'), at: runMs, text: z.string().max(longest.organiserText) }),
  z.strictObject({ kind: z.literal('solved'), at: runMs, puzzleId: entityId, revealed: z.boolean(), by }),
])
export type JournalEntry = z.infer<typeof journalEntrySchema>

const dialogueSchema = z.strictObject({
  npcId: entityId,
  nodeId: nodeName,
  /** Unique in a run, so that a command for an earlier moment of the conversation is refused. */
  step: count,
  text: words,
  subtitle: words,
  choices: z.array(z.strictObject({ place: count, text: words, open: z.boolean() })).max(20),
  /** True for a question with an open choice, which does not go on by itself. */
  mustChoose: z.boolean(),
})
/** Holds the texts verbatim: the secrets are not needed to show it. */
export type DialogueState = z.infer<typeof dialogueSchema>

const shownCounterSchema = z.strictObject({
  label: localTextSchema(longest.counterLabel),
  max: z.number().int().nullable(),
})
export type ShownCounter = z.infer<typeof shownCounterSchema>

const voteSchema = z.strictObject({
  /** Milliseconds since 1970 on the server's clock; also names the vote. */
  endsAt: z.number(),
  /** Who asks, and in which language their deed is judged. */
  playerId: entityId,
  language: languageSchema,
  about: z.enum(['ending', 'final', 'skip']),
  puzzleId: entityId.nullable(),
  command: deedSchema,
  /** Those present who have not answered. */
  waitingFor: z.array(entityId),
  agreed: z.array(entityId),
})
/** A question to the others in the party: what was tried happens once nobody objects. */
export type Vote = z.infer<typeof voteSchema>

const holdSchema = z.strictObject({
  playerId: entityId,
  /** In which their half is done. */
  language: languageSchema,
  hotspotId: entityId,
  /** Milliseconds since 1970 on the server's clock; null: until it is done. */
  until: z.number().nullable(),
  for: audience,
})
/** The first of two who do something together, waiting for the second. */
export type Hold = z.infer<typeof holdSchema>

const endingSchema = z.strictObject({
  reason: z.enum(['scene', 'effect', 'all_solved']),
  sceneId: entityId.nullable(),
  title: words,
  text: words,
  at: runMs,
  score: count,
})
export type RunEnding = z.infer<typeof endingSchema>

export const runStateSchema = z.strictObject({
  stateVersion: z.literal(stateVersion),
  seed: z.number().int(),
  untimed: z.boolean(),
  /** Milliseconds added to the active time for wrong answers. */
  penaltyMs: z.number().min(0),
  players: z.record(
    entityId,
    z.strictObject({
      sceneId: entityId,
      puzzleId: entityId.nullable(),
      dialogue: dialogueSchema.nullable(),
      /** The place in `goals` of the one this player asked about last, in this scene. */
      goal: count.optional(),
      /** Of that goal it is not known that it leads on: nothing more of it costs anything. */
      goalIsFree: z.literal(true).optional(),
      goalLeadsTo: leadsToSchema.optional(),
      /** They may choose another one. */
      hasOtherGoals: z.literal(true).optional(),
      /** When this player asked last, only somebody of the other role had something to do. */
      partnersTurn: z.literal(true).optional(),
      /** Gone for so long that the others share the roles without them. */
      away: z.literal(true).optional(),
      /** Their own role first; both for somebody alone. */
      roles: z.array(roleSchema).min(1).max(2),
      /** Who may know what this player reads in the puzzle or conversation. */
      for: audience,
    }),
  ),
  /** In order of first visit. */
  visitedScenes: z.array(entityId),
  revealedScenes: z.array(entityId),
  takenHotspots: z.array(entityId),
  /** Hotspot id -> how often the party has pressed this look. */
  looks: z.record(entityId, z.number().int().positive()),
  holds: z.array(holdSchema),
  /** Hotspot id -> whether two have done it or one has found out that it takes two. */
  together: z.record(entityId, z.enum(['met', 'done'])),
  /** Item id -> how many, never 0. */
  inventory: z.record(entityId, z.number().int().positive()),
  flags: z.record(flagName, flagValue),
  counters: z.record(flagName, shownCounterSchema),
  experience: count,
  seenNodes: z.array(z.strictObject({ npcId: entityId, nodeId: nodeName })),
  dialogueSteps: count,
  examinedItems: z.array(entityId),
  /** Uses and combinations that work only once and have been used; see `use-item.ts` for their names. */
  usedRules: z.array(z.string().max(120)),
  puzzles: z.record(entityId, puzzleStateSchema),
  /** What players have asked about; `steps`: what they were told, by the author (null: by the product). */
  goals: z.array(
    z.strictObject({
      goal: goalSchema,
      steps: z.array(z.strictObject({ text: words.nullable(), cost: count, for: audience })).max(goalSteps.length),
    }),
  ),
  journal: z.array(journalEntrySchema).max(300),
  /** Player id -> the places in the journal of the lines that they keep beside puzzles. */
  pins: z.record(entityId, z.array(count).max(mostPins)),
  vote: voteSchema.nullable(),
  /** The organiser of its session takes no moves now. */
  halted: z.enum(halts).nullable(),
  /** The run time from which on its session takes no moves. */
  limitMs: z.number().positive().nullable(),
  ending: endingSchema.nullable(),
})
export type RunState = z.infer<typeof runStateSchema>
