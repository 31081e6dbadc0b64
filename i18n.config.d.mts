import type { paraglideVitePlugin } from '@inlang/paraglide-js'

export const paraglideOptions: Parameters<typeof paraglideVitePlugin>[0]
export function writeMessageProject(root?: string): void
