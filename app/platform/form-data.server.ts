import { AppError } from '#app/shared/app-error.ts'

/** Leaves out Conform's two bookkeeping fields. @throws AppError invalidInput */
export async function readFormData(request: Request): Promise<FormData> {
  const data = await request.formData().catch((error: unknown) => {
    throw new AppError('invalidInput', { cause: error, log: 'the body is no form' })
  })
  data.delete('__intent__')
  data.delete('__state__')
  return data
}
