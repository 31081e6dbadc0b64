/** Width and height in pixels, 0 for a sound. */
export type PresentedAsset = { id: string; url: string; width: number; height: number; bytes: number }

type Row = { id: string; name: string; mime: string; width: number | null; height: number | null; bytes: number }

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
}

export const isAssetType = (mime: string): boolean => Object.hasOwn(extensions, mime)

/** Without the dot. @throws for a type that is never stored */
export function extensionOf(mime: string): string {
  const extension = isAssetType(mime) ? extensions[mime] : undefined
  if (extension === undefined) throw new TypeError(`Assets are never stored as ${mime}`)
  return extension
}

/** The name cannot be guessed; access is still checked. */
export const assetUrl = (asset: { name: string; mime: string }): string =>
  `/media/${asset.name}.${extensionOf(asset.mime)}`

/** The address of a person's portrait, if there is one. */
export const portraitUrl = (portrait: { name: string; mime: string } | null): string | null =>
  portrait && assetUrl(portrait)

export const assetNameAt = (address: string): string | null =>
  /^\/media\/([0-9A-Za-z]{22})\.\w+$/u.exec(address)?.[1] ?? null

export const presentAsset = (row: Row): PresentedAsset => ({
  id: row.id,
  url: assetUrl(row),
  width: row.width ?? 0,
  height: row.height ?? 0,
  bytes: row.bytes,
})
