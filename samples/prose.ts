import type { SampleText } from './sample-adventure.ts'

/** Long texts in short lines of code: an empty line begins a paragraph, a line with `/ ` a new line. */
export const prose = (en: string, fr: string): SampleText => ({ en: flowing(en), fr: flowing(fr) })

const flowing = (written: string): string =>
  written
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .trim()
        .replaceAll(/\s*\n\s*/g, '\n')
        .replaceAll(/\n(?!\/ )/g, ' ')
        .replaceAll('\n/ ', '\n'),
    )
    .map((paragraph) => paragraph.replace(/^\/ /, ''))
    .join('\n\n')
