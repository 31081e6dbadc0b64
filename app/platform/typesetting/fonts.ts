import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The faces that pages are set in, by package and folder. Licences: docs/decisions/071. */
const fonts = {
  '@expo-google-fonts/alfa-slab-one': ['400Regular'],
  '@expo-google-fonts/architects-daughter': ['400Regular'],
  '@expo-google-fonts/caveat': ['400Regular'],
  '@expo-google-fonts/cedarville-cursive': ['400Regular'],
  '@expo-google-fonts/courier-prime': ['700Bold'],
  '@expo-google-fonts/figtree': ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'],
  '@expo-google-fonts/fraunces': ['400Regular', '400Regular_Italic', '600SemiBold'],
  '@expo-google-fonts/homemade-apple': ['400Regular'],
  '@expo-google-fonts/la-belle-aurore': ['400Regular'],
  '@expo-google-fonts/league-gothic': ['400Regular'],
  '@expo-google-fonts/mynerve': ['.'],
  '@expo-google-fonts/noto-emoji': ['400Regular'],
  '@expo-google-fonts/old-standard-tt': ['.'],
  '@expo-google-fonts/pinyon-script': ['400Regular'],
  '@expo-google-fonts/rye': ['400Regular'],
  '@expo-google-fonts/special-elite': ['400Regular'],
  '@expo-google-fonts/unifrakturmaguntia': ['400Regular'],
}

/** Those of running text, whose letters need no help from another font. */
const textFaces = ['figtree', 'fraunces', 'noto-emoji']

/** The upright file of each text face. */
export const plainFaces = (): string[] =>
  fontFolders()
    .filter((folder) => textFaces.some((name) => folder.endsWith(join(name, '400Regular'))))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ttf'))

/** @throws if one is missing: pages would be set in another face without a word */
export function fontFolders(): string[] {
  const { resolve } = createRequire(import.meta.url)
  const folders = Object.entries(fonts).flatMap(([name, weights]) =>
    weights.map((weight) => join(dirname(resolve(`${name}/package.json`)), weight)),
  )
  for (const folder of folders) if (!existsSync(folder)) throw new Error(`There is no font in ${folder}`)
  return folders
}
