import styles from '#app/ui/tokens.css?raw'
import { tidyValue } from '#app/ui/token-grammar.ts'

/** The values in tokens.css, by custom property. */
export const tokenDefaults: Readonly<Record<string, string>> = Object.fromEntries(
  [...styles.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, key = '', value = '']) => [key, tidyValue(value)]),
)
