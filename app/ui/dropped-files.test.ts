import { expect, test } from 'vitest'
import { filesIn } from './dropped-files.ts'

const fileEntry = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (resolve: (file: File) => void) => resolve(new File([], name)),
})

/** Browsers give a folder's entries in several goes. */
const folderEntry = (name: string, goes: object[][]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...goes]
    return { readEntries: (resolve: (entries: object[]) => void) => resolve(left.shift() ?? []) }
  },
})

const dropped = async (entries: object[]) => (await filesIn(entries as never)).map(({ name }) => name)

test('a folder is its files, whatever lies in folders of it, without hidden ones', async () => {
  const inner = folderEntry('cellar', [[fileEntry('rat.png')]])
  const folder = folderEntry('scenes', [
    [fileEntry('a.png'), fileEntry('.DS_Store')],
    [fileEntry('Thumbs.db'), inner],
  ])
  expect(await dropped([folder, fileEntry('b.png')])).toEqual(['b.png', 'a.png', 'rat.png'])
})

test('a disk is not read to its end', async () => {
  const many = Array.from({ length: 3_000 }, (_, at) => fileEntry(`${at}.png`))
  expect(await dropped([folderEntry('disk', [many])])).toHaveLength(2_000)
})
