export const styleFields = [
  'photographyStyle',
  'lightingStyle',
  'artStyle',
  'atmosphereStyle',
  'compositionStyle',
] as const

export type Styles = Record<(typeof styleFields)[number], string>

const joined = (parts: readonly string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(between)

const ratios = { portrait: '9:16 portrait aspect ratio', landscape: '16:9 aspect ratio' } as const

export const scenePrompt = (orientation: 'landscape' | 'portrait', description: string): string =>
  joined([ratios[orientation], description], ', ')

const portraitInstruction = 'Character portrait'

export const portraitPrompt = (name: string, description: string): string =>
  joined([portraitInstruction, name, description], ', ')

const iconInstruction =
  'Fantasy game item icon, a single object in the centre, plain background, clear outline, no text'

export const iconPrompt = (name: string, description: string): string =>
  joined([joined([name, description], ', '), iconInstruction], '. ')

/** Removes instructions to a model, which say nothing about the picture. */
export const authorsWords = (prompt: string): string =>
  [...Object.values(ratios), portraitInstruction, iconInstruction].reduce(
    (words, instruction) => words.replace(instruction, ''),
    prompt,
  )

export const longestPrompt = 4_000

/** Appends the author's custom prompt for the project, and nothing else of the project. */
export const withCustomPrompt = (prompt: string, customPrompt: string): string =>
  joined([prompt, customPrompt], '. ').slice(0, longestPrompt)

/** Adds the style tags in words, for a model. */
export const withStyles = (prompt: string, styles: Styles): string =>
  joined(
    [
      prompt,
      joined(
        styleFields.map((field) => styles[field]),
        ', ',
      ),
    ],
    '. ',
  ).slice(0, longestPrompt)
