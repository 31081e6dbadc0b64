type Written = {
  name: string
  background: string
  personality: string
  costumeIdeas: string
  secret: string
  motive: string
}

/** The built-in writer begins with what everybody may know; a model may begin with anything. */
export function withPublicWords(written: Written, { byModel, known }: { byModel: boolean; known: string }) {
  if (byModel || known.trim() !== '') return written
  const [first = written.background] = /^.*?[.!?](?=\s|$)/su.exec(written.background) ?? []
  return { ...written, publicDescription: first }
}
