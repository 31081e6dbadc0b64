type Written = {
  name: string
  background: string
  personality: string
  costumeIdeas: string
  secret: string
  motive: string
}

/** The built-in writer starts with what everybody may know; a model may start with anything. */
export function withPublicWords(
  written: Partial<Written>,
  { byModel, known }: { byModel: boolean; known: string },
): Partial<Written> & { publicDescription?: string } {
  if (byModel || known.trim() !== '' || written.background === undefined) return written
  const [first = written.background] = /^.*?[.!?](?=\s|$)/su.exec(written.background) ?? []
  return { ...written, publicDescription: first }
}
