import type { Locale } from '#app/i18n/locale.ts'

/** In percent of the picture. `label`: which steps are done there, or which of several things it is. */
export type Mark = { x: number; y: number; label: string }

export type GuidePicture = { url: string; alt: string; width: number; height: number }

export type GuidePuzzle = {
  id: string
  name: string
  task: string
  /** Empty when it is unfinished. */
  answer: string[]
  /** Where the answer is shown; its size is unknown. */
  at: { url: string; marks: Mark[] } | null
  hints: string[]
}

export type GuideStep = { number: number; text: string; puzzle: GuidePuzzle | null }

/** A stay in a scene. Only the first one in each says what is there. */
export type GuidePart = {
  name: string
  text: string
  picture: GuidePicture | null
  marks: Mark[]
  steps: GuideStep[]
}

export type Guide = {
  title: string
  language: Locale
  /** `none`: no way to an ending was found. `unknown`: the checker did not finish. */
  way: 'shortest' | 'some' | 'none' | 'unknown'
  parts: GuidePart[]
  /** Those that the way leaves out. */
  otherPuzzles: GuidePuzzle[]
}
