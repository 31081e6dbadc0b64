import type { Locale } from '#app/i18n/locale.ts'
import { saidIn } from '#app/i18n/said-in.ts'
import type { CommonConfiguration, Json, JsonObject, PuzzleDraft, PuzzleTypeDefinition } from './contract.ts'
import { z } from '#app/shared/zod.ts'

/** A picture as a template finds it: `path` below the templates' folder, size in pixels. */
export type PrintPicture = { path: string; width: number; height: number }

interface SheetInput<Presented = JsonObject> {
  presented: Presented
  start: Json
  picture: PrintPicture | null
  /** The pictures that `pictures` names, in its order; null for a missing one. */
  pictures: readonly (PrintPicture | null)[]
  /** Where anyone with the page can hear the sound that `sound` names; null while only its creator may hear it. */
  soundLink: string | null
}

interface KeyInput<
  Configuration = JsonObject,
  Solution = JsonObject,
  Answer = Json,
  Presented = JsonObject,
> extends SheetInput<Presented> {
  draft: PuzzleDraft<Configuration, Solution>
  answer: Answer
}

type PrintedKey = {
  /** In words; empty if the template draws it. */
  answer: string
  also: string[]
  decoys: { answer: string; reply: string }[]
  [more: string]: Json
}

/** An answer for somebody who leads a game: in words, and where a picture shows it, in percent of it. */
export type AnswerInWords = {
  words: string[]
  at?: { url: string; points: { x: number; y: number }[] }
}

type ToldInput<Configuration = JsonObject, Solution = JsonObject, Answer = Json, Presented = JsonObject> = {
  presented: Presented
  draft: PuzzleDraft<Configuration, Solution>
  answer: Answer
  /** The address of the puzzle's own picture. */
  picture: string | null
}

/** A page that cannot be printed; the author is told the reason. */
export class NotPrintable extends Error {
  readonly reason: 'no_picture'

  constructor(reason: 'no_picture') {
    super(reason)
    this.reason = reason
  }
}

interface PuzzlePrintDefinition<Configuration, Solution, Answer, Presented> {
  pictures?(presented: Presented): string[]
  sound?(presented: Presented): string
  /** Never gets the secret half, so it cannot print it. @throws NotPrintable */
  sheet(input: SheetInput<Presented>): JsonObject
  key(input: KeyInput<Configuration, Solution, Answer, Presented>): PrintedKey
  /** For types whose template draws the answer; otherwise it is the key's. */
  inWords?(input: ToldInput<Configuration, Solution, Answer, Presented>): AnswerInWords
}

export interface PuzzlePrint {
  pictures(presented: unknown): string[]
  sound(presented: unknown): string | null
  sheet(language: Locale, input: SheetInput<unknown>): JsonObject
  key(language: Locale, input: KeyInput<unknown, unknown, unknown, unknown>): PrintedKey
  inWords(language: Locale, input: ToldInput<unknown, unknown, unknown, unknown>): AnswerInWords
}

const printedKey = z.looseObject({
  answer: z.string(),
  also: z.array(z.string()),
  decoys: z.array(z.object({ answer: z.string(), reply: z.string() })),
})

export function definePuzzlePrint<Configuration extends CommonConfiguration, Solution, Answer, Presented>(
  schemas: PuzzleTypeDefinition<Configuration, Solution, Answer, Presented>['schemas'],
  print: PuzzlePrintDefinition<Configuration, Solution, Answer, Presented>,
): PuzzlePrint {
  const readSheet = (input: SheetInput<unknown>): SheetInput<Presented> => ({
    ...input,
    presented: schemas.presented.parse(input.presented),
  })
  const readDraft = ({ configuration, solution }: PuzzleDraft<unknown, unknown>) => ({
    configuration: schemas.configuration.parse(configuration),
    solution: schemas.solution.parse(solution),
  })
  return {
    pictures: (presented) => print.pictures?.(schemas.presented.parse(presented)) ?? [],
    sound: (presented) => print.sound?.(schemas.presented.parse(presented)) ?? null,
    // only named fields are passed on: the input for a key is also an input for a sheet
    sheet: (language, { presented, start, picture, pictures, soundLink }) =>
      saidIn(language, () => print.sheet(readSheet({ presented, start, picture, pictures, soundLink }))),
    key: (language, input) =>
      saidIn(language, () => {
        const [draft, answer] = [readDraft(input.draft), schemas.answer.parse(input.answer)]
        const key = print.key({ ...readSheet(input), draft, answer })
        printedKey.parse(key)
        return key
      }),
    inWords: (language, { picture, ...input }) =>
      saidIn(language, () => {
        const presented = schemas.presented.parse(input.presented)
        const read = { presented, draft: readDraft(input.draft), answer: schemas.answer.parse(input.answer) }
        if (print.inWords) return print.inWords({ ...read, picture })
        const { answer, also } = print.key({ ...read, start: null, picture: null, pictures: [], soundLink: null })
        return { words: [answer, ...also] }
      }),
  }
}

/** @throws NotPrintable */
export function needed(picture: PrintPicture | null | undefined): PrintPicture {
  if (!picture) throw new NotPrintable('no_picture')
  return picture
}

export const filled = (texts: readonly string[]): string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '')
