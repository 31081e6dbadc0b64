import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { longestLine, mostNames } from './functions.ts'
import type { FunctionName, PictureFunction } from './functions.ts'
import { longestPrompt } from './prompts.ts'

const id = z.uuid()
const style = z.string().max(2_000).default('')
const line = z.string().trim().max(longestLine)

const picture = {
  prompt: z.string().trim().max(longestPrompt),
  photographyStyle: style,
  lightingStyle: style,
  artStyle: style,
  atmosphereStyle: style,
  compositionStyle: style,
  /** The same seed draws the same picture, if the generator supports it. */
  seed: z.number().int().min(0).max(4_294_967_295).optional(),
}

const inAdventure = z.strictObject({ adventureId: id, ...picture })

/** Nothing with hints or solutions is sent without it. */
const consent = z.literal(true)

export const bodySchemas = {
  /** Without an adventure it is the portrait of the account. */
  'generate-npc-avatar': z.strictObject({ adventureId: id.optional(), ...picture }),
  'generate-cover-image': inAdventure,
  // The specification has `userId`, `width` and `height`: they are taken from the session and the scene instead
  'generate-scene-image': z.strictObject({
    adventureId: id,
    sceneId: id,
    userId: z.string().max(100).optional(),
    width: z.number().optional(),
    height: z.number().optional(),
    ...picture,
  }),
  'generate-item-icon': inAdventure,
  'generate-puzzle-image': inAdventure,
  'generate-mystery-story': z.strictObject({
    adventureId: id,
    theme: line,
    setting: line.default(''),
    timePeriod: line.default(''),
    /** Names of the dinner's own characters; empty if it has none yet. */
    victim: line.default(''),
    culprit: line.default(''),
    seed: picture.seed,
  }),
  'generate-mystery-character': z.strictObject({
    adventureId: id,
    theme: line,
    existingCharacters: z.array(line).max(mostNames).default([]),
    /** The name of the character to write, if one is chosen. */
    name: line.optional(),
    role: z.enum(['victim', 'suspect', 'detective', 'host']).default('suspect'),
    seed: picture.seed,
  }),
  'suggest-hints': z.strictObject({ adventureId: id, puzzleId: id, consent }),
  'suggest-synonyms': z.strictObject({ adventureId: id, puzzleId: id, consent }),
  /** `image`: its address, since some puzzles know nothing else of it. */
  'suggest-alternative-text': z.strictObject({ adventureId: id, image: z.string().max(200), language: languageSchema }),
  /** Without consent the texts of puzzles (with hints and solutions) and endings are not sent. */
  'suggest-translation': z.strictObject({ adventureId: id, consent: z.boolean().default(false) }),
} as const satisfies Record<FunctionName, z.ZodType>

export type Body<Name extends FunctionName> = z.output<(typeof bodySchemas)[Name]>

/** The body as it is sent. */
export type PictureBody = z.input<(typeof bodySchemas)[PictureFunction]>
