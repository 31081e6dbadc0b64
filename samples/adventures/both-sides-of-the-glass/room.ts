import type { SampleText } from '#samples/sample-adventure.ts'
import { missLines } from './miss-lines.ts'

export const landscape = { canvasWidth: 1920, canvasHeight: 1080, isStartingMap: false, isEnding: false } as const

export const room = (key: string, caption: SampleText) => ({
  ...landscape,
  key,
  image: `./art/${key}.webp`,
  missLines: missLines[key]!,
  sound: { file: `./sound/${key}.mp3`, caption },
})
