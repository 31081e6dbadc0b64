/** Added automatically by file managers and archivers, on macOS, Windows and elsewhere. */
const folders = ['__macosx', '.git', '.spotlight-v100', '.trashes', '.fseventsd', '$recycle.bin']
const files = ['.ds_store', 'thumbs.db', 'ehthumbs.db', 'desktop.ini', '.directory', '.localized', 'icon\r']

export const isJunk = (name: string): boolean => {
  const parts = name.toLowerCase().split('/')
  const last = parts.at(-1) ?? ''
  return parts.some((part) => folders.includes(part)) || files.includes(last) || last.startsWith('._')
}

/** The folder that wraps the project in the zip, with its `/`; empty if there is none. */
export function folderAround(names: readonly string[]): string {
  const depth = (name: string) => name.split('/').length
  const [document] = names
    .filter((name) => name === projectFile || name.endsWith(`/${projectFile}`))
    .toSorted((one, other) => depth(one) - depth(other))
  return document?.slice(0, -projectFile.length) ?? ''
}

export const projectFile = 'project.json'

const media = /^media\/[A-Za-z0-9_-]{1,80}\.[a-z0-9]{2,4}$/

export const isOfProject = (name: string): boolean => name === projectFile || media.test(name)
