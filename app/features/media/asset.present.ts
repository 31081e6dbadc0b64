/** What the browser knows of a stored picture. Width and height in pixels. */
export type PresentedAsset = { id: string; url: string; width: number; height: number; bytes: number }

type Row = { id: string; name: string; mime: string; width: number | null; height: number | null; bytes: number }

const extensions: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' }

/** The extension of files of this type, without the dot. @throws for a type that is never stored as an asset */
export function extensionOf(mime: string): string {
  const extension = Object.hasOwn(extensions, mime) ? extensions[mime] : undefined
  if (extension === undefined) throw new TypeError(`Assets are never stored as ${mime}`)
  return extension
}

/** Where an asset is served. The name in it cannot be guessed, and whether it is served is still decided by who asks. */
export const assetUrl = (asset: { name: string; mime: string }): string => `/media/${asset.name}.${extensionOf(asset.mime)}`

export const presentAsset = (row: Row): PresentedAsset => ({
  id: row.id,
  url: assetUrl(row),
  width: row.width ?? 0,
  height: row.height ?? 0,
  bytes: row.bytes,
})
