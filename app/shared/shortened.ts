/** The first whole sentences of a text in at most this many characters, or else its first whole words with an ellipsis. */
export function shortened(text: string, most: number): string {
  const whole = text.trim()
  if ([...whole].length <= most) return whole
  const start = [...whole].slice(0, most + 1).join('')
  const sentences = /^.*[.!?…]["”»’)]*(?=\s)/su.exec(start)?.[0]
  if (sentences) return sentences
  const words = /^.*\S(?=\s)/su.exec([...whole].slice(0, most).join(''))?.[0]
  return `${words ?? [...whole].slice(0, most - 1).join('')}…`
}
