import { rowKinds } from '#app/features/rows/kinds/index.ts'
import { toOneLine } from '#app/shared/storable.ts'

const { longest } = rowKinds.scene.fields.name.text

/** A name that people read: `02_old-kitchen.PNG` becomes `Old kitchen`. Empty if the file's name says nothing. */
export function nameOfFile(file: string): string {
  const words = toOneLine(file.normalize('NFC'))
    .replace(/\.[a-z][a-z0-9]{1,4}$/i, '')
    .replaceAll(/[\s_+-]+/g, ' ')
    .trim()
  // A number that only puts the files in order
  const name = words.replace(/^\d{1,3}[ .)]+(?=\p{L})/u, '')
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, longest).trim().toWellFormed()
}

/** "Hall 2" comes before "Hall 10". */
export const inNaturalOrder = <Named extends { name: string }>(files: readonly Named[]): Named[] => {
  const { compare } = new Intl.Collator(undefined, { numeric: true })
  return files.toSorted((one, other) => compare(one.name, other.name))
}
