import { isStorableText } from '#app/shared/storable.ts'
import { z } from '#app/shared/zod.ts'

export const reportKinds = ['adventure', 'review', 'creator', 'player', 'lock'] as const
export type ReportKind = (typeof reportKinds)[number]

export const isReportKind = (kind: string | undefined): kind is ReportKind => reportKinds.some((each) => each === kind)

export const reportReasons = ['offensive', 'harassment', 'stolen', 'misleading', 'personal', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

const mostReportText = 2_000

/** `website` is a trap for programs that fill in every field. */
export const reportSchema = z
  .strictObject({
    reason: z.enum(reportReasons, { error: 'report_reason_required' }),
    text: z
      .string()
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .pipe(
        z.string().max(mostReportText, { error: 'report_text_long' }).refine(isStorableText, { error: 'invalidInput' }),
      ),
    website: z.string().optional(),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', { error: 'report_text_required', path: ['text'] })

export type ReportForm = z.infer<typeof reportSchema>
