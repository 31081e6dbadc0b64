import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'
import { adventurePurposes } from './upload-rules.ts'

const uploadQuerySchema = z.strictObject({
  adventure: z.uuid(),
  purpose: z.enum(adventurePurposes),
  scene: z.uuid().optional(),
  orientation: z.enum(['landscape', 'portrait']).optional(),
  framing: z.enum(['crop', 'fit']).default('crop'),
  at: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().max(100))
    .optional(),
})

export type UploadQuery = z.infer<typeof uploadQuerySchema>

/** @throws AppError invalidInput for anything missing, unknown or given twice */
export function readUploadQuery(params: URLSearchParams): UploadQuery {
  const entries = [...params]
  const parsed = uploadQuerySchema.safeParse(Object.fromEntries(entries))
  if (!parsed.success || new Set(params.keys()).size !== entries.length) throw new AppError('invalidInput')
  return parsed.data
}
