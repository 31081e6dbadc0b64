/** At least 80 words. `figure`: what the page shows below them, by its name. */
export type GuideStep = { title: string; paragraphs: readonly string[]; figure?: string }

/** Centre and size, in percent of the picture that it lies on. */
type Place = { x: number; y: number; width: number; height: number }

/** Pictures over one another. `marks` frame places in it, numbered. */
export type GuidePicture = {
  title: string
  text?: string
  alt: string
  width: number
  height: number
  parts: readonly { src: string; place?: Place }[]
  marks?: readonly Place[]
}

/** Taken from what was made, so that it stays true. */
export type GuideFigure = {
  pictures?: readonly GuidePicture[]
  papers?: readonly { title: string; text: string }[]
  lists?: readonly { title: string; items: readonly string[] }[]
}

export type GuideFigures = Readonly<Record<string, GuideFigure>>

/** Beside a step: a checklist, or an example. */
export type GuideAid = { checklist: readonly string[] } | { example: string }

export type HostingTool = { title: string; text: string; link?: { label: string; to: string } }

/** Only on the server: the browser gets the text as markup, and need not load it as code too. */
export type Guide = {
  title: string
  description: string
  introduction: readonly string[]
  steps: readonly GuideStep[]
  /** One for each step. */
  aids: readonly GuideAid[]
  /** What the site does on the day itself. */
  hosting: { title: string; paragraphs: readonly string[]; tools: readonly HostingTool[] }
  conclusion: { title: string; paragraphs: readonly string[] }
  call: { title: string; text: string; label: string; to: string; other: { label: string; to: string } }
}

export const guideSteps = {
  'for-events': 11,
  'for-team-building': 10,
  'for-museums': 12,
  'first-adventure': 10,
  'first-dinner': 9,
  'first-room': 9,
} as const

export type GuideSlug = keyof typeof guideSteps

export const stepAnchor = (index: number): string => `step-${index + 1}`
