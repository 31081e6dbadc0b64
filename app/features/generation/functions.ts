/** The formats of generated pictures; each place has its own. */
export type PictureFormat = 'scene' | 'portrait' | 'icon' | 'cover' | 'puzzle'

export const pictureFunctions = {
  'generate-npc-avatar': { format: 'portrait', purpose: 'npc' },
  'generate-cover-image': { format: 'cover', purpose: 'cover' },
  'generate-scene-image': { format: 'scene', purpose: 'scene' },
  'generate-item-icon': { format: 'icon', purpose: 'item' },
  'generate-puzzle-image': { format: 'puzzle', purpose: 'puzzle' },
} as const

export type PictureFunction = keyof typeof pictureFunctions

/** Of a line of a request for a story, in characters, and of the names in it. */
export const longestLine = 200
export const mostNames = 40

export const storyFunctions = ['generate-mystery-story', 'generate-mystery-character'] as const

/** Functions whose results are shown for approval; they need a model. */
const suggestionFunctions = [
  'suggest-hints',
  'suggest-synonyms',
  'suggest-alternative-text',
  'suggest-translation',
] as const

export type SuggestionFunction = (typeof suggestionFunctions)[number]

export type FunctionName = PictureFunction | (typeof storyFunctions)[number] | SuggestionFunction

export const functionNames: readonly FunctionName[] = [
  ...(Object.keys(pictureFunctions) as PictureFunction[]),
  ...storyFunctions,
  ...suggestionFunctions,
]

export const isFunctionName = (name: string): name is FunctionName =>
  (functionNames as readonly string[]).includes(name)

export const isPictureFunction = (name: FunctionName): name is PictureFunction => Object.hasOwn(pictureFunctions, name)

export const needsModel = (name: FunctionName): name is SuggestionFunction =>
  (suggestionFunctions as readonly string[]).includes(name)

/** Units of the daily budget: a picture costs about ten times as much as a text. */
export const amountOf = (name: FunctionName): number => (isPictureFunction(name) ? 10 : 1)
