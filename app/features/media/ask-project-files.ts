import { askJson } from '#app/shared/ask-json.ts'
import type { PresentedAsset } from './asset.present.ts'

/** `purpose`: what it was sent for. */
export type UnusedFile = PresentedAsset & { purpose: string }
export type ProjectFile = UnusedFile & { origin: 'person' | 'model' | 'built-in' }

const addressOf = (adventureId: string): string => `/api/projects/${adventureId}/files`

/* @throws AppError of the server; offline */

export const readProjectFiles = async (adventureId: string): Promise<ProjectFile[]> =>
  ((await askJson(`${addressOf(adventureId)}?list=all`)) as { files: ProjectFile[] }).files

export const readUnusedFiles = async (adventureId: string): Promise<UnusedFile[]> =>
  ((await askJson(addressOf(adventureId))) as { unused: UnusedFile[] }).unused

export const removeUnusedFiles = async (
  adventureId: string,
  ids: readonly string[],
): Promise<{ removed: number; bytes: number }> =>
  (await askJson(addressOf(adventureId), { intent: 'remove-unused', ids })) as { removed: number; bytes: number }

export const declareOrigin = async (adventureId: string, assetId: string, origin: 'person' | 'model'): Promise<void> =>
  void (await askJson(addressOf(adventureId), { intent: 'declare-origin', assetId, origin }))
