import { roles } from '#app/shared/player-roles.ts'
import { z } from '#app/shared/zod.ts'

export const roleSchema = z.enum(roles)
