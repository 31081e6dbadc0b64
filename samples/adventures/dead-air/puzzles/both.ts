import type { SampleText } from '#samples/sample-adventure.ts'

export const both = (code: string): SampleText => ({ en: code, fr: code })
