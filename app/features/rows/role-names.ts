import { m } from '#app/i18n/generated/messages.js'
import type { Role } from '#app/shared/player-roles.ts'

export const roleNames: Record<Role, () => string> = { a: m.roles_a, b: m.roles_b }
