import { AppError } from '#app/shared/app-error.ts'

/**
 * The fields of a posted form. A body that is no form is refused. Conform's two bookkeeping fields are left out: only the
 * browser needs them, and Conform reads them as JSON and throws at anything else.
 * @throws AppError invalidInput
 */
export async function readFormData(request: Request): Promise<FormData> {
  const data = await request.formData().catch((error: unknown) => {
    throw new AppError('invalidInput', { cause: error, log: 'the body is no form' })
  })
  data.delete('__intent__')
  data.delete('__state__')
  return data
}
