/** More than any project takes; a disk may have been dropped. */
const mostFiles = 2_000

/** The files that were dropped, and those in dropped folders. */
export async function filesIn(dropped: readonly FileSystemEntry[]): Promise<File[]> {
  const entries = [...dropped]
  const found: File[] = []
  while (entries.length > 0 && found.length < mostFiles) {
    const entry = entries.shift()!
    if (isFile(entry)) found.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)))
    else if (isFolder(entry)) entries.push(...(await entriesOf(entry)))
  }
  return found
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** Without the hidden files that file managers add. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all.filter(({ name }) => !/^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(name))
    all.push(...some)
  }
}
