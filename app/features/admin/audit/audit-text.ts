import { functionText } from '#app/features/admin/function-text.ts'
import { amountText } from '#app/features/payments/standing-text.ts'
import { formatNumber, priceCurrency } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'

type Detail = Readonly<Record<string, unknown>>
type Told = { action: string; detail: Detail; entityId: string | null }

const wordOf = (detail: Detail, name: string): string => (typeof detail[name] === 'string' ? detail[name] : '')

const roles: Record<string, () => string> = {
  admin: m.admin_role_admin,
  moderator: m.admin_role_moderator,
  user: m.admin_role_user,
}
const roleIn = (detail: Detail, name: string): string => roles[wordOf(detail, name)]?.() ?? wordOf(detail, name)

const texts: Record<string, (told: Told) => string> = {
  'role.granted': ({ detail }) => m.admin_audit_role_granted({ role: roleIn(detail, 'role') }),
  'role.changed': ({ detail }) =>
    m.admin_audit_role_changed({ from: roleIn(detail, 'from'), to: roleIn(detail, 'to') }),
  'user.banned': () => m.admin_audit_banned(),
  'user.unbanned': () => m.admin_audit_unbanned(),
  'purchase.refund_asked': ({ detail }) => {
    const currency = wordOf(detail, 'currency') || priceCurrency
    return m.admin_audit_refund_asked({ amount: amountText({ cents: Number(detail['cents']), currency }) })
  },
  'statement.paid': () => m.admin_audit_statement_paid(),
  'generation.switched_on': ({ entityId }) => m.admin_audit_generation_on({ function: functionText(entityId) }),
  'generation.switched_off': ({ entityId }) => m.admin_audit_generation_off({ function: functionText(entityId) }),
  'platform.registered': ({ detail }) => m.admin_platforms_log_registered({ name: wordOf(detail, 'name') }),
  'platform.changed': ({ detail }) => m.admin_platforms_log_changed({ name: wordOf(detail, 'name') }),
  'platform.switched_on': ({ detail }) => m.admin_platforms_log_on({ name: wordOf(detail, 'name') }),
  'platform.switched_off': ({ detail }) => m.admin_platforms_log_off({ name: wordOf(detail, 'name') }),
  'adventure.taken_to_review': ({ detail }) => m.admin_audit_taken({ title: wordOf(detail, 'title') }),
  'adventure.released': ({ detail }) => {
    const title = wordOf(detail, 'title')
    if (detail['to'] === 'draft') return m.admin_audit_released_draft({ title })
    if (detail['to'] === 'unlisted') return m.admin_audit_released_unlisted({ title })
    return m.admin_audit_released_published({ title })
  },
  'adventure.handed_over': ({ detail }) => m.admin_audit_handed_over({ title: wordOf(detail, 'title') }),
  'adventure.people_changed': ({ detail }) => m.admin_audit_people_changed({ title: wordOf(detail, 'title') }),
  'adventure.shared': ({ detail }) =>
    m.admin_audit_shared({ title: wordOf(detail, 'title'), percent: formatNumber(Number(detail['percent'])) }),
  'review.hidden': () => m.admin_audit_review_hidden(),
  'review.shown': () => m.admin_audit_review_shown(),
  'lock.deleted': ({ detail }) => m.admin_audit_lock_deleted({ title: wordOf(detail, 'title') }),
  'report.closed': () => m.admin_audit_report_closed(),
  'message.answered': () => m.admin_audit_message_answered(),
  'message.closed': () => m.admin_audit_message_closed(),
  'message.reopened': () => m.admin_audit_message_reopened(),
  'mail.sent_again': () => m.admin_audit_mail_again(),
  'design.changed': ({ detail, entityId }) =>
    m.admin_audit_design_changed({ key: entityId ?? '', from: wordOf(detail, 'from'), to: wordOf(detail, 'to') }),
  'design.deleted': ({ detail, entityId }) =>
    m.admin_audit_design_deleted({ key: entityId ?? '', from: wordOf(detail, 'from') }),
  'design.reset': ({ detail }) => m.admin_audit_design_reset({ count: Object.keys(detail['settings'] ?? {}).length }),
  'backup.made': ({ detail }) =>
    m.admin_audit_backup({ rows: formatNumber(Number(detail['rows'])), files: formatNumber(Number(detail['files'])) }),
  'server.public': ({ detail }) => m.admin_audit_public({ url: wordOf(detail, 'url') }),
  'reset_link.printed': () => m.admin_audit_link_printed(),
  'second_factor.removed': () => m.admin_audit_factor_removed(),
}

/** What somebody did, in the reader's language. */
export const auditText = (told: Told): string =>
  Object.hasOwn(texts, told.action) ? texts[told.action]!(told) : told.action

/** The text of each kind of entry, without the details of a single one. */
export const auditKinds = (): { action: string; to: string | null; text: string }[] =>
  Object.entries(texts).flatMap(([action, text]) =>
    (action === 'adventure.released' ? ['published', 'unlisted', 'draft'] : [null]).map((to) => ({
      action,
      to,
      text: text({ action, detail: { to, cents: 0, rows: 0, files: 0 }, entityId: null }),
    })),
  )

export const roleKinds = () => Object.entries(roles).map(([role, text]) => ({ role, text: text() }))

/** The reason, where one was required. */
export const reasonIn = ({ detail }: Pick<Told, 'detail'>): string => wordOf(detail, 'reason')
