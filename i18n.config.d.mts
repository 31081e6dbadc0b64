import type { paraglideVitePlugin } from '@inlang/paraglide-js'

type ParaglideOptions = Parameters<typeof paraglideVitePlugin>[0] & { outdir: string }

export const paraglideOptions: ParaglideOptions
export const splitParaglideOptions: ParaglideOptions
export function writeMessageProject(root?: string): void
