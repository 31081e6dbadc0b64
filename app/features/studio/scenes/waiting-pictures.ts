/** Chosen before their adventure was there. */
let waiting: { id: string; files: readonly File[] } | null = null

export function keepPictures(id: string, files: readonly File[]): void {
  waiting = { id, files }
}

/** Once: then they are on their way. */
export function takePictures(id: string): readonly File[] {
  if (waiting?.id !== id) return []
  const { files } = waiting
  waiting = null
  return files
}
