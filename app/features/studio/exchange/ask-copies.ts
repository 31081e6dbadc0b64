import { askJson } from '#app/shared/ask-json.ts'
import type { CopyIntoRequest, CopyTarget } from './copy-into.schema.ts'

const addressOf = (adventureId: string): string => `/api/projects/${adventureId}/copies`

/* @throws AppError of the server; offline */

export const readCopyTargets = async (adventureId: string): Promise<CopyTarget[]> =>
  ((await askJson(addressOf(adventureId))) as { targets: CopyTarget[] }).targets

export const copyAway = async (adventureId: string, request: CopyIntoRequest): Promise<{ id: string }> =>
  (await askJson(addressOf(adventureId), request)) as { id: string }
