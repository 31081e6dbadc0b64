import { m } from '#app/i18n/generated/messages.js'
import type { ReportKind, ReportReason } from './report.schema.ts'

export const reportReasonText = (reason: ReportReason): string =>
  ({
    offensive: m.report_reason_offensive,
    harassment: m.report_reason_harassment,
    stolen: m.report_reason_stolen,
    misleading: m.report_reason_misleading,
    personal: m.report_reason_personal,
    other: m.report_reason_other,
  })[reason]()

export const reportKindText = (kind: ReportKind): string =>
  ({
    adventure: m.report_kind_adventure,
    review: m.report_kind_review,
    creator: m.report_kind_creator,
    player: m.report_kind_player,
    lock: m.report_kind_lock,
  })[kind]()

const problems: Record<string, () => string> = {
  report_reason_required: m.report_reason_required,
  report_text_required: m.report_text_required,
  report_text_long: m.report_text_long,
}

/** The problem of a field; null when it belongs to no field. */
export const reportProblemText = (problem: string): string | null => problems[problem]?.() ?? null
