import type { PlatformField } from '#app/features/learning/platforms/platform-fields.ts'
import { m } from '#app/i18n/generated/messages.js'

const problems = {
  missing: m.admin_platforms_missing,
  long: m.admin_platforms_long,
  address: m.admin_platforms_address,
  taken: m.admin_platforms_taken,
} as const

export type FieldProblem = keyof typeof problems

export const problemText = (problem: FieldProblem): string => problems[problem]()

type Words = { label: () => string; hint?: () => string }

export const fieldWords: Record<PlatformField, Words> = {
  name: { label: m.admin_platforms_name, hint: m.admin_platforms_name_hint },
  issuer: { label: m.admin_platforms_issuer, hint: m.admin_platforms_issuer_hint },
  clientId: { label: m.admin_platforms_client },
  deploymentIds: { label: m.admin_platforms_deployments, hint: m.admin_platforms_deployments_hint },
  authUrl: { label: m.admin_platforms_auth },
  tokenUrl: { label: m.admin_platforms_token },
  keysUrl: { label: m.admin_platforms_keys },
}
