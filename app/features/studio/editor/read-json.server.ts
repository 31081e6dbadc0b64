import { AppError } from '#app/shared/app-error.ts'

/** @throws AppError invalidInput */
export async function readJson(request: Request): Promise<unknown> {
  if (!request.headers.get('Content-Type')?.startsWith('application/json'))
    throw new AppError('invalidInput', { log: 'the body is no JSON' })
  try {
    return await request.json()
  } catch (error) {
    throw new AppError('invalidInput', { cause: error, log: 'the body cannot be read as JSON' })
  }
}
