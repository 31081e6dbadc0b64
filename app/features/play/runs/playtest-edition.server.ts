import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'

export async function playtestEditionOf(_database: Database, _adventureId: string, _userId: string | null): Promise<string> {
  throw new AppError('notPlayable')
}
